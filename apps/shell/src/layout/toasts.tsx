import { useT } from '@souk/i18n';
import { usePanels, useToasts, type Toast } from '@souk/state';
import { ToastRegion, radius } from '@souk/ui';
import { useEffect, useState } from 'react';
import styled from 'styled-components';

/** How long a message stands: longer when there is something to do about it. */
const standsMs = ({ kind, action }: Toast) => (kind === 'alert' || action ? 10_000 : 6_000);

/** One message over the page, and the place where the document script says an answer. */
export function Toasts() {
  const t = useT();
  const latest = useToasts((state) => state.toasts.at(-1));
  // Behind a sheet that shows them itself they could not be reached.
  const isCovered = usePanels(({ panel }) => ['cart', 'notAttempted', 'quickView'].includes(panel.kind));
  const dismiss = useToasts((state) => state.dismiss);
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (!latest || isHeld || latest.isLasting) return;
    const timer = setTimeout(() => dismiss(latest.id), standsMs(latest));
    return () => clearTimeout(timer);
  }, [latest, isHeld, dismiss]);
  useEffect(() => {
    const status = document.querySelector('[data-document-status]');
    if (status && latest) status.textContent = '';
  }, [latest]);
  return (
    <ToastRegion
      toast={isCovered ? undefined : latest}
      onDismiss={dismiss}
      onHold={setHeld}
      dismissLabel={t('frame.dismiss')}
    >
      {/* Written by the document script, which React must not correct. */}
      <DocumentStatus data-document-status="" suppressHydrationWarning>
        {''}
      </DocumentStatus>
    </ToastRegion>
  );
}

const DocumentStatus = styled.p`
  padding: 14px 18px;
  border-radius: ${radius.large};
  background: var(--color-ink);
  color: var(--color-paper);
  font-size: var(--text-sm);
  font-weight: 500;
  &:empty {
    display: none;
  }
`;
