import { Badge, canHover, from, radius } from '@souk/ui';
import styled from 'styled-components';

/** Around a table: it scrolls by itself where there is no room. */
export const Frame = styled.div`
  position: relative;
  max-width: 100%;
  border: 1px solid var(--color-line);
  border-radius: ${radius.large};
  background: var(--color-surface);
  overflow-x: auto;
  container-type: scroll-state;
  &[aria-busy='true'] tbody {
    opacity: 0.55;
  }
`;

/** A table of many rows: close together, figures under figures. */
export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: var(--text-sm);
  & > caption {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  & :is(th, td) {
    padding: 9px 5px;
    border-bottom: 1px solid var(--color-line);
    text-align: start;
    vertical-align: middle;
  }
  & tr {
    background: var(--color-surface);
  }
  & tr > :first-child {
    padding-inline-start: 8px;
  }
  /* The last column says how things stand: where the others scroll by, it stays in sight. */
  & tr > :last-child {
    position: sticky;
    inset-inline-end: 0;
    padding-inline-end: 8px;
    background: inherit;
    /* What scrolls by below it is seen to go on there: half a sum is not read as a sum. */
    box-shadow: -1px 0 var(--color-line);
    @container scroll-state(scrollable: inline-end) {
      box-shadow: -4px 0 8px var(--color-ink-soft);
    }
  }
  ${from.lg} {
    & tr > :is(th, td) {
      padding-inline: 8px;
    }
  }
  & tr:last-child > :is(th, td) {
    border-bottom: 0;
  }
  & thead th {
    color: var(--color-ink-soft);
    font-weight: 500;
  }
  & tbody th {
    font-weight: 600;
  }
  /* Headings take a second line where there is no room: sums beside each other are all in sight on a laptop. */
  & time,
  & td[data-number='true'],
  & [data-whole='true'] {
    white-space: nowrap;
  }
  /* On a phone a long state takes a second line, rather than the end of the number beside it. */
  ${from.md} {
    & ${Badge} {
      white-space: nowrap;
    }
  }
  & [data-number='true'] {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  & :is([data-wide='true'], [data-wide='desktop'], [data-wide='large']) {
    display: none;
  }
  ${from.md} {
    & [data-wide='true'] {
      display: table-cell;
    }
  }
  ${from.lg} {
    & [data-wide='desktop'] {
      display: table-cell;
    }
  }
  ${from.xl} {
    & [data-wide='large'] {
      display: table-cell;
    }
  }
  & td > input {
    min-width: 92px;
  }
  & td > small {
    display: block;
    color: var(--color-ink-soft);
  }
  & tbody tr:focus-within,
  & tbody tr[data-chosen='true'] {
    background: var(--color-brand-soft);
  }
  ${canHover} {
    & tbody tr:hover {
      background: var(--color-sunken);
    }
  }
`;
