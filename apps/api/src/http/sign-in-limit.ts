import { isLoopback } from '@souk/contract/internal';
import { type Counters, waitSeconds } from '@souk/counters';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Config } from '../config';
import { isOwnCall, visitorAddress, visitorNetwork } from './caller';
import { localeOf } from '../locale';
import { genericMessage } from './messages';

/** One sign-in takes about ten requests, its page's files included. Each that begins one stores a row. */
const perMinute = { max: 300, windowMs: 60_000 };
const path = '/auth/';

type Limited = Pick<Config, 'sandbox' | 'limitsRates'>;

/** Limits what one address asks of the embedded provider, which takes its requests before the limits of calls. @returns whether it refused */
export const createSignInLimit = ({ sandbox, limitsRates }: Limited, counters: Counters) => {
  const count = counters.open('sign-in', perMinute);
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (!limitsRates || !request.url?.startsWith(path) || isOwnCall(request)) return false;
    if (sandbox && isLoopback(visitorAddress(request))) return false;
    const waitS = waitSeconds(count(visitorNetwork(request)), perMinute);
    if (waitS === 0) return false;
    response
      .writeHead(429, {
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'no-store',
        'retry-after': String(waitS),
      })
      .end(genericMessage(localeOf(request.headers['accept-language']), '429'));
    return true;
  };
};
