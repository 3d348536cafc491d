import { useT } from '@souk/i18n';
import { toastsStore } from '@souk/state';
import { useEffect } from 'react';
import { useHeldPage } from '../app/held-page';

/** Says that the next page waits for the connection, with a way to ask at once; it goes when the wait is over. */
export function HeldNotice() {
  const t = useT();
  const held = useHeldPage();
  const text = t('held.text');
  const label = t('word.retry');
  useEffect(() => {
    if (!held) return;
    const { show, dismiss } = toastsStore.getState();
    const id = show({ kind: 'alert', text, isLasting: true, action: { label, run: () => held.retry() } });
    return () => dismiss(id);
  }, [held, text, label]);
  return null;
}
