import { useT } from '@souk/i18n';
import { toastsStore, useToasts } from '@souk/state';
import { IconButton } from '@souk/ui';
import { X } from 'lucide-react';
import { useEffect } from 'react';
import styled, { keyframes } from 'styled-components';

/** The page's message inside a modal sheet, where those of the page behind it cannot be reached. */
export function SheetMessages() {
  const t = useT();
  const { toasts, dismiss } = useToasts();
  const shown = toasts.slice(-1);
  // What was said before the sheet opened, the sheet itself now shows; what can be undone stays so.
  useEffect(() => {
    for (const { id, kind, isUndo } of toastsStore.getState().toasts) if (kind === 'status' && !isUndo) dismiss(id);
  }, [dismiss]);
  return (
    <>
      {(['status', 'alert'] as const).map((kind) => (
        <div key={kind} role={kind}>
          {shown
            .filter((toast) => toast.kind === kind)
            .map(({ id, text, action }) => (
              <Message key={id} $isAlert={kind === 'alert'}>
                <p>{text}</p>
                {action && (
                  <button type="button" onClick={() => (action.run(), dismiss(id))}>
                    {action.label}
                  </button>
                )}
                <IconButton label={t('word.close')} onClick={() => dismiss(id)}>
                  <X aria-hidden="true" />
                </IconButton>
              </Message>
            ))}
        </div>
      ))}
    </>
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
