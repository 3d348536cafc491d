import { z } from 'zod';
import { instant } from '../wire/fields';

/** How much work of one kind waits, runs, and was given up after its last try. */
export const deskQueue = z.object({ name: z.string(), waiting: z.int(), running: z.int(), failed: z.int() });
export type DeskQueue = z.infer<typeof deskQueue>;

/** Work that was given up. `about`: the numbers that it names; never what a mail says. */
export const deadJob = z.object({
  id: z.string(),
  queue: z.string(),
  at: instant,
  tries: z.int(),
  about: z.string(),
  error: z.string(),
});
export type DeadJob = z.infer<typeof deadJob>;

/** Money on its way back whose last try failed. `no`: a refund's number, or a payment's. */
export const stuckMoney = z.object({
  no: z.string(),
  isRefund: z.boolean(),
  cents: z.int(),
  since: instant,
  tries: z.int(),
  nextAt: instant,
  error: z.string(),
});
export type StuckMoney = z.infer<typeof stuckMoney>;

/**
 * A sum that does not add up. `refunds`: more goes back than was paid for order `ref`; `ledger`: its entries are not what its merchant is
 * owed; `statement`: what is due on statement `ref` is not what its entries add up to. Cents.
 */
export const sumFault = z.object({
  kind: z.enum(['refunds', 'ledger', 'statement']),
  ref: z.string(),
  since: instant,
  expectedCents: z.int(),
  foundCents: z.int(),
});
export type SumFault = z.infer<typeof sumFault>;

/** What an operator should change: the desks are on the shop's origin although real money is taken (`ADMIN_ORIGIN`). */
export const systemWarnings = ['sharedOrigin'] as const;

/** What runs behind the shop. At most 100 of each, the newest first. */
export const deskSystem = z
  .object({
    warnings: z.array(z.enum(systemWarnings)),
    sums: z.array(sumFault),
    queues: z.array(deskQueue),
    dead: z.array(deadJob),
    money: z.array(stuckMoney),
  })
  .meta({ id: 'DeskSystem' });
export type DeskSystem = z.infer<typeof deskSystem>;

export const byJobId = z.object({ id: z.uuid() });
export const jobRetryInput = z.object({ queue: z.string().min(1).max(100) });
export const byMoneyNo = z.object({ no: z.string().min(1).max(40) });
