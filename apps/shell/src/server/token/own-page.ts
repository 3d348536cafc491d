import type { IncomingMessage } from 'node:http';

/** A header that only a script of our own origin can set without asking: another site's request would be preflighted and refused. */
export const authHeader = 'x-souk-auth';

/** Whether a request to the token endpoint comes from a page of this store. */
export const isOwnPage = (req: IncomingMessage, publicOrigin: string): boolean =>
  req.headers[authHeader] === '1' && isSameOrigin(req, publicOrigin);

/** Whether a request comes from our own origin, as far as it says. */
export const isSameOrigin = (req: IncomingMessage, publicOrigin: string): boolean => {
  const site = req.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  const { origin, host } = req.headers;
  if (origin === undefined || origin === publicOrigin) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
};
