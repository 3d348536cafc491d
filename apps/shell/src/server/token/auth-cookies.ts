import type { ServerResponse } from 'node:http';
import type { Realm } from './realms';

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
