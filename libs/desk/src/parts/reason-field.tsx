import { useT } from '@souk/i18n';
import { TextAreaField } from '@souk/ui';

type Props = {
  label: string;
  hint?: string | undefined;
  value: string;
  /** Somebody tried to go on: without a reason it is said that one is missing. */
  isChecked: boolean;
  maxLength?: number;
  rows?: number;
  /** The dialog opens with the focus here. */
  'data-autofocus'?: true;
  onChange: (reason: string) => void;
};

/** Why something is done that the log keeps. */
export function ReasonField({ isChecked, maxLength = 300, rows = 2, onChange, ...field }: Props) {
  const t = useT();
  return (
    <TextAreaField
      {...field}
      maxLength={maxLength}
      rows={rows}
      isRequired
      error={isChecked && field.value.trim() === '' ? t('desk.reasonMissing') : null}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
