import { useT } from '@souk/i18n';
import { usePanels, useToasts, type Toast } from '@souk/state';
import { ToastRegion } from '@souk/ui';
import { useEffect, useState } from 'react';
import styled from 'styled-components';

/** How long a message stands: longer when there is something to do about it. */
const standsMs = ({ kind, action }: Toast) => (kind === 'alert' || action ? 10_000 : 6_000);

/** One message over the page, and a place for what the page's early script says before the application is there. */
export function Toasts() {
  const t = useT();
  const latest = useToasts((state) => state.toasts.at(-1));
  // Behind a sheet that shows them itself they could not be reached.
  const isCovered = usePanels(({ panel }) => panel.kind === 'cart' || panel.kind === 'notAttempted');
  const dismiss = useToasts((state) => state.dismiss);
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (!latest || isHeld) return;
    const timer = setTimeout(() => dismiss(latest.id), standsMs(latest));
    return () => clearTimeout(timer);
  }, [latest, isHeld, dismiss]);
  useEffect(() => {
    const early = document.querySelector('[data-early-status]');
    if (early && latest) early.textContent = '';
  }, [latest]);
  return (
    <ToastRegion
      toast={isCovered ? undefined : latest}
      onDismiss={dismiss}
      onHold={setHeld}
      dismissLabel={t('frame.dismiss')}
    >
      {/* Written by the early script, which React must not correct. */}
      <Early data-early-status="" data-offline={t('error.offline')} suppressHydrationWarning>
        {''}
      </Early>
    </ToastRegion>
  );
}

const Early = styled.p`
  padding: 14px 18px;
  border-radius: 12px;
  background: var(--color-ink);
  color: var(--color-paper);
  font-size: var(--text-sm);
  font-weight: 500;
  &:empty {
    display: none;
  }
`;
