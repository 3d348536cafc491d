import { isCartId } from '@souk/contract';
import { cartCookieMaxAgeS } from '@souk/domain';

const cookieName = 'cartUuid';
const pattern = /(?:^|;\s*)cartUuid=([^;]*)/;

/** The anonymous cart's id, 32 hex characters. Absent until a visit starts or something is put into a cart. Source: spec 3, Cookies and storage. */
export const readCartUuid = (): string | undefined =>
  typeof document === 'undefined' ? undefined : idIn(document.cookie);

const idIn = (cookies: string) => {
  const value = pattern.exec(cookies)?.[1];
  return isCartId(value) ? value : undefined;
};

/** The id in the cookie, made when there is none. It is the only key to the cart, so it comes from the system's random source. */
export const ensureCartUuid = (): string => {
  const uuid = readCartUuid() ?? randomHex(16);
  writeCookie(uuid, cartCookieMaxAgeS);
  return uuid;
};

/** Forgets the anonymous cart: after it was merged into an account, and at sign-out. */
export const dropCartUuid = () => writeCookie('', 0);

const writeCookie = (value: string, ageS: number) => {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${cookieName}=${value}; path=/; max-age=${ageS}; samesite=lax${secure}`;
};

const randomHex = (bytes: number) =>
  [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
