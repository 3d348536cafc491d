import type { ReactNode } from 'react';
import styled from 'styled-components';

type Props = {
  /** Its accessible name; it is not read out every second. */
  label: string;
  /** From the largest unit to the smallest. A null value keeps its room before the first tick. */
  parts: readonly { value: number | null; unit: ReactNode }[];
  /** The instant that it counts down to, when the parts are days, hours, minutes and seconds: it ticks without React too. */
  endsAt?: string;
};

/** A quiet countdown: figures over their units. */
export function Countdown({ label, parts, endsAt }: Props) {
  return (
    <Row role="timer" aria-label={label} aria-live="off" data-ends-at={endsAt}>
      {parts.map(({ value, unit }, index) => (
        <Part key={index}>
          <b suppressHydrationWarning>{value === null ? '\u2007\u2007' : String(value).padStart(2, '0')}</b>
          <small>{unit}</small>
        </Part>
      ))}
    </Row>
  );
}

const Row = styled.div`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 6px;
`;
const Part = styled.span`
  display: grid;
  justify-items: center;
  min-width: 52px;
  padding: 6px 8px;
  border-radius: var(--radius);
  background: var(--color-sunken);
  line-height: 1.2;
  & > b {
    font-size: var(--text-lg);
    font-variant-numeric: tabular-nums;
    font-weight: 600;
  }
  & > small {
    color: var(--color-ink-soft);
    font-size: var(--text-xs);
  }
`;
