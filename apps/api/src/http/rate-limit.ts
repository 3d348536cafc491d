import rateLimit, { type FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { IncomingMessage } from 'node:http';
import type { CallName } from '@souk/contract';
import type { Count, Counters } from '@souk/counters';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';
import { ReplyError } from '../errors';
import { isOwnCall } from './caller';

const everyMinute = 60_000;
const perAddress = 1200;

/** Calls that cost money, mail or guesses: requests a minute from one address. */
const strict: Readonly<Partial<Record<CallName, number>>> = {
  emailCaptcha: 10,
  registerEmail: 10,
  registerPhone: 10,
  registerVisitor: 20,
  phoneCode: 10,
  forgotPassword: 10,
  checkCode: 10,
  resetPassword: 10,
  userEmailCode: 10,
  userEmailEdit: 10,
  newsletterSubscribe: 20,
  cartSubscribe: 20,
  visitorOrderLink: 10,
  productNotify: 20,
  ticketSave: 20,
  merchantCaptcha: 10,
  merchantApply: 10,
  uploadImage: 60,
  orderCreate: 60,
  payPayment: 60,
};

export type Limited = Pick<Config, 'sandbox' | 'limitsRates'>;
type Caller = { ip: string; raw: IncomingMessage };

const isLoopback = (ip: string) => ip === '127.0.0.1' || ip === '::1' || ip === '::ffff:127.0.0.1';

/**
 * Who is not limited: the shell server while it renders for many, which counts its visitors itself; in the sandbox this machine,
 * where tests run; and everybody where requests are limited before they come here.
 */
export const isFree = ({ sandbox, limitsRates }: Limited, { ip, raw }: Caller) =>
  !limitsRates || isOwnCall(raw) || (sandbox && isLoopback(ip));

/** The limit of one call, for the route's settings. */
export const callLimit = (name: string, limited: Limited) => ({
  max: strict[name as CallName] ?? perAddress,
  timeWindow: everyMinute,
  allowList: (request: Caller) => isFree(limited, request),
});

/** What the plugin counts with: our counters, one kind for each route. */
const callStore = (counters: Counters): FastifyRateLimitStoreCtor => {
  const open = (kind: string, max: unknown, windowMs: unknown): Count =>
    counters.open(kind, { max: Number(max), windowMs: Number(windowMs) });
  return class CallStore {
    count: Count;
    constructor({ max, timeWindow }: { max?: unknown; timeWindow?: unknown }, kind = 'calls') {
      this.count = open(kind, max, timeWindow);
    }
    incr(address: string, answer: (error: null, tally: { current: number; ttl: number }) => void) {
      const { count, endsInMs } = this.count(address);
      answer(null, { current: count, ttl: endsInMs });
    }
    child(route: object) {
      // The plugin gives what it merged for the route; its types say what it was given.
      const { routeInfo, ...limit } = route as { routeInfo: { method: string; url: string }; max: number };
      return new CallStore(limit, `calls:${routeInfo.method} ${routeInfo.url}`);
    }
  };
};

/** One address may ask so often and no more; the answer is 429 in the envelope. */
export async function limitRates(app: FastifyInstance, limited: Limited, counters: Counters) {
  await app.register(rateLimit, {
    store: callStore(counters),
    max: perAddress,
    timeWindow: everyMinute,
    allowList: (request) => isFree(limited, request),
    errorResponseBuilder: (_request, context) =>
      new ReplyError('TOO_MANY_REQUESTS', '', { retryAfter: Math.ceil(context.ttl / 1000) }),
  });
}
