import { servePrefetched } from './prefetched-replies';
import { readTokenRenewal } from './token-renewal-stream';
import type { PageRealm } from './realms';
import { requestRefreshAt } from './request-refresh';
import type { TokenReply } from './tokens';
import { hasSignInHint } from '@souk/state/sign-in-hint';

/** What a private page's document says for its script (document/private-page.ts): of its own sign-in alone, since no page of the shop names a desk. */
export type PrivatePage = Pick<PageRealm, 'path' | 'callbackPath' | 'hint' | 'channel'> & { calls: readonly string[] };

/** A renewal of the sign-in that was asked for before the application was there. */
type EarlyRenewal = {
  /** Null: it was refused, or could not be asked. */
  reply: Promise<TokenReply | null>;
  askedAtMs: number;
};

declare global {
  interface Window {
    soukEarlyRenewal?: EarlyRenewal;
  }
}

/** So old, its token may end sooner than the page would reckon. */
const goodMs = 15_000;
/** Since when a tab asks. A lock among tabs would tell surely, but is given only after a page that loads has run its scripts. */
const storageKey = 'auth.renewing';
/** A tab that was closed while it asked says so no longer. */
const askingMs = 8_000;

/** Marks that this tab asks. @returns whether another one does, as far as is known */
const begin = (): boolean => {
  try {
    const since = Number(localStorage.getItem(storageKey));
    if (Date.now() - since < askingMs) return true;
    localStorage.setItem(storageKey, String(Date.now()));
    return false;
  } catch {
    return true; // without storage nothing is known of other tabs
  }
};

/**
 * Asks for the page's token, and with it for what the page will ask for first. Left to the application where another tab asks just now, since a refresh token may be used once only, and on
 * a page that finishes a sign-in: it has none to renew.
 */
export const askEarly = ({ path, hint, callbackPath, channel, calls }: PrivatePage) => {
  if (location.pathname === callbackPath || !hasSignInHint(hint) || begin()) return;
  const answers = servePrefetched(calls);
  const reply = readTokenRenewal(requestRefreshAt(path, calls), answers.come, answers.end).finally(() =>
    localStorage.removeItem(storageKey),
  );
  window.soukEarlyRenewal = { reply, askedAtMs: Date.now() };
  // Tabs that are open wait for the answer.
  void navigator.locks?.request(`${channel}-renewal`, { ifAvailable: true }, () => reply);
};

/** The good answer to what was asked early, once; null when nothing was, or there is none. */
export const takeEarlyRenewal = (): Promise<TokenReply | null> | null => {
  const early = window.soukEarlyRenewal;
  delete window.soukEarlyRenewal;
  if (!early || Date.now() - early.askedAtMs > goodMs) return null;
  return early.reply;
};
