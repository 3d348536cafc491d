import { deskCallbackPath, deskIdleS, deskSessionS } from '@souk/domain';
import type { Config } from '../../config';
import type { Locale } from '../../locale';
import type { Stores } from '../../store/stores';
import type { Audience } from '../port';

/** Where the embedded provider lives and who may use it. Laid out as Keycloak lays out a realm. */
export interface Realm {
  /** Path of the realm on its origin. */
  path: string;
  issuer: string;
  /** Where its pages are, and those that sign in by it. */
  origin: string;
  clientId: string;
  /** What its access tokens are for. */
  audience: Audience;
  /** Paths that sign-ins, and sign-outs, may lead back to. */
  callbackPath: string;
  signedOutPaths: readonly string[];
  /** Its cookies begin so: a sign-in at a desk is none in the shop. */
  cookiePrefix: string;
  life: typeof lifeSeconds;
  /** Where "back to the shop" leads. */
  shop: string;
  /** The store that its pages stand for. */
  store: () => Promise<{ id: number; name: string; icon: string }>;
}

type Settings = Pick<Config, 'publicOrigin' | 'deskOrigin' | 'oidcClientId' | 'oidcDeskClientId'>;

const realmAt = (config: Settings, stores: Stores, own: Omit<Realm, 'issuer' | 'shop' | 'store'>): Realm => ({
  ...own,
  issuer: own.origin + own.path,
  shop: config.publicOrigin,
  async store() {
    const id = await stores.byHost(new URL(config.publicOrigin).hostname);
    return { id, name: await stores.nameOf(id), icon: await stores.iconOf(id) };
  },
});

/** Where shoppers sign in. */
export const shopRealm = (config: Settings, stores: Stores): Realm =>
  realmAt(config, stores, {
    path: '/auth/realms/souk',
    origin: config.publicOrigin,
    clientId: config.oidcClientId,
    audience: 'shop',
    callbackPath: '/callback',
    signedOutPaths: ['/logout', '/'],
    cookiePrefix: 'souk_idp',
    life: lifeSeconds,
  });

/** Where the desks' people sign in, on the desks' own origin: the same accounts, sessions of their own. */
export const deskRealm = (config: Settings, stores: Stores): Realm =>
  realmAt(config, stores, {
    path: '/auth/realms/souk-desk',
    origin: config.deskOrigin,
    clientId: config.oidcDeskClientId,
    audience: 'desk',
    callbackPath: deskCallbackPath,
    signedOutPaths: ['/admin', '/sell'],
    cookiePrefix: 'souk_desk_idp',
    life: deskLifeSeconds,
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

/** Address of the embedded provider's page that an invitation leads to; without a language it is in the browser's. */
export const invitationLink = (issuer: string, token: string, locale?: Locale) =>
  `${issuer}${invitationPath}?token=${token}${locale ? `&ui_locales=${locale}` : ''}`;
/** How the store says which sign-in comes first: `code` for a one-time code, else a password. */
export const wayParam = 'souk_way';
/** How a desk says that its person wants to set up a second factor. */
export const enrolParam = 'souk_enrol';
export const resourcesPath = '/resources/';

const daySeconds = 86_400;

/** Lives in seconds. Source: spec 9 "Auth". */
const lifeSeconds = {
  AccessToken: 300,
  IdToken: 300,
  AuthorizationCode: 60,
  RefreshToken: 30 * daySeconds,
  Session: 30 * daySeconds,
  Grant: 30 * daySeconds,
  Interaction: 1800,
};

/** The longest that anybody stays signed in, in milliseconds. */
export const sessionLifeMs = lifeSeconds.Session * 1000;

/** A session of a desk ends half an hour after it was used last, and at the end of a working day. Source: docs/back-office.md. */
const deskLifeSeconds: typeof lifeSeconds = {
  ...lifeSeconds,
  RefreshToken: deskIdleS,
  Session: deskSessionS,
  Grant: deskSessionS,
};
