import styled, { css, keyframes } from 'styled-components';
import { DialogFrame } from './dialog-frame';

const fromEnd = keyframes`from { translate: 100% 0; }`;
const fromStart = keyframes`from { translate: -100% 0; }`;
const fromTop = keyframes`from { translate: 0 -100%; }`;

const places = {
  end: css`
    width: min(100%, 440px);
    margin: 0 0 0 auto;
    animation-name: ${fromEnd};
  `,
  start: css`
    width: min(88%, 400px);
    margin: 0 auto 0 0;
    animation-name: ${fromStart};
  `,
  top: css`
    width: 100%;
    height: fit-content;
    max-height: 92dvh;
    margin: 0 0 auto;
    animation-name: ${fromTop};
  `,
};

/** A modal sheet along an edge of the page: 440 px from the right, full width on phones. Open as long as it is mounted. */
export const Drawer = styled(DialogFrame)<{ $side?: keyof typeof places }>`
  height: 100dvh;
  max-width: none;
  max-height: 100dvh;
  padding: 0;
  border: 0;
  background: var(--color-surface);
  color: var(--color-ink);
  box-shadow: var(--shadow);
  overflow: hidden;
  animation: var(--slow) var(--ease);
  ${({ $side = 'end' }) => places[$side]}
`;
