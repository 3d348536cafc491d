import { dayMs } from '@souk/domain';
import { sql } from 'kysely';
import { rows, run, tx } from '../database/tx';
import type { Deps, Plugin } from '../deps';
import { closeJob } from './close-job';
import { definePayJobs, expireJob, remindJob } from './pay.jobs';
import { endedWithOpen } from './payments.repository';
import { askOpenDisputes, disputesJob } from './dispute-events';

const lookEverySeconds = 2;
const graceMs = 600_000;
const hourMs = 3_600_000;

/** Unpaid purchases whose time ended between two instants, the longest ago first. A purchase is its own reminder: making one writes no job. */
const endedBetween = (from: Date, to: Date, most: number) =>
  rows(sql<{ order_no: string }>`
    select order_no from purchase where state = 'unpaid' and expires_at > ${from} and expires_at <= ${to}
    order by expires_at limit ${most}`);

/** Those whose time has just ended. The key makes one job of what several processes see. */
const endLate = async ({ clock, jobs }: Deps) => {
  const now = clock.now();
  for (const { order_no } of await endedBetween(new Date(now.getTime() - graceMs), now, 200))
    await jobs.send(expireJob, { orderNo: order_no }, { key: order_no });
};

/** Purchases that stand unpaid for so long that their shopper is mailed. */
const toRemind = (now: Date, unpaidMailMs: number) =>
  rows(sql<{ order_no: string }>`
    select order_no from purchase where state = 'unpaid' and reminded_at is null and expires_at > ${now}
      and created_at <= ${new Date(now.getTime() - unpaidMailMs)} order by created_at limit 50`);

/** Marks each and sends its job in one transaction: it is mailed once, whichever process sees it. */
const remindLate = async ({ clock, jobs, config }: Deps) => {
  const now = clock.now();
  for (const { order_no: orderNo } of await toRemind(now, config.unpaidMailMs)) {
    await tx(async () => {
      const isMarked = await run(sql`
        update purchase set reminded_at = ${now} where order_no = ${orderNo} and reminded_at is null`);
      if (isMarked > 0) await jobs.send(remindJob, { orderNo });
    });
  }
};

/**
 * Purchases whose time is over and whose job could not end them or was never sent, e.g. because the provider or the store was down, or its
 * clock was moved: each once an hour, so that an outage leaves no pile of jobs that ask for the same. Many more than are under way at a
 * provider for days, which stay. Those that ended within a day with a payment that is still open: once, by a job that tries for a day itself.
 */
const sweep = async ({ clock, jobs }: Deps) => {
  const now = clock.now();
  const to = new Date(now.getTime() - graceMs);
  const hour = Math.floor(now.getTime() / hourMs);
  for (const { order_no: orderNo } of await endedBetween(new Date(0), to, 1000))
    await jobs.send(expireJob, { orderNo }, { key: `${orderNo}:${hour}` });
  for (const { order_no: orderNo } of await endedWithOpen(new Date(now.getTime() - dayMs), to))
    await jobs.send(closeJob, { orderNo }, { key: `${orderNo}:swept` });
};

/** The name of the job that finds unpaid purchases whose own job was given up. */
export const sweepJob = 'payments.sweep';

/** Ends purchases that nobody paid, reminds their shoppers, closes what is open at providers, and asks about disputes once a day. */
export const paymentsPlugin: Plugin = (_app, deps) => {
  definePayJobs(deps);
  deps.jobs.often(lookEverySeconds, () => endLate(deps));
  deps.jobs.often(lookEverySeconds, () => remindLate(deps));
  deps.jobs.every('*/5 * * * *', sweepJob, () => sweep(deps));
  deps.jobs.every('37 5 * * *', disputesJob, () => askOpenDisputes(deps), { isDroppable: true });
};
