import type { ReactNode } from 'react';
import styled from 'styled-components';

type Props = { caption: string; columns: readonly string[]; children: ReactNode };

/** A short table of figures: all of it is there, so nothing is sorted or turned. It scrolls by itself where it is too wide. */
export function SmallTable({ caption, columns, children }: Props) {
  return (
    <Scroll role="region" aria-label={caption} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </Scroll>
  );
}

const Scroll = styled.div`
  overflow-x: auto;
  & > table {
    width: 100%;
    border-collapse: collapse;
    font-size: var(--text-sm);
    font-variant-numeric: tabular-nums;
  }
  & :is(th, td) {
    padding: 8px 12px;
    border-bottom: 1px solid var(--color-line);
    font-weight: 400;
    text-align: end;
  }
  & td {
    white-space: nowrap;
  }
  & thead th {
    color: var(--color-ink-soft);
  }
  & :is(th, td):first-child {
    padding-inline-start: 0;
    text-align: start;
  }
`;
