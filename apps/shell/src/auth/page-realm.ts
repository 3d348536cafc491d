import { deskCallbackPath, deskHintCookie } from '@souk/domain';
import { areaOf } from '../app/area';
import { callbackPath } from './callback-path';
import { shopHint } from '@souk/state/sign-in-hint';

/** A way to sign in, as a page needs to know it. The server's side: server/token/realms.ts. */
type PageRealm = {
  isDesk: boolean;
  /** Paths of its token endpoint and of the provider's address begin so. */
  path: string;
  callbackPath: string;
  /** The readable cookie beside its refresh token. */
  hint: string;
  /** What its tabs tell each other by, and wait for each other by. */
  channel: string;
};

const shop: PageRealm = { isDesk: false, path: '/auth', callbackPath, hint: shopHint, channel: 'souk-auth' };
const desk: PageRealm = {
  isDesk: true,
  path: '/auth/desk',
  callbackPath: deskCallbackPath,
  hint: deskHintCookie,
  channel: 'souk-desk-auth',
};

let own: PageRealm | undefined;

/** Which sign-in this page has: the shop's, or the desks'. It is the same for the page's life: another area loads anew. */
export const pageRealm = (): PageRealm => (own ??= areaOf(location.pathname) === null ? shop : desk);
