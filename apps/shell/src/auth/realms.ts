import { deskCallbackPath, deskHintCookie } from '@souk/domain';
import { shopHint } from '@souk/state/sign-in-hint';
import { callbackPath } from './callback-path';

/** A way to sign in, as a page needs to know it. The server's side: server/token/realms.ts. */
export type PageRealm = {
  isDesk: boolean;
  /** Paths of its token endpoint and of the provider's address begin so. */
  path: string;
  callbackPath: string;
  /** The readable cookie beside its refresh token. */
  hint: string;
  /** What its tabs tell each other by, and wait for each other by. */
  channel: string;
};

export const shopRealm: PageRealm = {
  isDesk: false,
  path: '/auth',
  callbackPath,
  hint: shopHint,
  channel: 'souk-auth',
};
export const deskRealm: PageRealm = {
  isDesk: true,
  path: '/auth/desk',
  callbackPath: deskCallbackPath,
  hint: deskHintCookie,
  channel: 'souk-desk-auth',
};
