import { X } from 'lucide-react';
import styled, { keyframes } from 'styled-components';
import { IconButton } from '../button/icon-button';
import type { ToastMessage } from './toast-region';

type Props = {
  /** The one message that is shown. */
  toast: ToastMessage | undefined;
  onDismiss: (id: number) => void;
  dismissLabel: string;
  className?: string;
};

/** The page's message inside a modal sheet: what lies behind one can neither be seen, heard nor pressed. */
export function SheetMessages({ toast, onDismiss, dismissLabel, className }: Props) {
  const shown = toast && (
    <Message key={toast.id} $isAlert={toast.kind === 'alert'}>
      <p>{toast.text}</p>
      {toast.action && (
        <button type="button" onClick={() => (toast.action?.run(), onDismiss(toast.id))}>
          {toast.action.label}
        </button>
      )}
      <IconButton label={dismissLabel} onClick={() => onDismiss(toast.id)}>
        <X aria-hidden="true" />
      </IconButton>
    </Message>
  );
  return (
    // The mark tells the page that its messages are shown here.
    <div className={className} data-messages="">
      <div role="status">{toast?.kind === 'status' && shown}</div>
      {toast?.kind === 'alert' && <div role="alert">{shown}</div>}
    </div>
  );
}

const rise = keyframes`from { opacity: 0; translate: 0 8px; }`;
const Message = styled.div<{ $isAlert: boolean }>`
  display: flex;
  align-items: center;
  gap: 4px;
  margin-bottom: 10px;
  padding-inline-start: 14px;
  border-radius: var(--radius);
  background: var(${({ $isAlert }) => ($isAlert ? '--color-sale' : '--color-ink')});
  color: var(${({ $isAlert }) => ($isAlert ? '--color-sale-ink' : '--color-paper')});
  font-size: var(--text-sm);
  animation: ${rise} var(--fast) var(--ease);
  & > p {
    flex: 1;
    padding-block: 10px;
  }
  & > button:not([aria-label]) {
    min-height: 44px;
    padding-inline: 12px;
    border: 0;
    background: none;
    font-weight: 700;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;
