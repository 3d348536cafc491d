import { parseCookie } from 'cookie';
import type { IncomingMessage } from 'node:http';

/** The request's cookies by name. A value that is not valid percent-encoding is taken as it stands. */
export const cookiesOf = (req: IncomingMessage): Record<string, string> =>
  parseCookie(req.headers.cookie ?? '') as Record<string, string>; // a name that is there has a value
