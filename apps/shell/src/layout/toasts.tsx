import { useT } from '@souk/i18n';
import { usePanels, useToasts, type Toast } from '@souk/state';
import { ToastRegion } from '@souk/ui';
import { useEffect } from 'react';
import styled from 'styled-components';

/** How long a message stands: longer when there is something to do about it. */
const standsMs = ({ kind, action }: Toast) => (kind === 'alert' || action ? 10_000 : 6_000);

/** Messages over the page, and a place for what the page's early script says before the application is there. */
export function Toasts() {
  const t = useT();
  const all = useToasts((state) => state.toasts);
  // Behind a sheet that shows them itself they could not be reached.
  const isCovered = usePanels(({ panel }) => panel.kind === 'cart' || panel.kind === 'notAttempted');
  const toasts = isCovered ? [] : all;
  const dismiss = useToasts((state) => state.dismiss);
  const oldest = all[0];
  useEffect(() => {
    if (!oldest) return;
    const timer = setTimeout(() => dismiss(oldest.id), standsMs(oldest));
    return () => clearTimeout(timer);
  }, [oldest, dismiss]);
  useEffect(() => {
    const early = document.querySelector('[data-early-status]');
    if (early && all.length > 0) early.textContent = '';
  }, [all]);
  return (
    <ToastRegion toasts={toasts} onDismiss={dismiss} dismissLabel={t('frame.dismiss')}>
      {/* Written by the early script, which React must not correct. */}
      <Early data-early-status="" suppressHydrationWarning>
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
