import styled, { keyframes } from 'styled-components';
import { from } from '../theme/breakpoints';
import { DialogFrame } from './dialog-frame';
import { radius } from '../theme/radius';

const rise = keyframes`from { opacity: 0; translate: 0 16px; }`;

/** A modal window over the page; on phones it rises from the lower edge. Open as long as it is mounted. */
export const Dialog = styled(DialogFrame)<{ $width?: number }>`
  width: min(100%, ${({ $width = 520 }) => $width}px);
  max-width: 100%;
  max-height: 92dvh;
  margin: auto auto 0;
  padding: 0;
  border: 0;
  border-radius: ${radius.sheet} ${radius.sheet} 0 0;
  background: var(--color-surface);
  color: var(--color-ink);
  box-shadow: var(--shadow);
  overflow: hidden;
  animation: ${rise} var(--slow) var(--ease);
  ${from.sm} {
    width: min(100% - 48px, ${({ $width = 520 }) => $width}px);
    max-height: min(88dvh, 900px);
    margin: auto;
    border-radius: ${radius.sheet};
  }
`;
