import { css } from 'styled-components';

/** A line of the menu of phones. */
export const rowLook = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  width: 100%;
  min-height: 52px;
  padding: 0;
  border: 0;
  border-bottom: 1px solid var(--color-line);
  background: none;
  color: inherit;
  font-size: 1.05rem;
  text-align: start;
  text-decoration: none;
  & > svg {
    flex: none;
    width: 20px;
    height: 20px;
    stroke-width: 1.5;
  }
`;
