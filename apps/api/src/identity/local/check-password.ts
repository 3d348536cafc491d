import type { Locale } from '../../locale';
import { clearTries, countTry, takeTryOff } from '../throttle';
import { type Account, accountByLogin, replacePasswordHash } from './accounts.repository';
import { pageWords } from './page-words';
import { hashPassword, isHashOutdated, passwordFits } from './passwords';
import { loginOf, type SignInForm } from './sign-in-form';

const quarterHourMs = 900_000;
const perAccount = { max: 10, windowMs: quarterHourMs };
const perAddress = { max: 100, windowMs: quarterHourMs };

/** Who asks, when and in which language. */
export interface Asking {
  ip: string;
  locale: Locale;
  now: Date;
}

/** The account that a form proves, or the sentence that says why not. */
export type Checked = { account: Account } | { status: number; error: string };

/** Passwords and codes are counted apart: whoever guesses at the one keeps nobody from signing in by the other. */
const keysOf = ({ login: typed }: SignInForm, ip: string) => {
  const login = JSON.stringify(loginOf(typed) ?? typed);
  return { password: `signin:${login}`, code: `signin-code:${login}`, address: `signin-ip:${ip}` };
};

/**
 * Counts a try against the account and the address it came from, before it is looked at: many that come at once meet the limit
 * like many that come one after the other.
 * @returns what to say when that was one too many; null when it may be looked at
 */
export const countGuess = async (form: SignInForm, { ip, locale, now }: Asking): Promise<Checked | null> => {
  const keys = keysOf(form, ip);
  const account = form.way === 'password' ? keys.password : keys.code;
  const wait = Math.max(await countTry(account, perAccount, now), await countTry(keys.address, perAddress, now));
  if (wait === 0) return null;
  return { status: 429, error: pageWords(locale, 'tooMany', { minutes: Math.ceil(wait / 60) }) };
};

/** Takes a right guess off again, and with it the wrong ones for that account, by password and by code. */
export const forgetGuesses = async (form: SignInForm, { ip }: Asking) => {
  const keys = keysOf(form, ip);
  await clearTries(keys.password);
  await clearTries(keys.code);
  await takeTryOff(keys.address);
};

/** Hashes a password that fits at today's cost, unless the account has another one meanwhile. */
const renewHash = async ({ id, password_hash }: Account, password: string) => {
  if (password_hash && isHashOutdated(password_hash))
    await replacePasswordHash(id, { was: password_hash, becomes: await hashPassword(password) });
};

/** Checks a password. The answer, and the time it takes, are the same whether or not there is such an account. */
export async function checkPassword(form: SignInForm, asking: Asking): Promise<Checked> {
  const { locale } = asking;
  if (form.login === '') return { status: 400, error: pageWords(locale, 'emailMissing') };
  if (form.password === '') return { status: 400, error: pageWords(locale, 'passwordMissing') };
  const held = await countGuess(form, asking);
  if (held) return held;
  const login = loginOf(form.login);
  const account = login ? await accountByLogin(login) : undefined;
  if ((await passwordFits(form.password, account?.password_hash ?? null)) && account) {
    await forgetGuesses(form, asking);
    await renewHash(account, form.password);
    return { account };
  }
  return { status: 401, error: pageWords(locale, 'wrong') };
}
