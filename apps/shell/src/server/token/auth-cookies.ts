import { authCookieMaxAgeS } from '@souk/domain';
import type { ServerResponse } from 'node:http';

/** Names of the auth cookies: prefix `auth.`, path /, seven days. Source: spec 9, Auth; LOGIN-09. */
export const refreshCookie = 'auth.refresh';
export const hintCookie = 'auth.hint';

/** Keeps the refresh token where no script can read it, and a readable sign that there is one. */
export const keepRefreshToken = (res: ServerResponse, refreshToken: string, isSecure: boolean) =>
  res.appendHeader('set-cookie', [
    cookie(`${refreshCookie}=${encodeURIComponent(refreshToken)}`, authCookieMaxAgeS, { isSecure, isHidden: true }),
    cookie(`${hintCookie}=1`, authCookieMaxAgeS, { isSecure, isHidden: false }),
  ]);

/** Forgets both. */
export const dropRefreshToken = (res: ServerResponse, isSecure: boolean) =>
  res.appendHeader('set-cookie', [
    cookie(`${refreshCookie}=`, 0, { isSecure, isHidden: true }),
    cookie(`${hintCookie}=`, 0, { isSecure, isHidden: false }),
  ]);

const cookie = (pair: string, ageS: number, { isSecure, isHidden }: { isSecure: boolean; isHidden: boolean }) =>
  [
    pair,
    'Path=/',
    `Max-Age=${ageS}`,
    'SameSite=Lax',
    ...(isHidden ? ['HttpOnly'] : []),
    ...(isSecure ? ['Secure'] : []),
  ].join('; ');
