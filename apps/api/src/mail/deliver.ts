import { GiveUp } from '../jobs/jobs';
import type { Reach } from '../jobs/reach';
import { channelOf, claim, type Ends } from './outbox-claims';
import type { Transport } from './transports';

/** The way that messages of one channel take. */
export interface Way {
  transport: Transport;
  reach: Reach;
}

/** What one try of a message needs. */
interface Delivery {
  ways: Partial<Record<string, Way>>;
  ends: Ends;
  now: () => Date;
}

/**
 * Sends a message of the outbox: claims it, hands it over, notes the end. A claim or an end that was not written leads to this:
 * - No claim, nothing is sent.
 * - Sent and not noted: this process keeps the note and writes it as soon as it can; it sends the message no more, and neither does another.
 * - The process died between claim and note: another waits a minute for the note, then sends the message once more. Where that
 *   process dies as well the message is given up, for a person to decide.
 * So a message is handed over once; twice only where a process died; and never a third time by itself. A mail server that takes a message
 * and ends the conversation without an answer has not taken it, by RFC 5321: it is sent again.
 *
 * A message whose code has ended, or was forgotten meanwhile, is worth nothing: whoever asked has asked again.
 * @throws when it did not go, or that is not known; `GiveUp` when no further try would do
 */
export const deliver = async (id: number, { ways, ends, now }: Delivery): Promise<void> => {
  if (ends.hasSent(id)) return; // its note is written by the clock of this process
  await ends.write(id);
  const channel = await channelOf(id, now());
  const way = channel && ways[channel];
  if (way) await way.reach.run(() => handOver(id, { transport: way.transport, ends, now }));
};

const handOver = async (
  id: number,
  { transport, ends, now }: Pick<Delivery, 'ends' | 'now'> & Pick<Way, 'transport'>,
) => {
  const message = await claim(id, now());
  if (message === null) return;
  if (message === 'in doubt')
    throw new Error('whether the message went is not known: a process ended while it sent it');
  if (message === 'given up')
    throw new GiveUp('whether the message went is not known: two processes ended while they sent it');
  try {
    await transport(message, id);
  } catch (error) {
    await ends.note(id, null).catch(() => undefined);
    throw error;
  }
  await ends.note(id, now()).catch(() => undefined);
};
