import type { JWK } from 'jose';
import { Provider, type Account as OidcAccount, type Configuration, type KoaContextWithOIDC } from 'oidc-provider';
import { audiences } from '../port';
import { accountById } from './accounts.repository';
import { DatabaseAdapter } from './adapter';
import { claimsOf } from './claims';
import { errorPage, readPageContext, signOutPage } from './pages';
import { enrolParam, realmRoutes, signInPath, wayParam, type Realm } from './realm';

const scope = 'openid profile email';
const resourceOf = ({ audience }: Realm) => `urn:${audiences[audience]}`;

const findAccount = async (_ctx: unknown, id: string): Promise<OidcAccount | undefined> => {
  const account = await accountById(id);
  return account && { accountId: id, claims: async () => claimsOf(account) };
};

/** When and how the sign-in was made that a token is given for: of the code or the refresh token that is exchanged for it. */
const signInOf = ({ oidc: { entities } }: KoaContextWithOIDC) => {
  const { authTime, acr } = entities.AuthorizationCode ?? entities.RefreshToken ?? {};
  return { ...(authTime === undefined ? {} : { auth_time: authTime }), ...(acr === undefined ? {} : { acr }) };
};

const extraTokenClaims: Configuration['extraTokenClaims'] = async (ctx, token) => {
  const id = 'accountId' in token ? token.accountId : undefined;
  const account = id ? await accountById(id) : undefined;
  if (!account) return undefined;
  const { sub: _sub, ...claims } = claimsOf(account);
  // By it the api sees that the shopper has signed out meanwhile.
  const session = 'grantId' in token ? { sid: token.grantId } : {};
  const roles = { realm_access: { roles: ['shopper'] } };
  return { ...claims, ...session, ...signInOf(ctx), azp: token.clientId, typ: 'Bearer', ...roles };
};

/** The store's own page asks for itself: everything it asks for is granted, without a consent screen. */
const loadExistingGrant =
  (realm: Realm): Configuration['loadExistingGrant'] =>
  async ({ oidc }) => {
    const { client, session, provider, result } = oidc;
    if (!client || !session) return undefined;
    const id = result?.consent?.grantId ?? session.grantIdFor(client.clientId);
    const found = id ? await provider.Grant.find(id) : undefined;
    if (found) return found;
    const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
    grant.addOIDCScope(scope);
    grant.addResourceScope(resourceOf(realm), scope);
    await grant.save();
    return grant;
  };

const features = (realm: Realm): NonNullable<Configuration['features']> => ({
  devInteractions: { enabled: false },
  revocation: { enabled: true },
  userinfo: { enabled: false },
  rpInitiatedLogout: {
    enabled: true,
    logoutSource: async (ctx, form) => {
      const fromElsewhere = ctx.get('sec-fetch-site') === 'cross-site';
      ctx.body = signOutPage(await readPageContext(realm, ctx.req, ctx.query.ui_locales), form, fromElsewhere);
    },
    postLogoutSuccessSource: async (ctx) => ctx.redirect(`${realm.shop}/`),
  },
  // Without a resource the access token would be opaque, which only this provider could read.
  resourceIndicators: {
    enabled: true,
    defaultResource: () => resourceOf(realm),
    useGrantedResource: () => true,
    // Whatever resource is asked for, the realm's tokens are for its own calls.
    getResourceServerInfo: () => ({
      scope,
      audience: audiences[realm.audience],
      accessTokenTTL: realm.life.AccessToken,
      accessTokenFormat: 'jwt',
      jwt: { sign: { alg: 'RS256' } },
    }),
  },
});

const cookieSettings = { path: '/', signed: true, sameSite: 'lax', httpOnly: true } as const;

const client = (realm: Realm) => ({
  client_id: realm.clientId,
  application_type: 'web' as const,
  token_endpoint_auth_method: 'none' as const,
  grant_types: ['authorization_code', 'refresh_token'],
  response_types: ['code' as const],
  redirect_uris: [realm.origin + realm.callbackPath],
  post_logout_redirect_uris: realm.signedOutPaths.map((path) => realm.origin + path),
});

/** What the provider signs by. Of either kind the first one signs, and all verify. */
export interface ProviderKeys {
  tokens: JWK[];
  cookies: string[];
}

/**
 * The embedded provider: code flow with PKCE S256, JWT access tokens, refresh tokens that are used once.
 * Source: spec 6 and 9; architecture "Identity".
 */
export function createProvider(realm: Realm, keys: ProviderKeys): Provider {
  const provider = new Provider(realm.issuer, {
    adapter: DatabaseAdapter,
    jwks: { keys: keys.tokens },
    clients: [client(realm)],
    routes: realmRoutes,
    responseTypes: ['code'],
    scopes: ['openid', 'profile', 'email', 'offline_access'],
    claims: {
      openid: ['sub'],
      profile: ['preferred_username', 'nickname', 'name'],
      email: ['email', 'email_verified'],
    },
    conformIdTokenClaims: false,
    extraParams: [wayParam, enrolParam],
    acrValues: ['1', '2'],
    pkce: { required: () => true },
    cookies: {
      keys: keys.cookies,
      names: {
        session: realm.cookiePrefix,
        interaction: `${realm.cookiePrefix}_page`,
        resume: `${realm.cookiePrefix}_resume`,
      },
      short: cookieSettings,
      long: cookieSettings,
    },
    ttl: realm.life,
    issueRefreshToken: async (_ctx, asking) => asking.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: true,
    expiresWithSession: () => true, // signing out ends the refresh token too
    features: features(realm),
    clientBasedCORS: (_ctx, origin) => origin === realm.origin,
    extraTokenClaims,
    findAccount,
    loadExistingGrant: loadExistingGrant(realm),
    interactions: { url: (_ctx, interaction) => `${realm.path}${signInPath}${interaction.uid}` },
    renderError: async (ctx, out) => {
      ctx.type = 'html';
      ctx.body = errorPage(
        await readPageContext(realm, ctx.req, ctx.query.ui_locales),
        `${out.error}: ${out.error_description ?? ''}`,
      );
    },
  });
  provider.proxy = true;
  return provider;
}
