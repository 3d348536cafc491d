import { z } from 'zod';
import { instant, textUpTo } from '../wire/fields';

/** How much work of one kind waits, runs, and was given up after its last try. */
export const deskQueue = z.object({ name: z.string(), waiting: z.int(), running: z.int(), failed: z.int() });
export type DeskQueue = z.infer<typeof deskQueue>;

/**
 * Work that was given up. `about`: the numbers that it names; never what a mail says. `canDrop`: the store is right without it, so it may
 * be dropped.
 */
export const deadJob = z.object({
  id: z.string(),
  queue: z.string(),
  at: instant,
  tries: z.int(),
  about: z.string(),
  error: z.string(),
  canDrop: z.boolean(),
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
 * A mail or text message that was given up after its last try. `subject`: what it is about, never to whom it goes; empty for a text message
 * and for one with a code. `domain`: of the address that it goes to; empty for a phone. `hasCode`: its code no longer holds, so it is not
 * sent again.
 */
export const unsentMail = z.object({
  id: z.uuid(),
  channel: z.enum(['email', 'sms']),
  subject: z.string(),
  domain: z.string(),
  at: instant,
  tries: z.int(),
  error: z.string(),
  hasCode: z.boolean(),
});
export type UnsentMail = z.infer<typeof unsentMail>;

/** The process of the api that answered. `database`: of the server, or the one that comes with the store. */
export const apiProcess = z.object({
  version: z.string(),
  node: z.string(),
  startedAt: instant,
  database: z.enum(['postgres', 'embedded']),
  databaseVersion: z.string(),
});

/**
 * Migrations of the database. `waiting`: files of this release that did not run yet, in their order; `newer`: those that ran and that only a
 * newer release knows. `last` null: none ran.
 */
export const migrationState = z.object({
  done: z.int(),
  last: z.object({ name: z.string(), at: instant }).nullable(),
  waiting: z.array(z.string()),
  newer: z.array(z.string()),
});

export const keyKinds = ['signing', 'cookies', 'sealing'] as const;
/**
 * Since when a key works. `signing`, `cookies`: of the embedded sign-in; `sealing`: what seals the other secrets of the database. `isExact`
 * false: no later than then, since nothing noted its beginning. `since` null: not noted yet.
 */
export const keyAge = z.object({ kind: z.enum(keyKinds), since: instant.nullable(), isExact: z.boolean() });
export type KeyAge = z.infer<typeof keyAge>;

/** Keys that work, and how many secrets of the database are not sealed by today's. `ages` lacks a kind that the store does not have. */
export const keyState = z.object({ ages: z.array(keyAge), secrets: z.int(), unsealed: z.int() });

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
    mails: z.array(unsentMail),
    /** How many mails wait for another try after one that failed. */
    mailsWaiting: z.int(),
    process: apiProcess,
    migrations: migrationState,
    keys: keyState,
  })
  .meta({ id: 'DeskSystem' });
export type DeskSystem = z.infer<typeof deskSystem>;

export const byJobId = z.object({ id: z.uuid() });
export const jobRetryInput = z.object({ queue: z.string().min(1).max(100) });
/** `reason`: stands in the log. */
export const jobDropInput = jobRetryInput.extend({ reason: textUpTo(200).min(1) });
export const mailRetryInput = z.object({ ids: z.array(z.uuid()).min(1).max(100) });
export const byMoneyNo = z.object({ no: z.string().min(1).max(40) });
