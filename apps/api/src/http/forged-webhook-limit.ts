import { type Counters, waitSeconds } from '@souk/counters';
import type { FastifyRequest } from 'fastify';
import { ReplyError } from '../errors';
import { visitorNetwork } from './caller';
import { isFree, type Limited } from './rate-limit';

const perMinute = { max: 20, windowMs: 60_000 };
/** Addresses that wait at once; whoever began to wait longest ago is let in first. */
const mostWaiting = 10_000;

/**
 * Limits webhooks of a payment provider whose proof fails, by IP address: after twenty in a minute all webhooks of that address are answered
 * 429, and the provider is not asked about them, until the minute is over. Those whose proof holds are never counted, so the provider itself may send any number.
 * @param now the machine's time in ms
 */
export const createForgedWebhookLimit = (limited: Limited, counters: Counters, now: () => number = Date.now) => {
  const count = counters.open('refused notices', perMinute);
  const waitingUntil = new Map<string, number>();
  const addressOf = ({ raw }: FastifyRequest) => visitorNetwork(raw);
  return {
    /** @throws {ReplyError} 429 while the address of the request has to wait */
    check(request: FastifyRequest): void {
      const address = addressOf(request);
      const leftMs = (waitingUntil.get(address) ?? 0) - now();
      if (leftMs > 0) throw new ReplyError('TOO_MANY_REQUESTS', '', { retryAfter: Math.ceil(leftMs / 1000) });
      waitingUntil.delete(address);
    },
    /** Counts one more that was forged. */
    refused(request: FastifyRequest): void {
      if (isFree(limited, request)) return;
      const address = addressOf(request);
      const waitS = waitSeconds(count(address), perMinute);
      if (waitS === 0) return;
      waitingUntil.set(address, now() + waitS * 1000);
      if (waitingUntil.size > mostWaiting) waitingUntil.delete(waitingUntil.keys().next().value ?? address);
    },
  };
};
