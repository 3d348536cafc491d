import type { DeskFigures } from '@souk/contract/desk';
import { FormattedMessage, FormattedNumber, useIntl } from '@souk/i18n';
import { from } from '@souk/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Cents } from '../parts/cents';

/** Today beside the same weekday of last week, and the sums of the last 30 days. */
export function FigureTiles({ days, lastWeekCents, sums }: DeskFigures) {
  const { formatDate } = useIntl();
  const today = days.at(-1);
  if (!today) return null;
  const weekday = formatDate(today.day, { weekday: 'long', timeZone: 'UTC' });
  return (
    <Tiles>
      <Tile name="salesToday" value={<Cents cents={today.salesCents} />}>
        <FormattedMessage id="desk.figures.lastWeek" values={{ weekday, amount: <Cents cents={lastWeekCents} /> }} />
      </Tile>
      <Tile name="ordersToday" value={<FormattedNumber value={today.orders} />} />
      <Tile name="sales" value={<Cents cents={sums.salesCents} />} />
      <Tile name="orders" value={<FormattedNumber value={sums.orders} />} />
      <Tile name="average" value={sums.averageCents === null ? '—' : <Cents cents={sums.averageCents} />} />
      <Tile name="refunds" value={<Cents cents={sums.refundCents} />} />
    </Tiles>
  );
}

type TileProps = {
  /** Its heading is the message `desk.figures.tile.…`. */
  name: string;
  value: ReactNode;
  children?: ReactNode;
};

function Tile({ name, value, children }: TileProps) {
  return (
    <div>
      <dt>
        <FormattedMessage id={`desk.figures.tile.${name}`} />
      </dt>
      <dd>{value}</dd>
      {children && (
        <dd>
          <small>{children}</small>
        </dd>
      )}
    </div>
  );
}

const Tiles = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 18px 16px;
  ${from.md} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  & > div {
    overflow-wrap: anywhere;
  }
  & dt,
  & small {
    color: var(--color-ink-soft);
    font-size: var(--text-sm);
  }
  & dt + dd {
    font-size: var(--text-xl);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    line-height: 1.25;
  }
`;
