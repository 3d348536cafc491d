import { freshSignInS } from '@souk/domain';
import { storeNowMs } from '@souk/state';
import { pageTokens } from './page-tokens';
import { startSignIn } from './sign-in';
import { claimsOf } from './subject';

/** Where somebody at a desk confirms who they are, and comes back to. */
const place = '/admin/confirm';

/** What a page asked for by its address: a level of sign-in, or to set up a second factor. */
const askedBy = (search: string) => {
  const asked = new URLSearchParams(search);
  return { acr: asked.get('acr'), enrols: asked.has('enrol') };
};

/**
 * Leaves for the provider, where whoever is signed in proves it again, and comes back.
 * @param search of the address that asked for it
 * @throws when the provider cannot be found
 */
export const startConfirming = async (locale: string, search: string): Promise<void> => {
  await pageTokens.access();
  const back = new URLSearchParams(search);
  back.set('back', '1');
  await startSignIn({ locale, fresh: { idToken: pageTokens.idToken(), ...askedBy(search) } }, `${place}?${back}`);
};

/** Whether the token that the page holds is of a fresh sign-in. The server alone decides; the page only says which sentence. */
export const isConfirmed = async (): Promise<boolean> => {
  const token = await pageTokens.access().catch(() => undefined);
  const signedInS = token && claimsOf(token)['auth_time'];
  return typeof signedInS === 'number' && storeNowMs() / 1000 - signedInS <= freshSignInS;
};
