import { freshSignInS } from '@souk/domain';
import { pageTokens } from './page-tokens';
import { startSignIn } from './sign-in';
import { claimsOf } from './subject';

/** Where a confirmed sign-in comes back to. */
const returnTo = '/confirm?back=1';

/**
 * Leaves for the provider, where whoever is signed in proves it again; comes back to `/confirm`. A provider that saw them within
 * the time comes back at once.
 * @throws when the provider cannot be found
 */
export const startConfirming = async (locale: string): Promise<void> => {
  await pageTokens.access();
  await startSignIn({ locale, fresh: { maxAgeS: freshSignInS, idToken: pageTokens.idToken() } }, returnTo);
};

/** Whether the token that the page holds is of a fresh sign-in. The server alone decides; the page only says which sentence. */
export const isConfirmed = async (): Promise<boolean> => {
  const token = await pageTokens.access().catch(() => undefined);
  const { auth_time: signedInS } = token ? claimsOf(token) : {};
  return typeof signedInS === 'number' && Date.now() / 1000 - signedInS <= freshSignInS;
};
