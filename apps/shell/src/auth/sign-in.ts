import { requestProvider } from './auth-requests';
import type { SignInRequest } from './oidc';
import { pageTokens } from './page-tokens';
import { saveReturnPath, takeReturnPath } from './return-path';

/**
 * Leaves for the identity provider; the shopper comes back to the page on screen, or to `returnTo`.
 * @throws when the provider cannot be found; the page stays
 * Source: spec 4, Login; LOGIN-07, LOGIN-08.
 */
export const startSignIn = async (request: SignInRequest, returnTo?: string): Promise<void> => {
  saveReturnPath(returnTo);
  const [oidc, provider] = await Promise.all([import('./oidc'), requestProvider()]);
  location.assign(await oidc.signInAddress(provider, request));
};

/** How a sign-in ended. `returnTo` is a path of this store. */
export type SignInOutcome =
  { kind: 'signedIn'; returnTo: string } | { kind: 'cancelled'; returnTo: string } | { kind: 'failed' };

/**
 * Finishes the sign-in that the provider's answer in the address belongs to.
 * A second look at the same address (reload, Back) finds its request gone: then the sign-in that stands is kept.
 */
export const finishSignIn = async (address: string): Promise<SignInOutcome> => {
  try {
    const [oidc, provider] = await Promise.all([import('./oidc'), requestProvider()]);
    await pageTokens.signIn(async () => {
      const reply = await oidc.readSignIn(provider, address);
      return {
        accessToken: reply.access_token,
        idToken: reply.id_token ?? null,
        expiresAtMs: (reply.expires_at ?? 0) * 1000,
      };
    });
    return { kind: 'signedIn', returnTo: takeReturnPath() };
  } catch (error) {
    if (isRefusal(error)) return { kind: 'cancelled', returnTo: takeReturnPath() };
    if (await pageTokens.access().catch(() => undefined)) return { kind: 'signedIn', returnTo: takeReturnPath() };
    console.error('sign-in could not be finished', error);
    return { kind: 'failed' };
  }
};

/** The shopper turned back at the provider. */
const isRefusal = (error: unknown) =>
  ['access_denied', 'login_required', 'interaction_required'].includes(String((error as { error?: unknown }).error));
