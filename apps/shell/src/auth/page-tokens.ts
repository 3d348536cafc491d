import { requestRefresh } from './auth-requests';
import { takeEarlyRenewal } from './early-renewal';
import { pageRealm } from './page-realm';
import { hasSignInHint } from '@souk/state/sign-in-hint';
import { aloneAmongTabs, tellTabs } from './tabs';
import { createTokens } from './tokens';

type Listener = () => void;
const onLost = new Set<Listener>();

/** The tokens of this page: one holder for the shell and all remotes, in the browser only. */
export const pageTokens = createTokens({
  early: takeEarlyRenewal,
  refresh: requestRefresh,
  now: () => Date.now(),
  hasHint: () => hasSignInHint(pageRealm().hint),
  alone: aloneAmongTabs,
  tell: tellTabs,
  onLost: () => onLost.forEach((run) => run()),
});

/** Runs when the provider stops renewing this page's sign-in. */
export const whenSignInIsLost = (run: Listener) => void onLost.add(run);
