import type { DeskCall } from '@souk/contract/desk';
import { isFreshSignIn, isSureSignIn } from '@souk/domain/desk';
import { ReplyError } from '../errors';
import type { Locale } from '../locale';
import type { TokenUser } from '../identity/port';
import { deskWords } from './desk-words';

/**
 * Asks the platform's people for a sign-in of the level that the store says, for all but what they read of themselves: by a
 * second factor, where the store takes real money.
 * @throws {ReplyError} 410003 with the level
 */
export const askSureSignIn = (call: DeskCall, user: TokenUser, asked: string | undefined, locale: Locale): void => {
  if (call.permission === 'self' || isSureSignIn(user.acr, asked)) return;
  throw new ReplyError('SECOND_FACTOR_REQUIRED', deskWords(locale, 'secondFactor'), { acr: asked });
};

/**
 * Asks for a sign-in of the last ten minutes: a session that was left open, or stolen, moves no money. Time is the machine's, as at
 * the provider that wrote the token. The handler of a call that decides by its content calls it with its own context.
 * @throws {ReplyError} 410003, which a page answers by a sign-in with `max_age` and the same call again. Source: RFC 9470.
 */
export const requireFreshSignIn = ({ authTime, locale }: Pick<TokenUser, 'authTime'> & { locale: Locale }): void => {
  if (!isFreshSignIn(authTime, Date.now()))
    throw new ReplyError('FRESH_SIGN_IN_REQUIRED', deskWords(locale, 'confirm'));
};

/** Asks for a fresh sign-in where a call's row says so. @throws {ReplyError} 410003 */
export const askFreshSignIn = (call: DeskCall, { authTime }: TokenUser, locale: Locale): void => {
  if (call.sudo === true) requireFreshSignIn({ authTime, locale });
};
