import { useT } from '@souk/i18n';
import { useToasts, type Toast } from '@souk/state';
import { ToastRegion, radius } from '@souk/ui';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { useOpenDialog } from './use-open-dialog';

/** How long a message stands: longer when there is something to do about it. */
const standsMs = ({ kind, action }: Toast) => (kind === 'alert' || action ? 10_000 : 6_000);

/** One message over the page, and the place where the document script says an answer. */
export function Toasts() {
  const t = useT();
  const latest = useToasts((state) => state.toasts.at(-1));
  const dismiss = useToasts((state) => state.dismiss);
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (!latest) return;
    const status = document.querySelector('[data-document-status]');
    if (status) status.textContent = '';
    if (isHeld || latest.isLasting) return;
    const timer = setTimeout(() => dismiss(latest.id), standsMs(latest));
    return () => clearTimeout(timer);
  }, [latest, isHeld, dismiss]);
  const dialog = useOpenDialog(latest !== undefined);
  // A sheet that is worked in for long shows them itself (SheetMessages).
  const toast = dialog?.querySelector('[data-messages]') ? undefined : latest;
  const region = (
    <ToastRegion toast={toast} onDismiss={dismiss} onHold={setHeld} dismissLabel={t('frame.dismiss')}>
      {/* Written by the document script, which React must not correct. */}
      <DocumentStatus data-document-status="" suppressHydrationWarning>
        {''}
      </DocumentStatus>
    </ToastRegion>
  );
  return dialog ? createPortal(region, dialog) : region;
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
