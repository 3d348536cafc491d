import { FormattedMessage, useT } from '@souk/i18n';
import { Button, Dialog } from '@souk/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

type Props = {
  title: ReactNode;
  text: ReactNode;
  confirmLabel: ReactNode;
  isDanger?: boolean;
  isBusy: boolean;
  /** Absent: there is nothing to agree to. */
  onConfirm?: (() => void) | undefined;
  onClose: () => void;
  /** What is to be chosen before the answer. */
  children?: ReactNode;
};

/** Asks before something that cannot be taken back. Source: spec 4, Other; ORDER-09. */
export function ConfirmDialog({
  title,
  text,
  confirmLabel,
  isDanger = false,
  isBusy,
  onConfirm,
  onClose,
  children,
}: Props) {
  const t = useT();
  return (
    <Dialog
      title={title}
      closeLabel={t('word.close')}
      onClose={onClose}
      footer={
        <Ways>
          <Button onClick={onClose} data-autofocus>
            <FormattedMessage id="confirm.keep" />
          </Button>
          {onConfirm && (
            <Button variant={isDanger ? 'danger' : 'primary'} isBusy={isBusy} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          )}
        </Ways>
      }
    >
      <Text>{text}</Text>
      {children}
    </Dialog>
  );
}

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 12px;
`;
const Text = styled.p`
  color: var(--color-ink-soft);
`;
