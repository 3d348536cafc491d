import type { Network } from '@souk/contract/internal';
import { sql } from 'kysely';
import { row, run } from '../database/tx';

interface Count {
  count: number;
  resets_at: Date;
}

/** How often within what time. */
export interface Limit {
  max: number;
  windowMs: number;
}

declare const tryKey: unique symbol;
/** What tries are counted under. */
export type TryKey = string & { readonly [tryKey]: true };

const keyOf = (what: string, whose: string) => `${what}:${whose}` as TryKey;

/**
 * Every key under which tries are counted. A visitor is counted by their network, never by one of the addresses that they have of it.
 */
export const tryKeys = {
  /** @param login an e-mail in lower case, a phone number in E.164, or what was typed in place of either */
  password: (login: string) => keyOf('signin', login),
  /** @param login as of `password` */
  code: (login: string) => keyOf('signin-code', login),
  secondFactor: (accountId: string) => keyOf('second', accountId),
  /** Codes that were sent to an e-mail or a phone number. */
  codesTo: (recipient: string) => keyOf('code-to', recipient),
  /** Pictures of an account, or of an applicant by their e-mail. */
  uploads: (sender: string) => keyOf('upload', sender),
  /** Requests for news of what is sold out, by the e-mail that they are sent to. */
  newsTo: (email: string) => keyOf('news-to', email),
  linksTo: (orderNo: string) => keyOf('link', orderNo),
  guessesFrom: (network: Network) => keyOf('signin-ip', network),
  codesFrom: (network: Network) => keyOf('code-ip', network),
  linksFrom: (network: Network) => keyOf('link-ip', network),
};

/** Every key under which tries are counted at what somebody signs in with, or is sent messages by. */
export const triesAt = (contact: string): TryKey[] => [
  tryKeys.password(contact),
  tryKeys.code(contact),
  tryKeys.codesTo(contact),
  tryKeys.newsTo(contact),
  tryKeys.uploads(contact),
];

/** Every key under which tries of an account are counted. */
export const triesOf = (accountId: string): TryKey[] => [tryKeys.secondFactor(accountId), tryKeys.uploads(accountId)];

/**
 * Counts one more try under `key`; kept in the database, so that every process counts together.
 * @returns seconds to wait when that was one too many, else 0.
 */
export async function countTry(key: TryKey, { max, windowMs }: Limit, now: Date): Promise<number> {
  const ends = new Date(now.getTime() + windowMs);
  const found = await row(sql<Count>`
    insert into throttle(key, count, resets_at) values (${key}, 1, ${ends})
    on conflict (key) do update set
      count = case when throttle.resets_at <= ${now} then 1 else throttle.count + 1 end,
      resets_at = case when throttle.resets_at <= ${now} then ${ends} else throttle.resets_at end
    returning count, resets_at`);
  return found && found.count > max ? secondsUntil(found.resets_at, now) : 0;
}

/** Forgets the tries under `key`, e.g. after a good one. */
export const clearTries = (key: TryKey) => run(sql`delete from throttle where key = ${key}`);

/** Forgets the tries under all of some keys. */
export const clearAllTries = (keys: readonly TryKey[]) =>
  run(sql`delete from throttle where key = any(${[...keys]}::text[])`);

/** Takes one try under `key` off again. */
export const takeTryOff = (key: TryKey) =>
  run(sql`update throttle set count = greatest(count - 1, 0) where key = ${key}`);

const secondsUntil = (at: Date, now: Date) => Math.max(1, Math.ceil((at.getTime() - now.getTime()) / 1000));
