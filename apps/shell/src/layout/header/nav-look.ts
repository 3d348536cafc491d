import { css } from 'styled-components';

/** An entry of the main navigation: underlined when it is where the shopper is. */
export const navLook = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-height: 44px;
  padding: 0 clamp(6px, 0.8vw, 10px);
  border: 0;
  background: none;
  color: inherit;
  font-size: 0.95rem;
  font-weight: 500;
  text-decoration: none;
  white-space: nowrap;
  &::after {
    content: '';
    position: absolute;
    inset: auto clamp(6px, 0.8vw, 10px) 8px;
    height: 1.5px;
    background: currentcolor;
    scale: 0 1;
    transform-origin: left;
    transition: scale var(--fast) var(--ease);
  }
  &:hover::after,
  &[aria-current='page']::after,
  &[aria-expanded='true']::after {
    scale: 1 1;
  }
  & > svg {
    width: 16px;
    height: 16px;
    stroke-width: 1.5;
  }
`;
