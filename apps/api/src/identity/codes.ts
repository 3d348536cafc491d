import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { Network } from '@souk/contract/internal';
import { codeLength, codeLifeMs, codeResendMs, codeTries } from '@souk/domain';
import { sql } from 'kysely';
import { row, run, tx } from '../database/tx';
import { Overloaded } from '../errors';
import { countGuess, forgetGuesses } from './guesses';
import { keptSecret } from './secrets';
import { countTry, tryKeys } from './throttle';

/** What a code is for and to whom it was sent. A code for one thing is worth nothing for another. */
export interface CodeFor {
  purpose: 'register' | 'reset' | 'phone' | 'signin' | 'merchant' | 'email';
  /** E-mail in lower case, or phone number in E.164. */
  recipient: string;
}

/** Who asks for a code or types one, and when. */
interface Asking {
  network: Network;
  now: Date;
}

/** A code, or why there is none: the last one is too young, or too many were asked for. Times in seconds. */
export type CodeAnswer = { code: string } | { refused: 'wait' | 'tooMany'; retryAfter: number };

const hourMs = 3_600_000;
const perNetwork = { max: 60, windowMs: hourMs };
const perRecipient = { max: 10, windowMs: hourMs };

const hashOf = async ({ purpose, recipient }: CodeFor, code: string): Promise<string> => {
  const key = await keptSecret('login.codes', () => randomBytes(32).toString('hex'));
  return createHmac('sha256', key).update(`${purpose}:${recipient}:${code}`).digest('hex');
};

/**
 * Stores a code in place of an older one, which is worth nothing from then on.
 * @returns how many seconds to wait, because the last one is too young; 0: it is stored. Source: spec 9 "Verification-code resend wait".
 */
const storeCode = async ({ purpose, recipient }: CodeFor, codeHash: string, now: Date): Promise<number> => {
  const isFree = new Date(now.getTime() - codeResendMs);
  const made = await run(sql`
    insert into login_code(purpose, recipient, code_hash, sent_at, expires_at)
    values (${purpose}, ${recipient}, ${codeHash}, ${now}, ${new Date(now.getTime() + codeLifeMs)})
    on conflict (purpose, recipient) do update set code_hash = excluded.code_hash, sent_at = excluded.sent_at,
      expires_at = excluded.expires_at, tries = 0, used_at = null
    where login_code.sent_at <= ${isFree}`);
  if (made > 0) return 0;
  const last = await row(sql<{ sent_at: Date }>`
    select sent_at from login_code where purpose = ${purpose} and recipient = ${recipient}`);
  const waitMs = (last?.sent_at.getTime() ?? 0) + codeResendMs - now.getTime();
  return Math.max(1, Math.ceil(waitMs / 1000));
};

/** Undoes what was written before it, and carries the answer out of the transaction. */
class Refusal extends Error {
  constructor(
    readonly refused: 'wait' | 'tooMany',
    readonly retryAfter: number,
  ) {
    super(refused);
  }
}

/**
 * Makes a code for somebody: six digits, ten minutes. Each has five guesses of its own, so one that is refused leaves the last one as it
 * was, and one that comes too early is not counted: of many that come at once the owner is sent one, and loses one of an hour's ten.
 */
export async function requestCode(to: CodeFor, { network, now }: Asking): Promise<CodeAnswer> {
  const code = String(randomInt(10 ** codeLength)).padStart(codeLength, '0');
  const codeHash = await hashOf(to, code);
  const mayGoOn = (refused: Refusal['refused'], retryAfter: number) => {
    if (retryAfter > 0) throw new Refusal(refused, retryAfter);
  };
  try {
    await tx(async () => {
      mayGoOn('wait', await storeCode(to, codeHash, now));
      mayGoOn('tooMany', await countTry(tryKeys.codesFrom(network), perNetwork, now));
      mayGoOn('tooMany', await countTry(tryKeys.codesTo(to.recipient), perRecipient, now));
    });
    return { code };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { refused: error.refused, retryAfter: error.retryAfter };
  }
}

/**
 * Whether a code is the one that was made. A try counts before it is looked at, so that many at once are no way around the limit; a right one
 * is taken off again. After five wrong ones the code is worth nothing.
 */
const isMadeCode = async (to: CodeFor, code: string, now: Date): Promise<boolean> => {
  const tried = await row(sql<{ code_hash: string }>`
    update login_code set tries = tries + 1
    where purpose = ${to.purpose} and recipient = ${to.recipient} and tries < ${codeTries} and used_at is null
      and expires_at > ${now}
    returning code_hash`);
  if (!tried || !timingSafeEqual(Buffer.from(tried.code_hash), Buffer.from(await hashOf(to, code)))) return false;
  await run(sql`
    update login_code set tries = tries - 1
    where purpose = ${to.purpose} and recipient = ${to.recipient} and code_hash = ${tried.code_hash}`);
  return true;
};

/**
 * Looks at a code that somebody typed. Guesses count for the recipient and the network, whatever the code is for and however many were
 * made since; outside a transaction, so that a wrong one stays counted.
 * @returns whether it is right; or seconds to wait, and it was not looked at
 */
export async function guessCode(
  to: CodeFor,
  code: string,
  { network, now }: Asking,
): Promise<{ isRight: boolean } | { waitS: number }> {
  const guess = { login: to.recipient, network };
  const waitS = await countGuess('code', guess, now);
  if (waitS > 0) return { waitS };
  const isRight = await isMadeCode(to, code, now);
  if (isRight) await forgetGuesses(guess);
  return { isRight };
}

/**
 * Marks a code as used, then does the work that it was typed for, such as setting a password. `guessCode` has found it right before. Where
 * the process is too busy for that work (`Overloaded`) the code can be used again; after any other error it stays used.
 * @returns what the work gave; null when another request used the code first
 */
export async function spendCode<T>(to: CodeFor, now: Date, work: () => Promise<T>): Promise<{ result: T } | null> {
  if (!(await useUpCode(to, now))) return null;
  try {
    return { result: await work() };
  } catch (error) {
    if (error instanceof Overloaded)
      await run(sql`
        update login_code set used_at = null
        where purpose = ${to.purpose} and recipient = ${to.recipient} and used_at = ${now}`);
    throw error;
  }
}

/** Uses a code up that was right before. @returns false when another request did so first */
export const useUpCode = async (to: CodeFor, now: Date): Promise<boolean> =>
  (await run(sql`
    update login_code set used_at = ${now}
    where purpose = ${to.purpose} and recipient = ${to.recipient} and used_at is null`)) > 0;
