import { FormattedMessage } from '@souk/i18n';
import { Button, Cluster, Notice } from '@souk/ui';
import type { ToldBelow } from './use-field-faults';

type DialogProps = {
  /** Null: there is nothing to go on with. */
  confirm: string | null;
  variant?: 'primary' | 'danger';
  isBusy: boolean;
  onClose: () => void;
};

/** The foot of a dialog's form: leave everything as it is, or go on. */
export function DialogButtons({ confirm, variant = 'primary', isBusy, onClose }: DialogProps) {
  return (
    <Cluster $justify="flex-end">
      <Button onClick={onClose}>
        <FormattedMessage id="desk.keep" />
      </Button>
      {confirm !== null && (
        <Button type="submit" variant={variant} isBusy={isBusy}>
          {confirm}
        </Button>
      )}
    </Cluster>
  );
}

type SaveProps = {
  saveLabel: string;
  isBusy: boolean;
  /** What is said beside the button; null: nothing is wrong. What is wrong with a field stands at the field (`use-field-faults.ts`). */
  wrong: ToldBelow | null;
};

/** The foot of a form on a page of its own: where something is wrong with it, and the button that saves. */
export function SaveButton({ saveLabel, isBusy, wrong }: SaveProps) {
  return (
    <>
      {wrong && (
        <Notice $tone="sale" role="alert">
          <FormattedMessage id={wrong} />
        </Notice>
      )}
      <Cluster>
        <Button type="submit" variant="primary" isBusy={isBusy}>
          {saveLabel}
        </Button>
      </Cluster>
    </>
  );
}
