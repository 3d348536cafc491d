import { sql } from 'kysely';
import type { Registry } from 'prom-client';
import { row } from '../database/tx';
import { databaseFigure, readOnce } from '../figures/figures-from-database';

/** When the time of the oldest unpaid purchase ended; one whose payment is under way at its provider rightly waits for that. */
const oldestOverdue = (now: Date) =>
  row(sql<{ ended: Date | null }>`
    select min(p.expires_at) as ended from purchase p where p.state = 'unpaid' and p.expires_at <= ${now}
      and not exists (select 1 from payment x where x.purchase_no = p.order_no and x.status = 'processing')`);

/** Purchases that nobody paid hold their goods until they end. */
export const overdueOrdersFigure = (registry: Registry, now: () => Date) =>
  databaseFigure(
    registry,
    {
      name: 'souk_orders_overdue_seconds',
      help: 'Since when the oldest purchase of the whole store that nobody paid should have ended, and have given its goods back',
    },
    readOnce(() => oldestOverdue(now())),
    (gauge, { ended }) => gauge.set(ended ? Math.round((now().getTime() - ended.getTime()) / 1000) : 0),
  );
