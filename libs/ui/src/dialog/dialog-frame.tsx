import { X } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { IconButton } from '../button/icon-button';
import { visuallyHidden } from '../layout/visually-hidden';
import { useModal } from './use-modal';

export type ModalProps = {
  /** Its name and its heading. */
  title: ReactNode;
  /** The heading is only read aloud where there is room to show it in the middle; a phone shows it beside the cross. */
  isTitleHidden?: boolean;
  closeLabel: string;
  /** False: it stays open. */
  onClose: () => unknown;
  /** Always in view at its lower end: totals, the main button. */
  footer?: ReactNode;
  children: ReactNode;
  className?: string;
};

/** What dialog and drawer have in common: a modal with heading, close button, scrolling middle and fixed foot. */
export function DialogFrame({
  title,
  isTitleHidden = false,
  closeLabel,
  onClose,
  footer,
  children,
  className,
}: ModalProps) {
  const id = useId();
  const modal = useModal(onClose);
  return (
    <Modal className={className} aria-labelledby={id} {...modal}>
      <Sheet>
        <Top $isBare={isTitleHidden}>
          <h2 id={id}>{title}</h2>
          <IconButton label={closeLabel} onClick={onClose}>
            <X aria-hidden="true" />
          </IconButton>
        </Top>
        <Middle $isBare={isTitleHidden}>{children}</Middle>
        {footer && <Foot>{footer}</Foot>}
      </Sheet>
    </Modal>
  );
}

/** As high as the sheet in it: Safari takes a share of such a height for a share of nothing, so nothing in it asks for one. */
const Modal = styled.dialog`
  &[open] {
    display: flex;
    flex-direction: column;
  }
`;
const Sheet = styled.div`
  position: relative;
  display: flex;
  flex: 1 1 auto;
  flex-direction: column;
  min-height: 0;
`;
/** Only the close button, over whatever the middle shows. */
const bareTop = css`
  @media (min-width: 700px) {
    position: absolute;
    inset: 0 0 auto auto;
    z-index: 1;
    padding: 8px;
    border: 0;
    & > h2 {
      ${visuallyHidden}
    }
    & > button {
      border-radius: var(--radius-round);
      background: color-mix(in srgb, var(--color-surface) 88%, transparent);
    }
  }
`;
const Top = styled.div<{ $isBare: boolean }>`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  padding: 12px 12px 12px 20px;
  border-bottom: 1px solid var(--color-line);
  & > h2 {
    font-size: var(--text-lg);
  }
  ${({ $isBare }) => $isBare && bareTop}
`;
const Middle = styled.div<{ $isBare: boolean }>`
  flex: 1;
  min-height: 0;
  padding: 20px;
  overflow: auto;
  overscroll-behavior: contain;
  @media (min-width: 700px) {
    ${({ $isBare }) => $isBare && 'padding-top: 24px;'}
  }
`;
const Foot = styled.div`
  padding: 16px 20px max(16px, env(safe-area-inset-bottom));
  border-top: 1px solid var(--color-line);
`;
