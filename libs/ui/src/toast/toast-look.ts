import styled, { keyframes } from 'styled-components';
import { radius } from '../theme/radius';

const drop = keyframes`from { opacity: 0; translate: 0 -12px; }`;
/** For a moment a tap still means what a new message covers. A delay, because reduced motion shortens durations alone. */
const letTapsThrough = keyframes`from, to { pointer-events: none; }`;

/** Under the header and the bar above it, on the side of the cart: it covers no button that buys. */
export const Region = styled.div`
  position: fixed;
  inset: calc(112px + env(safe-area-inset-top)) 0 auto;
  z-index: 60;
  display: grid;
  justify-items: end;
  gap: 8px;
  padding-inline: 16px;
  pointer-events: none;
  & > div {
    display: grid;
    justify-items: end;
    gap: 8px;
    max-width: 100%;
  }
  @media print {
    display: none;
  }
`;
export const Toast = styled.div<{ $isAlert: boolean }>`
  display: flex;
  align-items: center;
  gap: 4px;
  max-width: min(100%, 460px);
  min-height: 52px;
  padding: 6px 4px 6px 18px;
  border: 1px solid transparent;
  border-radius: ${radius.large};
  background: ${({ $isAlert }) => ($isAlert ? 'var(--color-sale)' : 'var(--color-ink)')};
  color: ${({ $isAlert }) => ($isAlert ? 'var(--color-sale-ink)' : 'var(--color-paper)')};
  box-shadow: var(--shadow);
  font-size: var(--text-sm);
  font-weight: 500;
  pointer-events: auto;
  animation:
    ${drop} var(--slow) var(--ease),
    ${letTapsThrough} 1ms 500ms backwards;
  /* Who already presses something below presses it to the end. */
  :root:active &:not(:active) {
    pointer-events: none;
  }
  &:has(> img) {
    padding-inline-start: 6px;
  }
  & > img {
    flex: none;
    width: 48px;
    margin-inline-end: 6px;
  }
  & > p {
    padding-block: 8px;
    margin-inline-end: 8px;
    overflow-wrap: anywhere;
  }
  & small {
    display: block;
    font-size: inherit;
    font-weight: 400;
    opacity: 0.85;
  }
`;
export const Action = styled.button`
  min-height: 44px;
  padding: 0 12px;
  border: 0;
  background: none;
  color: inherit;
  font-weight: 700;
  text-decoration: underline;
  text-underline-offset: 0.2em;
  white-space: nowrap;
  cursor: pointer;
  &:focus-visible {
    outline-color: currentcolor;
  }
`;
