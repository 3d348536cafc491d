import { isCartId } from '@souk/contract';
import { cartCookieMaxAgeS } from '@souk/domain';
import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { cookiesOf } from '../cookies';
import type { ActionInput } from './form';

/** The visitor's anonymous cart, when they have one. Source: spec 3, Cookies and storage. */
export const knownCart = (req: IncomingMessage): string | undefined => {
  const uuid = cookiesOf(req)['cartUuid'];
  return isCartId(uuid) ? uuid : undefined;
};

/** The visitor's cart, or a new one whose id goes into their cookie. Source: CART-01. */
export const cartOf = ({ req, res, config }: ActionInput): string => {
  const known = knownCart(req);
  const uuid = known ?? randomBytes(16).toString('hex');
  const secure = config.publicOrigin.startsWith('https:') ? '; Secure' : '';
  res.setHeader('set-cookie', `cartUuid=${uuid}; Path=/; Max-Age=${cartCookieMaxAgeS}; SameSite=Lax${secure}`);
  return uuid;
};
