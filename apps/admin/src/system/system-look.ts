import { RuledList } from '@souk/desk';
import styled from 'styled-components';

/** Things that went wrong, each with its reason and what can be done. */
export const Faults = styled(RuledList)`
  & > li {
    display: grid;
    gap: 4px;
    justify-items: start;
  }
  & code {
    font-size: var(--text-sm);
    white-space: pre-wrap;
  }
`;

/** Few figures beside each other. */
export const Figures = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: var(--text-sm);
  font-variant-numeric: tabular-nums;
  & :is(th, td) {
    padding: 6px 0 6px 10px;
    border-bottom: 1px solid var(--color-line);
    text-align: end;
  }
  & :is(th, td):first-child {
    padding-inline-start: 0;
    text-align: start;
    overflow-wrap: break-word;
  }
  & th {
    font-weight: 500;
  }
  & thead th {
    color: var(--color-ink-soft);
    font-size: var(--text-xs);
  }
`;
