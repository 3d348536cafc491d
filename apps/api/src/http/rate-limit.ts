import rateLimit from '@fastify/rate-limit';
import type { CallName } from '@souk/contract';
import type { FastifyInstance } from 'fastify';
import { ReplyError } from '../errors';

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
  resetPassword: 10,
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

const isLoopback = (ip: string) => ip === '127.0.0.1' || ip === '::1' || ip === '::ffff:127.0.0.1';

/** The limit of one call, for the route's settings. The sandbox does not limit its own machine, where tests run. */
export const callLimit = (name: CallName, isSandbox: boolean) => ({
  max: strict[name] ?? perAddress,
  timeWindow: everyMinute,
  allowList: (request: { ip: string }) => isSandbox && isLoopback(request.ip),
});

/** One address may ask so often and no more; the answer is 429 in the envelope. */
export async function limitRates(app: FastifyInstance, isSandbox: boolean) {
  await app.register(rateLimit, {
    max: perAddress,
    timeWindow: everyMinute,
    allowList: (request) => isSandbox && isLoopback(request.ip),
    errorResponseBuilder: (_request, context) => new ReplyError(429, '', { retryAfter: Math.ceil(context.ttl / 1000) }),
  });
}
