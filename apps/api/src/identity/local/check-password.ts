import type { Network } from '@souk/contract/internal';
import { Overloaded } from '../../errors';
import type { Locale } from '../../locale';
import { countGuess, forgetGuesses, type Guess, takeGuessOff } from '../guesses';
import type { Guessing, PasswordFault } from '../port';
import { type Account, accountById, accountByLogin, replacePasswordHash } from './accounts.repository';
import { pageWords } from './page-words';
import { hashPassword, isHashOutdated, passwordFits } from './passwords';
import { loginOf, recipientOf, type SignInForm } from './sign-in-form';

/** Who asks, when and in which language. */
export interface Asking {
  network: Network;
  locale: Locale;
  now: Date;
}

/** The account that a form proves, or the sentence that says why not. */
export type Checked = { account: Account } | { status: number; error: string };

/** What is said to whoever has to wait. */
export const tooManyGuesses = (waitS: number, locale: Locale) => ({
  status: 429,
  error: pageWords(locale, 'tooMany', { minutes: Math.ceil(waitS / 60) }),
});

/** Hashes a password that fits at today's cost, unless the account has another one meanwhile; while too many wait, it is left for the next sign-in. */
const renewHash = async ({ id, password_hash }: Account, password: string) => {
  if (!password_hash || !isHashOutdated(password_hash)) return;
  try {
    await replacePasswordHash(id, { was: password_hash, becomes: await hashPassword(password) });
  } catch (error) {
    if (!(error instanceof Overloaded)) throw error;
  }
};

/** @throws {Overloaded} when nobody has time to look: the guess is not counted then */
const isRight = async (guess: Guess, password: string, account: Account | undefined) => {
  try {
    return await passwordFits(password, account?.password_hash ?? null);
  } catch (error) {
    if (error instanceof Overloaded) await takeGuessOff('password', guess);
    throw error;
  }
};

/** Counts a guess at a password and looks at it. @returns why it does not hold; null: it does, and what was guessed before is forgotten */
const guessPassword = async (
  guess: Guess,
  password: string,
  { account, now }: { account: Account | undefined; now: Date },
): Promise<PasswordFault | null> => {
  const waitS = await countGuess('password', guess, now);
  if (waitS > 0) return { reason: 'tooMany', waitS };
  if (!(await isRight(guess, password, account)) || !account) return { reason: 'wrong' };
  await forgetGuesses(guess);
  await renewHash(account, password);
  return null;
};

/**
 * Checks a password. The answer, and the time it takes, are the same whether or not there is such an account.
 * @throws {Overloaded} when too many wait for theirs to be looked at
 */
export async function checkPassword(form: SignInForm, asking: Asking): Promise<Checked> {
  const { locale } = asking;
  if (form.login === '') return { status: 400, error: pageWords(locale, 'emailMissing') };
  if (form.password === '') return { status: 400, error: pageWords(locale, 'passwordMissing') };
  const login = loginOf(form.login);
  const guess = { login: login ? recipientOf(login) : form.login, network: asking.network };
  const account = login ? await accountByLogin(login) : undefined;
  const fault = await guessPassword(guess, form.password, { account, now: asking.now });
  if (!fault && account) return { account };
  return fault?.reason === 'tooMany'
    ? tooManyGuesses(fault.waitS, locale)
    : { status: 401, error: pageWords(locale, 'wrong') };
}

/**
 * Checks the password of an account that is known, of somebody who is signed in.
 * @returns why it does not hold; null: it does
 * @throws {Overloaded} when too many wait for theirs to be looked at
 */
export async function passwordFaultOf(
  sub: string,
  password: string,
  { network, now }: Guessing,
): Promise<PasswordFault | null> {
  const account = await accountById(sub);
  const login = account?.email ?? account?.phone ?? sub;
  return guessPassword({ login, network }, password, { account, now });
}
