import { FormattedMessage, useT } from '@souk/i18n';
import { Button, Cluster, Dialog, Stack } from '@souk/ui';

type Props = { name: string; isBusy: boolean; onConfirm: () => void; onClose: () => void };

/** Asks before somebody stops working here. */
export function RemoveDialog({ name, isBusy, onConfirm, onClose }: Props) {
  const t = useT();
  return (
    <Dialog title={t('admin.staff.removeTitle', { name })} closeLabel={t('word.close')} onClose={onClose}>
      <Stack $gap={4}>
        <p>{t('admin.staff.removeText')}</p>
        <Cluster $justify="flex-end">
          <Button onClick={onClose} data-autofocus>
            <FormattedMessage id="desk.keep" />
          </Button>
          <Button variant="danger" isBusy={isBusy} onClick={onConfirm}>
            <FormattedMessage id="admin.staff.remove" />
          </Button>
        </Cluster>
      </Stack>
    </Dialog>
  );
}
