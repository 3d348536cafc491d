import { platformDeskPath } from '@souk/domain';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ServerConfig } from './config';
import { sendNothingHere } from './trouble-page';

/** What the desks alone are made of. */
const desks = /^\/(admin|sell|api\/(admin|vendor)|auth\/(desk|realms\/souk-desk))(\/|\?|$)/;
/** The desks' calls of the api. */
export const deskCalls = /^\/api\/(admin|vendor)(\/|\?|$)/;
/** What a desk's page needs besides: builds, pictures, what everybody may read of the store, health. */
const everywhere = /^\/(remotes|img|api\/front|front|beacon|fallback-version|develop|healthz|readyz|version)(\/|\?|$)/;

/** No search engine has anything to find on the desks' origin. */
const robots = 'User-agent: *\nDisallow: /\n';

type Settings = Pick<ServerConfig, 'publicOrigin' | 'deskOrigin'>;

/** Whether the desks have an origin of their own. */
export const hasDeskOrigin = ({ publicOrigin, deskOrigin }: Settings) => deskOrigin !== publicOrigin;

/**
 * Where `ADMIN_ORIGIN` names an origin, the desks are there and nothing else is: a script of the shop's pages is then of another
 * origin than they are. Every other host is the shop's, as whoever asks for health by a number's address is.
 * @returns a function that tells whether it answered
 * Source: docs/adr/0030-desks-sign-in.md; DESK-26.
 */
export const createDeskOrigin = (config: Settings) => {
  const { host } = new URL(config.deskOrigin);
  const isApart = hasDeskOrigin(config);
  return (req: IncomingMessage, res: ServerResponse): boolean => {
    const path = req.url ?? '/';
    if (!isApart || everywhere.test(path)) return false;
    const isDesk = desks.test(path);
    if (req.headers.host !== host) return isDesk && sendNothingHere(req, res);
    if (isDesk) return false;
    if (/^\/(\?|$)/.test(path)) res.writeHead(302, { location: platformDeskPath, 'cache-control': 'no-store' }).end();
    else if (path === '/robots.txt') res.writeHead(200, { 'content-type': 'text/plain; charset=utf-8' }).end(robots);
    else sendNothingHere(req, res);
    return true;
  };
};
