import { sql } from 'kysely';
import { run } from '../../database/tx';
import type { Plugin } from '../../deps';

/** Under which name the number of the demo shopper's unpaid order is stored. */
const secretName = 'seed.unpaidOrder';
const lookEverySeconds = 2;

/** Stores which order of the seed stays unpaid, as one that its shopper has been mailed about already. */
export const noteDemoOrder = async (orderNo: string, now: Date): Promise<void> => {
  await run(sql`update purchase set reminded_at = ${now} where order_no = ${orderNo}`);
  await run(sql`
    insert into secret(name, value) values (${secretName}, ${JSON.stringify(orderNo)}::jsonb)
    on conflict (name) do update set value = excluded.value`);
};

/**
 * Keeps the demo shopper's unpaid order from lapsing: before half of its time is over it counts as placed now. Its deadline
 * is thus the one of every order, whenever somebody looks. An order that was paid or cancelled is left alone.
 */
export const demoOrderPlugin: Plugin = (_app, { jobs, clock, config }) => {
  if (!config.sandbox) return;
  jobs.often(lookEverySeconds, async () => {
    const now = clock.now();
    await run(sql`
      update purchase set created_at = ${now}, expires_at = ${new Date(now.getTime() + config.payDeadlineMs)}
      where order_no = (select value #>> '{}' from secret where name = ${secretName}) and state is not distinct from 'unpaid'
        and expires_at <= ${new Date(now.getTime() + config.payDeadlineMs / 2)}`);
  });
};
