import { ReplyError } from '../errors';
import type { Ctx } from '../http/handlers';
import { type CodeFor, guessCode, requestCode, useUpCode } from '../identity/codes';
import { applicationWords } from './application-words';

const forApplicant = (email: string): CodeFor => ({ purpose: 'merchant', recipient: email });

type Caller = Pick<Ctx, 'network' | 'locale'>;

/**
 * Makes a code for an applicant's e-mail; an older one is worth nothing from then on.
 * @throws {ReplyError} 429 within 60 seconds of the last, or after too many of an hour
 */
export const makeApplicationCode = async (email: string, { network, locale }: Caller, now: Date): Promise<string> => {
  const made = await requestCode(forApplicant(email), { network, now });
  if ('code' in made) return made.code;
  throw new ReplyError('TOO_MANY_REQUESTS', applicationWords(locale, 'codeWait'), { retryAfter: made.retryAfter });
};

/**
 * Whether a code holds for an e-mail. After five wrong ones the code is worth nothing.
 * @throws {ReplyError} 429 after too many guesses
 */
export const checkApplicationCode = async (
  { email, code }: { email: string; code: string },
  { network }: Pick<Ctx, 'network'>,
  now: Date,
): Promise<boolean> => {
  const guessed = await guessCode(forApplicant(email), code, { network, now });
  if ('waitS' in guessed) throw new ReplyError('TOO_MANY_REQUESTS', '', { retryAfter: guessed.waitS });
  return guessed.isRight;
};

/** Spends a code that was checked before. @returns false when another request did so first */
export const spendApplicationCode = (email: string, now: Date) => useUpCode(forApplicant(email), now);
