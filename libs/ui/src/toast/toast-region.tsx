import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { IconButton } from '../button/icon-button';

export type ToastMessage = {
  id: number;
  /** `status` is read when there is a pause, `alert` at once. */
  kind: 'status' | 'alert';
  text: ReactNode;
  action?: { label: string; run: () => void };
};

type Props = {
  toasts: readonly ToastMessage[];
  onDismiss: (id: number) => void;
  dismissLabel: string;
  children?: ReactNode;
};

/**
 * Short messages over the page. The polite region stands from the first paint, else its first message is not read; an
 * alert is read when it comes.
 */
export function ToastRegion({ toasts, onDismiss, dismissLabel, children }: Props) {
  const show = (kind: ToastMessage['kind']) =>
    toasts
      .filter((toast) => toast.kind === kind)
      .map(({ id, text, action }) => (
        <Toast key={id} $isAlert={kind === 'alert'}>
          <p>{text}</p>
          {action && (
            <Action type="button" onClick={() => (action.run(), onDismiss(id))}>
              {action.label}
            </Action>
          )}
          <IconButton label={dismissLabel} onClick={() => onDismiss(id)}>
            <X aria-hidden="true" />
          </IconButton>
        </Toast>
      ));
  return (
    <Region>
      <div role="status">
        {children}
        {show('status')}
      </div>
      {toasts.some(({ kind }) => kind === 'alert') && <div role="alert">{show('alert')}</div>}
    </Region>
  );
}

const rise = keyframes`from { opacity: 0; translate: 0 12px; }`;
const Region = styled.div`
  position: fixed;
  inset: auto 0 max(var(--floating-bottom, 16px), env(safe-area-inset-bottom));
  z-index: 60;
  display: grid;
  justify-items: center;
  gap: 8px;
  padding-inline: 16px;
  pointer-events: none;
  & > div {
    display: grid;
    justify-items: center;
    gap: 8px;
    max-width: 100%;
  }
`;
const Toast = styled.div<{ $isAlert: boolean }>`
  display: flex;
  align-items: center;
  gap: 4px;
  max-width: min(100%, 520px);
  min-height: 52px;
  padding: 4px 4px 4px 18px;
  border: 1px solid transparent;
  border-radius: 12px;
  background: ${({ $isAlert }) => ($isAlert ? 'var(--color-sale)' : 'var(--color-ink)')};
  color: ${({ $isAlert }) => ($isAlert ? 'var(--color-sale-ink)' : 'var(--color-paper)')};
  box-shadow: var(--shadow);
  font-size: var(--text-sm);
  font-weight: 500;
  pointer-events: auto;
  animation: ${rise} var(--slow) var(--ease);
  & > p {
    padding-block: 8px;
    margin-inline-end: 8px;
  }
`;
const Action = styled.button`
  min-height: 44px;
  padding: 0 12px;
  border: 0;
  background: none;
  font-weight: 700;
  text-decoration: underline;
  text-underline-offset: 0.2em;
  white-space: nowrap;
`;
