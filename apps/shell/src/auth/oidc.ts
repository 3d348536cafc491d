import { OidcClient, WebStorageStateStore, type SigninResponse } from 'oidc-client-ts';
import { type ProviderInfo, tokenPath } from './auth-requests';
import { authHeaders } from './request-refresh';
import { pageRealm } from './page-realm';

export type SignInRequest = {
  locale: string;
  /** E-mail or phone that the dialog collected. */
  loginHint?: string;
  /** Which sign-in the provider offers first: a password or a one-time code. */
  way?: 'password' | 'code';
  /** Asks whoever the token names to sign in again: as surely as `acr` says, or to set up a second factor. */
  fresh?: { idToken: string | null; acr: string | null; enrols: boolean };
  /** An identity vendor behind the provider, such as `google`. */
  vendor?: string;
};

/**
 * The code flow with PKCE S256. The token endpoint is our own server's, which keeps the refresh token.
 * This file brings oidc-client-ts and is loaded only when somebody signs in.
 * Source: spec 6, Logged-in user; LOGIN-07.
 */
const clientOf = (provider: ProviderInfo) =>
  new OidcClient({
    authority: provider.issuer,
    client_id: provider.clientId,
    redirect_uri: location.origin + pageRealm().callbackPath,
    scope: 'openid profile email',
    response_type: 'code',
    metadata: {
      issuer: provider.issuer,
      authorization_endpoint: provider.authorizationEndpoint,
      token_endpoint: location.origin + tokenPath(),
    },
    loadUserInfo: false,
    // State and verifier belong to this tab and end with it.
    stateStore: new WebStorageStateStore({ store: sessionStorage, prefix: 'auth.' }),
  });

/** The provider's address for this sign-in. */
export const signInAddress = async (
  provider: ProviderInfo,
  { locale, loginHint, way, vendor, fresh }: SignInRequest,
): Promise<string> => {
  const extra = {
    ...(way === 'code' ? { souk_way: 'code' } : {}),
    ...(vendor ? { kc_idp_hint: vendor } : {}),
    ...(fresh?.enrols ? { souk_enrol: '1' } : {}),
  };
  const request = await clientOf(provider).createSigninRequest({
    ui_locales: locale,
    nonce: crypto.randomUUID(),
    ...(loginHint ? { login_hint: loginHint } : {}),
    // Whoever comes to a desk says who they are, whatever sign-in the provider remembers in this browser.
    ...(pageRealm().isDesk && !fresh ? { prompt: 'login' } : {}),
    ...(fresh ? { max_age: 0 } : {}),
    ...(fresh?.idToken ? { id_token_hint: fresh.idToken } : {}),
    ...(fresh?.acr ? { acr_values: fresh.acr } : {}),
    ...(Object.keys(extra).length > 0 ? { extraQueryParams: extra } : {}),
  });
  return request.url;
};

/** Reads the provider's answer in the address and exchanges its code. @throws when the answer is not to a request of this tab */
export const readSignIn = (provider: ProviderInfo, address: string): Promise<SigninResponse> =>
  clientOf(provider).processSigninResponse(address, authHeaders);
