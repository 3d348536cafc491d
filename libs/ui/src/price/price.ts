import styled from 'styled-components';

/**
 * The row of a price: now, before, badge. The parts decide nothing; which price is shown is the caller's rule. It is marked,
 * so that what floats over the page keeps off it.
 */
export const Price = styled.p.attrs<{ $size?: 'card' | 'page'; 'data-price'?: string }>({ 'data-price': '' })`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  /* Where a neighbour's price takes two lines, this one stays on the first. */
  align-content: flex-start;
  gap: 2px ${({ $size }) => ($size === 'page' ? '10px' : '6px')};
  font-size: ${({ $size }) => ($size === 'page' ? 'var(--text-2xl)' : '1rem')};
  font-variant-numeric: tabular-nums;
  line-height: 1.3;
  overflow-wrap: anywhere;
`;

/** The width that a price has. In a narrow one, what it was stands on a line of its own, at every price alike. */
export const PriceRoom = styled.div`
  container: price / inline-size;
`;

/** What it was and how much that saves: one group, which moves to a second line whole. */
export const PriceBefore = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 2px 6px;
  @container price (max-width: 15.5rem) {
    flex-basis: 100%;
  }
  & > span {
    align-self: center;
  }
`;

/** What is paid. */
export const PriceNow = styled.strong<{ $isSale?: boolean }>`
  color: ${({ $isSale }) => ($isSale ? 'var(--color-sale)' : 'inherit')};
  font-weight: 600;
`;

/** What it was, struck through. */
export const PriceOld = styled.s`
  color: var(--color-ink-soft);
  font-size: max(0.8em, var(--text-sm));
`;
