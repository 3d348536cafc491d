import type { CSSProperties, ReactNode } from 'react';
import styled from 'styled-components';
import { VisuallyHidden } from '../layout/visually-hidden';

export type HistogramRow = {
  id: string;
  label: ReactNode;
  count: ReactNode;
  /** Part of the whole, 0 to 1. */
  share: number;
  /** Accessible name of the whole row, such as "5 stars, 12 reviews". */
  name: string;
};

type Props = {
  label: string;
  rows: readonly HistogramRow[];
  selected?: string | null;
  onSelect?: (id: string | null) => void;
};

/** How many gave how much. With `onSelect` each row that has any is a switch that filters; pressing it again shows all. */
export function Histogram({ label, rows, selected = null, onSelect }: Props) {
  return (
    <List aria-label={label}>
      {rows.map(({ id, share, name, ...row }) => {
        const bar = (
          <>
            <span aria-hidden="true">{row.label}</span>
            <Bar aria-hidden="true" style={{ '--share': `${share * 100}%` } as CSSProperties} />
            <span aria-hidden="true">{row.count}</span>
          </>
        );
        return (
          <li key={id}>
            {onSelect ? (
              <Row
                as="button"
                type="button"
                aria-pressed={selected === id}
                disabled={share === 0}
                onClick={() => onSelect(selected === id ? null : id)}
              >
                <VisuallyHidden>{name}</VisuallyHidden>
                {bar}
              </Row>
            ) : (
              <Row role="img" aria-label={name}>
                {bar}
              </Row>
            )}
          </li>
        );
      })}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  max-width: 420px;
`;
const Row = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: 3.5em 1fr 3em;
  align-items: center;
  gap: 10px;
  width: 100%;
  min-height: 36px;
  padding: 0 8px;
  border: 0;
  border-radius: var(--radius);
  background: none;
  font-size: var(--text-sm);
  font-variant-numeric: tabular-nums;
  text-align: start;
  &:enabled:hover {
    background: var(--color-sunken);
  }
  &[aria-pressed='true'] {
    background: var(--color-brand-soft);
    font-weight: 600;
  }
  & > :last-child {
    color: var(--color-ink-soft);
    text-align: end;
  }
`;
const Bar = styled.span`
  height: 8px;
  border-radius: var(--radius-small);
  background: linear-gradient(90deg, var(--color-accent) var(--share), var(--color-line) var(--share));
  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
`;
