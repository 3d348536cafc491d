import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { codeLength, codeLifeMs, codeResendMs, codeTries } from '@souk/domain';
import { sql } from 'kysely';
import { row, run } from '../database/tx';
import { keptSecret } from './secrets';

/** What a code is for and to whom it was sent. A code for one thing is worth nothing for another. */
export interface CodeFor {
  purpose: 'register' | 'reset' | 'phone' | 'signin' | 'merchant';
  /** E-mail in lower case, or phone number in E.164. */
  recipient: string;
}

const hashOf = async ({ purpose, recipient }: CodeFor, code: string): Promise<string> => {
  const key = await keptSecret('login.codes', () => randomBytes(32).toString('hex'));
  return createHmac('sha256', key).update(`${purpose}:${recipient}:${code}`).digest('hex');
};

/**
 * Makes a code: six digits, ten minutes. An older one is worth nothing from then on.
 * @returns the code, or how many seconds to wait for the next. Source: spec 9 "Verification-code resend wait".
 */
export async function makeCode(to: CodeFor, now: Date): Promise<{ code: string } | { waitS: number }> {
  const code = String(randomInt(10 ** codeLength)).padStart(codeLength, '0');
  const isFree = new Date(now.getTime() - codeResendMs);
  const made = await run(sql`
    insert into login_code(purpose, recipient, code_hash, sent_at, expires_at)
    values (${to.purpose}, ${to.recipient}, ${await hashOf(to, code)}, ${now}, ${new Date(now.getTime() + codeLifeMs)})
    on conflict (purpose, recipient) do update set code_hash = excluded.code_hash, sent_at = excluded.sent_at,
      expires_at = excluded.expires_at, tries = 0, used_at = null
    where login_code.sent_at <= ${isFree}`);
  if (made > 0) return { code };
  const last = await row(sql<{ sent_at: Date }>`
    select sent_at from login_code where purpose = ${to.purpose} and recipient = ${to.recipient}`);
  const waitMs = (last?.sent_at.getTime() ?? 0) + codeResendMs - now.getTime();
  return { waitS: Math.max(1, Math.ceil(waitMs / 1000)) };
}

/**
 * Whether a code holds. A try counts before it is looked at, so that many at once are no way around the limit; a right one
 * is taken off again. After five wrong ones the code is worth nothing.
 */
export async function checkCode(to: CodeFor, code: string, now: Date): Promise<boolean> {
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
}

/** Uses a code up that was checked before. @returns false when another request did so first */
export const useUpCode = async (to: CodeFor, now: Date): Promise<boolean> =>
  (await run(sql`
    update login_code set used_at = ${now}
    where purpose = ${to.purpose} and recipient = ${to.recipient} and used_at is null`)) > 0;
