import type { PayType } from '@souk/contract';
import { refundCodes } from '@souk/domain';
import { sql } from 'kysely';
import { Counter, type Registry } from 'prom-client';
import { row, rows } from '../database/tx';
import { databaseFigure, readOnce } from './figures-from-database';
import { watchMessages } from './message-figures';

const ordersMade = new Counter({ name: 'souk_orders_total', help: 'Purchases that were ordered here', registers: [] });
const ordersPaid = new Counter({
  name: 'souk_orders_paid_total',
  help: 'Purchases that were paid here, by how',
  labelNames: ['pay_type'],
  registers: [],
});
const paymentsRefused = new Counter({
  name: 'souk_payments_refused_total',
  help: 'Payments that a provider refused, by provider',
  labelNames: ['provider'],
  registers: [],
});
const refundsPaid = new Counter({
  name: 'souk_refunds_paid_total',
  help: 'Refunds whose money went back from here',
  registers: [],
});

/** Counts what happens in this process. A transaction that fails after it counts too: these are figures, not books. */
export const businessFigures = {
  orderMade: () => ordersMade.inc(),
  orderPaid: (way: PayType) => ordersPaid.inc({ pay_type: way }),
  paymentRefused: (provider: Exclude<PayType, 'free'>) => paymentsRefused.inc({ provider }),
  refundPaid: () => refundsPaid.inc(),
};

const secondsSince = (at: Date | null | undefined, now: Date) =>
  at ? Math.max(0, Math.round((now.getTime() - at.getTime()) / 1000)) : 0;

/** Refunds that a merchant has to decide, or whose parcel arrived. */
const watchRefunds = (registry: Registry, now: () => Date) => {
  const read = readOnce(() =>
    row(sql<{ count: number; oldest: Date | null }>`
      select count(*)::int as count, min(created_at) as oldest from refund where status in (${refundCodes.inReview}, ${refundCodes.arrived})`),
  );
  const help = 'Refunds of the whole store that wait for a decision of its people';
  databaseFigure(registry, { name: 'souk_refunds_waiting', help }, read, (gauge, { count }) => gauge.set(count));
  databaseFigure(
    registry,
    { name: 'souk_refunds_waiting_oldest_seconds', help: 'How long the oldest of them waits' },
    read,
    (gauge, { oldest }) => gauge.set(secondsSince(oldest, now())),
  );
};

interface QueueRow {
  name: string;
  due: number;
  age: number;
  failing: number;
  dead: number;
}

/** Finished work, which is most of the table, is left out. */
const readQueues = () =>
  rows(sql<QueueRow>`
    select name, count(*) filter (where is_due)::int as due, count(*) filter (where state = 'failed')::int as dead,
      coalesce(extract(epoch from now() - min(start_after) filter (where is_due)), 0)::float as age,
      coalesce(extract(epoch from now() - min(created_on) filter (where is_failing)), 0)::float as failing
    from (select name, state, start_after, created_on, state in ('created', 'retry') and start_after <= now() as is_due,
        state = 'retry' or state = 'active' and retry_count > 0 as is_failing
      from pgboss.job where state in ('created', 'retry', 'active', 'failed')) j
    where name not like '\\_\\_pgboss%' group by name`);

/** Work of each queue: what is due and not done yet, what fails, and what was given up. The queue's clock is the database's. */
const watchQueues = (registry: Registry) => {
  const read = readOnce(readQueues);
  const watch = (name: `souk_${string}`, help: string, pick: (found: QueueRow) => number) =>
    databaseFigure(registry, { name, help, label: 'queue' }, read, (gauge, found) => {
      for (const queue of found) gauge.set({ queue: queue.name }, pick(queue));
    });
  watch('souk_queue_due', 'Work of a queue of the whole store that is due and not done', ({ due }) => due);
  watch('souk_queue_age_seconds', 'For how long the oldest work of a queue is due', ({ age }) => Math.round(age));
  watch(
    'souk_queue_failing_seconds',
    'For how long the oldest work of a queue waits whose last try failed, and which is tried again',
    ({ failing }) => Math.round(failing),
  );
  watch('souk_queue_dead', 'Work of a queue that was given up after its last try', ({ dead }) => dead);
};

/** Every way to pay, and whether it is a provider, which may refuse. */
const waysToPay: Record<PayType, boolean> = { stripe: true, paypal: true, free: false };

/** A count that is not there before the first is no 0 to an alert, which then never speaks of what does not happen. */
const beginAtNothing = () => {
  for (const [way, isProvider] of Object.entries(waysToPay)) {
    ordersPaid.inc({ pay_type: way }, 0);
    if (isProvider) paymentsRefused.inc({ provider: way }, 0);
  }
};

/** Puts the figures of the business among those of the process. */
export const registerBusinessFigures = (registry: Registry, now: () => Date): void => {
  beginAtNothing();
  registry.registerMetric(ordersMade);
  registry.registerMetric(ordersPaid);
  registry.registerMetric(paymentsRefused);
  registry.registerMetric(refundsPaid);
  watchRefunds(registry, now);
  watchQueues(registry);
  watchMessages(registry);
};
