import styled from 'styled-components';
import { from } from '../theme/breakpoints';

/** Type 1: 2, then 3, then 5 columns; type 2: 2, then 3; 4: 2, then 3, then 4. Source: spec 2, Product card grid; spec 9. */
export type GridType = 1 | 2 | 4;

const wide: Readonly<Record<GridType, number>> = { 1: 5, 2: 3, 4: 4 };

/** So many columns, fewer where large text would leave a card less than a price's width. */
const columns = (most: number) =>
  `repeat(auto-fill, minmax(min(100%, max(7.5rem, 100% / ${most} - var(--gap-grid))), 1fr))`;

/** Cards in the columns of their type. May be a list: `<Grid as="ul">`. */
export const Grid = styled.div<{ $type?: GridType }>`
  display: grid;
  grid-template-columns: ${columns(2)};
  gap: calc(var(--gap-grid) * 1.6) var(--gap-grid);
  ${from.sm} {
    grid-template-columns: ${columns(3)};
  }
  ${from.lg} {
    grid-template-columns: ${({ $type = 1 }) => columns(wide[$type])};
  }
`;
