import { setTimeout as wait } from 'node:timers/promises';
import type { CircuitBreaker } from '../jobs/circuit-breaker';
import { GiveUp } from '../jobs/jobs';
import { channelOf, claim, createOutcomeBuffer, uncountClaim } from './outbox-claims';
import type { MessageOut, Transport } from './transports';

/** The way that messages of one channel take. */
export interface Way {
  transport: Transport;
  breaker: CircuitBreaker;
}

interface DeliveryOptions {
  ways: Partial<Record<string, Way>>;
  now: () => Date;
  /** For so long a process that stops waits for what it is sending, in milliseconds. */
  lastWordMs?: number;
}

/**
 * Sends messages of the outbox: claims one, hands it over, notes what came of it. Where a claim or an outcome was not written:
 * - No claim, nothing is sent.
 * - Sent and not noted: this process keeps the outcome and writes it as soon as it can; it sends the message no more, and neither does another.
 * - The process ended between claim and note: another waits a minute for the note, then sends the message once more. Where that
 *   process dies as well the message is given up, for a person to decide. A process that is stopped waits three seconds for what it
 *   is sending, and does not count as one that died.
 * So a message is handed over once; twice only where a process ended while it sent it. A mail server that takes a message
 * and ends the conversation without an answer has not taken it, by RFC 5321: it is sent again.
 */
export const createDelivery = ({ ways, now, lastWordMs = 3000 }: DeliveryOptions) => {
  const outcomes = createOutcomeBuffer();
  const underWay = new Map<number, { claimedAt: Date; done: Promise<unknown> }>();

  const handOver = async (id: number, message: MessageOut, { way, claimedAt }: { way: Way; claimedAt: Date }) => {
    try {
      await way.breaker.run(() => way.transport(message, id));
    } catch (error) {
      await outcomes.note(id, { claimedAt, sentAt: null }).catch(() => undefined);
      throw error;
    }
    await outcomes.note(id, { claimedAt, sentAt: now() }).catch(() => undefined);
  };

  return {
    /**
     * Sends one message. One whose code has ended, or was forgotten meanwhile, is worth nothing: whoever asked has asked again.
     * @throws when it did not go, or that is not known; `GiveUp` when no further try would do
     */
    async deliver(id: number): Promise<void> {
      if (outcomes.hasSent(id)) return; // its outcome is written by the clock of this process
      await outcomes.write(id);
      const channel = await channelOf(id, now());
      const way = channel && ways[channel];
      if (!way) return;
      const claimedAt = now();
      const message = await claim(id, claimedAt);
      if (message === null) return;
      if (message === 'in doubt')
        throw new Error('whether the message went is not known: a process ended while it sent it');
      if (message === 'given up')
        throw new GiveUp('whether the message went is not known: two processes ended while they sent it');
      const done = handOver(id, message, { way, claimedAt });
      underWay.set(id, { claimedAt, done });
      await done.finally(() => underWay.delete(id));
    },

    /** Writes outcomes that the database did not take. */
    writeOutcomes: () => outcomes.writeAll(),

    /** Waits a little for what is being sent, and writes what is known of it. Nothing is delivered afterwards. */
    async close(): Promise<void> {
      const all = Promise.allSettled([...underWay.values()].map(({ done }) => done));
      await Promise.race([all, wait(lastWordMs, undefined, { ref: false })]);
      await outcomes.writeAll().catch(() => undefined);
      for (const [id, { claimedAt }] of underWay) await uncountClaim(id, claimedAt).catch(() => undefined);
    },
  };
};
