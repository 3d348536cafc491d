import { type KeyboardEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { barAtKey } from './bar-chart-keys';

/** One bar. `name` says its value in words. */
export type Bar = { id: string; value: number; name: string };

type Props = {
  label: string;
  /** Values of zero or more, in their order. */
  bars: readonly Bar[];
  /** How the highest value is written at the top. */
  amountText: (value: number) => string;
  /** What stands below the first bar and the last. */
  ends: readonly [first: string, last: string];
};

/** Height of the drawing, in units of its own: it stretches to the room that is there. */
const high = 100;

/**
 * Draws values as bars. One bar is current, the last one at first: its value stands above in words. A pointer makes the bar below it current;
 * Tab leads to the current bar, and the arrows, Home and End from one to another.
 */
export function BarChart({ label, bars, amountText, ends: [first, last] }: Props) {
  const [chosen, setChosen] = useState<number | null>(null);
  const current = Math.min(chosen ?? bars.length - 1, bars.length - 1);
  const drawn = useRef<SVGSVGElement>(null);
  const most = Math.max(0, ...bars.map(({ value }) => value));
  const move = (event: KeyboardEvent) => {
    const next = barAtKey(event.key, current, bars.length);
    if (next === null) return;
    event.preventDefault();
    setChosen(next);
    drawn.current?.querySelectorAll<SVGGElement>('[data-bar]')[next]?.focus();
  };
  return (
    <Figure>
      <Head aria-hidden>
        <span>{amountText(most)}</span>
        <strong>{bars[current]?.name}</strong>
      </Head>
      <Drawing
        ref={drawn}
        viewBox={`0 0 ${bars.length} ${high}`}
        preserveAspectRatio="none"
        role="group"
        aria-label={label}
        onKeyDown={move}
      >
        {bars.map(({ id, value, name }, at) => {
          const height = most === 0 ? 0 : (value / most) * high;
          return (
            <g
              key={id}
              data-bar
              data-current={at === current || undefined}
              role="img"
              aria-label={name}
              tabIndex={at === current ? 0 : -1}
              onFocus={() => setChosen(at)}
              onPointerEnter={() => setChosen(at)}
            >
              <rect x={at} width={1} height={high} />
              <rect x={at + 0.1} y={high - height} width={0.8} height={height} />
            </g>
          );
        })}
      </Drawing>
      <Head aria-hidden>
        <span>{first}</span>
        <span>{last}</span>
      </Head>
    </Figure>
  );
}

const Figure = styled.div`
  display: grid;
  gap: 6px;
  min-width: 0;
`;
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 16px;
  color: var(--color-ink-soft);
  font-size: var(--text-sm);
  font-variant-numeric: tabular-nums;
  & > strong {
    color: var(--color-ink);
    font-weight: 600;
  }
`;
const Drawing = styled.svg`
  width: 100%;
  height: 180px;
  border-block: 1px solid var(--color-line);
  overflow: visible;
  /* As wide as the bar and its room: a day without sales can be pointed at as well. */
  & rect:first-child {
    fill: transparent;
  }
  & rect:last-child {
    fill: var(--color-brand);
  }
  & [data-current] > rect:first-child {
    fill: var(--color-sunken);
  }
  & [data-current] > rect:last-child {
    fill: var(--color-accent);
  }
`;
