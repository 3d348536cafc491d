import { FormattedMessage, useT } from '@souk/i18n';
import { Button, Cluster, Dialog, Stack } from '@souk/ui';
import { useState } from 'react';
import { ConfirmLink } from './confirm-link';

/** Asks its person to sign in again in a window of its own: a link, which no browser blocks, and nothing of the page is lost. */
export function ConfirmDialog({ hasEnded, onClose }: { hasEnded: boolean; onClose: () => void }) {
  const t = useT();
  const [isOpened, setOpened] = useState(false);
  return (
    <Dialog
      title={t(hasEnded ? 'desk.ended.title' : 'desk.confirm.title')}
      closeLabel={t('word.close')}
      onClose={onClose}
    >
      <Stack $gap={4}>
        <p>{t(hasEnded ? 'desk.ended.text' : 'desk.confirm.text')}</p>
        <p role="status">{isOpened && t('desk.confirm.waiting')}</p>
        <Cluster $justify="flex-end">
          <Button onClick={onClose}>
            <FormattedMessage id="desk.confirm.cancel" />
          </Button>
          <ConfirmLink data-autofocus onClick={() => setOpened(true)}>
            <FormattedMessage id="desk.confirm.open" />
          </ConfirmLink>
        </Cluster>
      </Stack>
    </Dialog>
  );
}
