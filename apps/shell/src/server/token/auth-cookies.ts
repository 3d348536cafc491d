import type { ServerResponse } from 'node:http';
import { deskCookies, shopCookies, type Realm } from './realms';

type Kept = Pick<Realm, 'cookies' | 'origin'>;

/** Keeps the refresh token where no script can read it, and a readable sign that there is one. */
export const keepRefreshToken = (res: ServerResponse, realm: Kept, refreshToken: string) =>
  res.appendHeader('set-cookie', cookiesOf(realm, encodeURIComponent(refreshToken), '1', realm.cookies.maxAgeS));

/** Forgets both. */
export const dropRefreshToken = (res: ServerResponse, realm: Kept) =>
  res.appendHeader('set-cookie', cookiesOf(realm, '', '', 0));

const cookiesOf = ({ cookies, origin }: Kept, token: string, hint: string, maxAgeS: number) => {
  const { refresh, path, sameSite } = cookies;
  const line = (pair: string, at: string, more: string[]) =>
    [
      pair,
      `Path=${at}`,
      `Max-Age=${maxAgeS}`,
      `SameSite=${sameSite}`,
      ...more,
      ...(origin.startsWith('https:') ? ['Secure'] : []),
    ].join('; ');
  // The sign is for every page, wherever the token itself goes.
  return [line(`${refresh}=${token}`, path, ['HttpOnly']), line(`${cookies.hint}=${hint}`, '/', [])];
};

const ownCookies = [shopCookies, deskCookies].flatMap(({ refresh, hint }) => [refresh, hint]);

/** Refresh tokens are the shell server's alone: taken out of what is passed on to the api. */
export const withoutAuthCookies = (header: string): string =>
  header
    .split(';')
    .filter((pair) => !ownCookies.includes(pair.split('=')[0]?.trim() ?? ''))
    .join(';')
    .trim();
