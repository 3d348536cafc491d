import type { Api } from '@souk/api-client';
import { sessionStore } from '@souk/state';
import { finishSignIn } from './sign-in';
import { settlePerson } from './start-session';

const running = new Map<string, Promise<string | null>>();

/**
 * Finishes a sign-in and shows the shopper as signed in. Asked twice for one address, it does the work once:
 * a code can be exchanged only once.
 * @returns the path to go on to; null when the sign-in failed
 */
export const afterSignIn = (api: Api, address: string): Promise<string | null> => {
  const known = running.get(address) ?? finish(api, address);
  running.set(address, known);
  return known;
};

const finish = async (api: Api, address: string): Promise<string | null> => {
  const outcome = await finishSignIn(address);
  if (outcome.kind === 'failed') {
    sessionStore.getState().settle({ status: 'anonymous', user: null });
    return null;
  }
  // From here on the page is where the shopper left it: what follows a sign-in may depend on that (the cart in checkout does).
  history.replaceState(history.state, '', outcome.returnTo);
  await settlePerson(api);
  return outcome.returnTo;
};
