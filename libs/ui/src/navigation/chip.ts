import styled, { css } from 'styled-components';

/** The one look of a chip: a short word to press, in a row with others. */
export const chipLook = css`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 36px;
  padding: 0 14px;
  border: 1px solid var(--color-line-strong);
  border-radius: var(--radius-round);
  background: none;
  color: inherit;
  font-size: var(--text-sm);
  text-decoration: none;
  &:hover {
    background: var(--color-sunken);
  }
  &[aria-current],
  &[aria-pressed='true'] {
    border-color: var(--color-ink);
    background: var(--color-ink);
    color: var(--color-paper);
  }
`;

/** A chip that leads somewhere. `<ChipLink as={Link} to="…">`. */
export const ChipLink = styled.a`
  ${chipLook}
`;
