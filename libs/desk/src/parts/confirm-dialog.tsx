import { FormattedMessage, useT } from '@souk/i18n';
import { Button, ButtonLink, Cluster, Dialog, Stack } from '@souk/ui';
import { useState } from 'react';

/** Asks its person to sign in again in a window of its own: a link, which no browser blocks, and nothing of the page is lost. */
export function ConfirmDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const [isOpened, setOpened] = useState(false);
  return (
    <Dialog title={t('desk.confirm.title')} closeLabel={t('word.close')} onClose={onClose}>
      <Stack $gap={4}>
        <p>{t('desk.confirm.text')}</p>
        <p role="status">{isOpened && t('desk.confirm.waiting')}</p>
        <Cluster $justify="flex-end">
          <Button onClick={onClose}>
            <FormattedMessage id="desk.confirm.cancel" />
          </Button>
          <ButtonLink
            href="/confirm"
            // With its opener the window may close itself when it is done.
            target="souk-confirm"
            rel="opener"
            $variant="primary"
            data-autofocus
            onClick={() => setOpened(true)}
          >
            <FormattedMessage id="desk.confirm.open" />
          </ButtonLink>
        </Cluster>
      </Stack>
    </Dialog>
  );
}
