import type { Network } from '@souk/contract/internal';
import { Overloaded } from '../../errors';
import type { Locale } from '../../locale';
import { countGuess, forgetGuesses, type Guess, takeGuessOff } from '../guesses';
import { type Account, accountByLogin, replacePasswordHash } from './accounts.repository';
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
  const waitS = await countGuess('password', guess, asking.now);
  if (waitS > 0) return tooManyGuesses(waitS, locale);
  const account = login ? await accountByLogin(login) : undefined;
  if ((await isRight(guess, form.password, account)) && account) {
    await forgetGuesses(guess);
    await renewHash(account, form.password);
    return { account };
  }
  return { status: 401, error: pageWords(locale, 'wrong') };
}
