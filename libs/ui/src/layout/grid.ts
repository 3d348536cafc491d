import styled from 'styled-components';
import { from } from '../theme/breakpoints';

/** Type 1: 2, then 3, then 5 columns; type 2: 2, then 3; 4: 2, then 3, then 4. Source: spec 2, Product card grid; spec 9. */
export type GridType = 1 | 2 | 4;

const wide: Readonly<Record<GridType, number>> = { 1: 5, 2: 3, 4: 4 };

/** Cards in the columns of their type. May be a list: `<Grid as="ul">`. */
export const Grid = styled.div<{ $type?: GridType }>`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: calc(var(--gap-grid) * 1.6) var(--gap-grid);
  ${from.sm} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${from.lg} {
    grid-template-columns: repeat(${({ $type = 1 }) => wide[$type]}, minmax(0, 1fr));
  }
`;
