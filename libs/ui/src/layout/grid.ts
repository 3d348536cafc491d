import styled, { css } from 'styled-components';
import { from } from '../theme/breakpoints';

/** Type 1: 2, then 3, then 5 columns; type 2: 2, then 3; 4: 2, then 3, then 4. Source: spec 2, Product card grid; spec 9. */
export type GridType = 1 | 2 | 4;

const wide: Readonly<Record<GridType, number>> = { 1: 5, 2: 3, 4: 4 };

/** So many columns, fewer where large text would leave a card less than a price's width. */
const columns = (most: number) =>
  `repeat(auto-fill, minmax(min(100%, max(7.5rem, 100% / ${most} - var(--gap-grid))), 1fr))`;

/** Selects the cards of a last row that is not full, of `count` columns, unless it is the only row. */
const unfilled = (count: number) =>
  Array.from({ length: count - 1 }, (_, left) => left + 1)
    .flatMap((left) =>
      Array.from({ length: left }, (_, at) => `& > :nth-child(${count}n + ${at + 1}):nth-last-child(${left - at})`),
    )
    .map((one) => `${one}:nth-child(n + ${count + 1})`)
    .join(',');

/** Leaves no hole: a last row that is not full is not shown. Within one range of widths, as its columns are. */
const fullRows = (count: number, media: string) => css`
  @media ${media} {
    ${unfilled(count)} {
      display: none !important;
    }
  }
`;

/** Cards in the columns of their type. May be a list: `<Grid as="ul">`. `$isFull`: only rows that are full, for a taste of more. */
export const Grid = styled.div<{ $type?: GridType; $isFull?: boolean }>`
  ${({ $isFull, $type = 1 }) =>
    $isFull &&
    css`
      ${fullRows(2, '(max-width: 639.98px)')}
      ${fullRows(3, '(min-width: 640px) and (max-width: 1023.98px)')}
      ${fullRows(wide[$type], '(min-width: 1024px)')}
    `}
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
