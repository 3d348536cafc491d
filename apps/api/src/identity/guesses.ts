import type { Network } from '@souk/contract/internal';
import { clearTries, countTry, takeTryOff, tryKeys } from './throttle';

const quarterHourMs = 900_000;
const perLogin = { max: 10, windowMs: quarterHourMs };
const perNetwork = { max: 100, windowMs: quarterHourMs };

/** Whose password or code is guessed at, and from where. */
export interface Guess {
  /** An e-mail in lower case, a phone number in E.164, or what was typed in place of either. */
  login: string;
  network: Network;
}

/** Passwords and codes are counted apart: whoever guesses at the one keeps nobody from signing in by the other. */
const keysOf = ({ login, network }: Guess) => ({
  password: tryKeys.password(login),
  code: tryKeys.code(login),
  network: tryKeys.guessesFrom(network),
});

/**
 * Counts a guess against the login and the network it came from, before it is looked at: many that come at once meet the limit
 * like many that come one after the other.
 * @returns seconds to wait when that was one too many; 0 when it may be looked at
 */
export const countGuess = async (at: 'password' | 'code', guess: Guess, now: Date): Promise<number> => {
  const keys = keysOf(guess);
  return Math.max(await countTry(keys[at], perLogin, now), await countTry(keys.network, perNetwork, now));
};

/** Takes a guess off again that was not looked at after all: it told whoever made it nothing. */
export const takeGuessOff = async (at: 'password' | 'code', guess: Guess) => {
  const keys = keysOf(guess);
  await takeTryOff(keys[at]);
  await takeTryOff(keys.network);
};

/** Takes a right guess off again, and with it the wrong ones for that login, by password and by code. */
export const forgetGuesses = async (guess: Guess) => {
  const keys = keysOf(guess);
  await clearTries(keys.password);
  await clearTries(keys.code);
  await takeTryOff(keys.network);
};
