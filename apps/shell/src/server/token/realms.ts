import { authCookieMaxAgeS, deskCallbackPath, deskHintCookie, deskIdleS } from '@souk/domain';
import { callbackPath } from '../../auth/callback-path';
import type { ServerConfig } from '../config';

/** A way to sign in: as which client, on which origin, and by which cookies a browser stays so. */
export type Realm = {
  isDesk: boolean;
  /** Paths of its token endpoint and of the provider's address begin so. */
  path: string;
  origin: string;
  issuer: string;
  clientId: string;
  /** Where the provider sends people back to. */
  callbackPath: string;
  cookies: {
    /** The refresh token, which no script reads. */
    refresh: string;
    /** A readable sign that there is one. */
    hint: string;
    /** Which addresses are sent the refresh token. */
    path: string;
    maxAgeS: number;
    sameSite: 'Lax' | 'Strict';
  };
};

type Settings = Pick<
  ServerConfig,
  'publicOrigin' | 'deskOrigin' | 'oidcIssuer' | 'deskIssuer' | 'oidcClientId' | 'oidcDeskClientId'
>;

/** Names of the shoppers' cookies: prefix `auth.`, path /, seven days. Source: spec 9, Auth; LOGIN-09. */
export const shopCookies: Realm['cookies'] = {
  refresh: 'auth.refresh',
  hint: 'auth.hint',
  path: '/',
  maxAgeS: authCookieMaxAgeS,
  sameSite: 'Lax',
};

/** Those of the desks' people: sent to their token endpoint alone, gone when nobody has worked for half an hour. Source: DESK-26. */
export const deskCookies: Realm['cookies'] = {
  refresh: 'desk.refresh',
  hint: deskHintCookie,
  path: '/auth/desk',
  maxAgeS: deskIdleS,
  sameSite: 'Strict',
};

/** The shop's sign-in and the desks': neither token opens the other's calls. Source: docs/adr/0030-desks-sign-in.md. */
export const realmsOf = (config: Settings): readonly Realm[] => [
  {
    isDesk: false,
    path: '/auth',
    origin: config.publicOrigin,
    issuer: config.oidcIssuer,
    clientId: config.oidcClientId,
    callbackPath,
    cookies: shopCookies,
  },
  {
    isDesk: true,
    path: '/auth/desk',
    origin: config.deskOrigin,
    issuer: config.deskIssuer,
    clientId: config.oidcDeskClientId,
    callbackPath: deskCallbackPath,
    cookies: deskCookies,
  },
];
