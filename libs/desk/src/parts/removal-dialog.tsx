import { FormattedMessage, useT } from '@souk/i18n';
import { Button, Cluster, Dialog, Stack } from '@souk/ui';

type Props = {
  title: string;
  /** What follows from it. */
  text: string;
  confirm: string;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks before something that cannot be taken back: somebody stops working at a desk, a sum is noted as paid. */
export function RemovalDialog({ title, text, confirm, isBusy, onConfirm, onClose }: Props) {
  const t = useT();
  return (
    <Dialog title={title} closeLabel={t('word.close')} onClose={onClose}>
      <Stack $gap={4}>
        <p>{text}</p>
        <Cluster $justify="flex-end">
          <Button onClick={onClose} data-autofocus>
            <FormattedMessage id="desk.keep" />
          </Button>
          <Button variant="danger" isBusy={isBusy} onClick={onConfirm}>
            {confirm}
          </Button>
        </Cluster>
      </Stack>
    </Dialog>
  );
}
