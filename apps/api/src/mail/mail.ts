import { sql } from 'kysely';
import type { Clock } from '../clock';
import { row } from '../database/tx';
import type { Jobs } from '../jobs/jobs';
import { createCircuitBreaker } from '../jobs/circuit-breaker';
import type { Stores } from '../store/stores';
import { createDelivery, type Way } from './deliver';
import type { Letter } from './letter';
import { allMessageQueues, messageQueues } from './queues';
import { byGateway, byMail, type MessageOut, openMailServer, type SmsGateway, type Transport } from './transports';
import { writeLetter } from './write-letter';

/** What every message has. */
interface Addressed {
  /** Whose name it comes under. */
  storeId: number;
  to: string;
  /** The code that the message carries, kept apart so that the sandbox can show it. */
  code?: string;
  /** The same key twice sends one message. */
  key?: string;
}

/** A message to one person. `{store}` in its texts becomes the store's name. */
export type Message = Addressed & ({ channel: 'email'; letter: Letter } | { channel: 'sms'; text: string });

/** A message written out under its store's name. */
export type WrittenMessage = MessageOut & { code: string | null; key: string | null };

/** The way out for messages. `send` only writes to the outbox, inside the running transaction. */
export interface Mail {
  /** Whether a text message would reach a phone: a gateway is set up, or the sandbox shows it. */
  readonly canText: boolean;
  send(message: Message): Promise<void>;
  /** Writes a message out, for `outboxRow`; null where no mails are wanted. */
  write(message: Message): Promise<WrittenMessage | null>;
  /** Whether messages of this kind leave the outbox; else the sandbox shows them there. */
  leaves(channel: Message['channel']): boolean;
  /** Has a mail without a code that was written by `outboxRow` leave, inside the same transaction. */
  handOver(outboxId: number): Promise<void>;
  /** Ends what it has begun, once no more work comes: while the database is still there. */
  close(): Promise<void>;
}

/** Writes a message into the outbox: a statement to be continued, and run together with others. */
export const outboxRow = (
  { channel, sender, reply_to, recipient, subject, text, html, code, key }: WrittenMessage,
  now: Date,
) => sql<{ id: number }>`
  insert into outbox(channel, sender, reply_to, recipient, subject, text, html, code, dedupe_key, created_at)
  select ${channel}, ${sender}, ${reply_to}, ${recipient}, ${subject}, ${text}, ${html}, ${code}, ${key},
    ${now}::timestamptz`;

/**
 * Tries for two days: five seconds after the first, then later each time, and every quarter of an hour in the end. The desk says
 * "within half an hour" of them.
 */
const retries = { retryLimit: 200, retryDelay: 5, retryBackoff: true, retryDelayMax: 900 };

const noteEverySeconds = 2;

/** A mail server that is silent costs ten seconds each time, a gateway eight. */
const patience = { mostSilent: 3, restMs: 15_000 };

/**
 * Messages of the store.
 * @param options.smtpUrl absent, like `sms`: they stay in the outbox, where the sandbox shows them.
 */
export function createMail(options: {
  clock: Clock;
  jobs: Jobs;
  smtpUrl: string | undefined;
  sms: SmsGateway | undefined;
  isSandbox: boolean;
  /** Who writes, by the store's id. */
  stores: Pick<Stores, 'senderOf'>;
  /** Where letters lead to. */
  origin: string;
  /** The address that e-mail comes from; the name before it is the store's. */
  from: string;
}): Mail {
  const { clock, jobs, smtpUrl, sms, isSandbox, stores, origin, from } = options;
  const transport = smtpUrl ? openMailServer(smtpUrl) : undefined;
  const way = (out: Transport): Way => ({
    transport: out,
    breaker: createCircuitBreaker({ ...patience, now: () => clock.now().getTime() }),
  });
  const ways: Partial<Record<Message['channel'], Way>> = {
    ...(transport ? { email: way(byMail(transport, from)) } : {}),
    ...(sms ? { sms: way(byGateway(sms)) } : {}),
  };
  const delivery = createDelivery({ ways, now: () => clock.now() });
  if (Object.keys(ways).length > 0) {
    const send = ({ id }: { id: number }) => delivery.deliver(id);
    for (const queue of allMessageQueues) jobs.define(queue, send, { retries, isParallel: true, hasUrgent: true });
    jobs.often(noteEverySeconds, () => delivery.writeOutcomes());
  }
  const write = async (message: Message): Promise<WrittenMessage> => {
    const { channel, to: recipient, code = null, key = null } = message;
    const sender = { ...(await stores.senderOf(message.storeId)), origin };
    const written =
      message.channel === 'email'
        ? writeLetter(message.letter, sender)
        : { subject: '', text: message.text.replaceAll('{store}', sender.name), html: '' };
    return { channel, sender: sender.name, reply_to: sender.email, recipient, ...written, code, key };
  };
  const handOver = (id: number, { channel, code }: Pick<Message, 'channel' | 'code'>) =>
    jobs.send(messageQueues[channel], { id }, { isUrgent: code !== undefined });
  return {
    canText: isSandbox || sms !== undefined,
    async send(message) {
      const written = await row(
        sql<{
          id: number;
        }>`${outboxRow(await write(message), clock.now())} on conflict (dedupe_key) do nothing returning id`,
      );
      if (written && message.channel in ways) await handOver(written.id, message);
    },
    write,
    leaves: (channel) => channel in ways,
    handOver: (id) => handOver(id, { channel: 'email' }),
    async close() {
      await delivery.close();
      transport?.close();
    },
  };
}
