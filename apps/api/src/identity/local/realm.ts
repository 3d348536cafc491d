import type { Config } from '../../config';
import type { Stores } from '../../store/stores';

/** Where the embedded provider lives and who may use it. Laid out as Keycloak lays out a realm. */
export interface Realm {
  /** Path of the realm on the public origin. */
  path: string;
  issuer: string;
  origin: string;
  clientId: string;
  /** The store that its pages stand for. */
  store: () => Promise<{ id: number; name: string }>;
}

const path = '/auth/realms/souk';

export const realmOf = (config: Pick<Config, 'publicOrigin' | 'oidcClientId'>, stores: Stores): Realm => ({
  path,
  issuer: config.publicOrigin + path,
  origin: config.publicOrigin,
  clientId: config.oidcClientId,
  async store() {
    const id = await stores.byHost(new URL(config.publicOrigin).hostname);
    return { id, name: await stores.nameOf(id) };
  },
});

/** Keycloak's paths below the realm. */
const protocol = '/protocol/openid-connect';
export const realmRoutes = {
  authorization: `${protocol}/auth`,
  token: `${protocol}/token`,
  userinfo: `${protocol}/userinfo`,
  jwks: `${protocol}/certs`,
  end_session: `${protocol}/logout`,
  revocation: `${protocol}/revoke`,
};

/** Where the sign-in form is, below the realm; the interaction's id follows. */
export const signInPath = '/login-actions/authenticate/';
/** Where a mailed invitation to the platform's people leads, below the realm. */
export const invitationPath = '/login-actions/invitation';
/** How the store says which sign-in comes first: `code` for a one-time code, else a password. */
export const wayParam = 'souk_way';
/** How a desk says that its person wants to set up a second factor. */
export const enrolParam = 'souk_enrol';
export const resourcesPath = '/resources/';

const daySeconds = 86_400;

/** Lives in seconds. Source: spec 9 "Auth". */
export const lifeSeconds = {
  AccessToken: 300,
  IdToken: 300,
  AuthorizationCode: 60,
  RefreshToken: 30 * daySeconds,
  Session: 30 * daySeconds,
  Grant: 30 * daySeconds,
  Interaction: 1800,
};
