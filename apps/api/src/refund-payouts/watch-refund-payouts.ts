import type { Registry } from 'prom-client';
import { databaseFigure, readOnce } from '../figures/figures-from-database';
import { stuckWithoutDispute } from './refund-payouts.repository';

/** Money that is owed back, did not go yet although it was tried, and waits for no dispute. Anything above nothing is worth a look. */
export const watchRefundPayouts = (registry: Registry, now: () => Date) => {
  const read = readOnce(() => stuckWithoutDispute(now()));
  databaseFigure(
    registry,
    {
      name: 'souk_money_back_stuck',
      help: 'Refunds and returned payments whose last try failed, without those that wait for a dispute; they are tried again',
    },
    read,
    (gauge, { count }) => gauge.set(count),
  );
  databaseFigure(
    registry,
    { name: 'souk_money_back_oldest_seconds', help: 'How long the oldest of them waits' },
    read,
    (gauge, { oldestSeconds }) => gauge.set(oldestSeconds),
  );
};
