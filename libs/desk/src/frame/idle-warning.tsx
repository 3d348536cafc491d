import { accessTokenLifeS, deskIdleS } from '@souk/domain';
import { FormattedMessage, useT } from '@souk/i18n';
import { useQueryClient } from '@souk/query';
import { deviceStorage } from '@souk/state';
import { Button, Cluster, Dialog, Stack } from '@souk/ui';
import { useEffect, useState } from 'react';
import { StoreTime } from '../parts/store-time';

/** At the latest so long after the last use the sign-in is renewed no more: a use renews only a token that is nearly over. */
const idleMs = (deskIdleS - accessTokenLifeS) * 1000;
/** Twenty seconds would do (WCAG 2.2.1); two minutes are enough to come back to the desk. */
const warnMs = 120_000;
const checkMs = 15_000;
const storageKey = 'desk.used';

/** When somebody last worked at a desk in any tab of this browser, in milliseconds; 0: not known. */
const lastUse = () => Number(deviceStorage.getItem(storageKey) ?? 0);

/**
 * Warns before a sign-in ends because nobody works, and says when (WCAG 2.2.1). A key, a press and whatever the page reads by itself are
 * work, in every tab. Nothing is renewed by the warning alone.
 */
export default function IdleWarning() {
  const t = useT();
  const queryClient = useQueryClient();
  const [endsAt, setEndsAt] = useState<number | null>(null);
  const stay = () => {
    deviceStorage.setItem(storageKey, String(Date.now()));
    setEndsAt(null);
  };
  useEffect(() => {
    const use = () => {
      if (Date.now() - lastUse() > checkMs) deviceStorage.setItem(storageKey, String(Date.now()));
    };
    use();
    for (const kind of ['keydown', 'pointerdown']) addEventListener(kind, use, { passive: true });
    const stop = queryClient.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'success') use();
    });
    const timer = setInterval(() => {
      const end = lastUse() + idleMs;
      setEndsAt((now) => (Date.now() >= end - warnMs ? (now ?? end) : null));
    }, checkMs);
    return () => {
      for (const kind of ['keydown', 'pointerdown']) removeEventListener(kind, use);
      stop();
      clearInterval(timer);
    };
  }, [queryClient]);
  return (
    endsAt !== null && (
      <Dialog title={t('desk.idle.title')} closeLabel={t('word.close')} onClose={stay}>
        <Stack $gap={4}>
          <p>
            <FormattedMessage
              id="desk.idle.text"
              values={{ time: <StoreTime key="time" iso={new Date(endsAt).toISOString()} /> }}
            />
          </p>
          <Cluster $justify="flex-end">
            <Button variant="primary" data-autofocus onClick={stay}>
              <FormattedMessage id="desk.idle.stay" />
            </Button>
          </Cluster>
        </Stack>
      </Dialog>
    )
  );
}
