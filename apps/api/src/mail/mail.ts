import { sql } from 'kysely';
import { createTransport, type Transporter } from 'nodemailer';
import type { Clock } from '../clock';
import { row, run } from '../database/tx';
import type { Jobs } from '../jobs/jobs';

/** A message to one person, by e-mail or text message. */
export interface Message {
  channel: 'email' | 'sms';
  /** Whose name it comes under; `{store}` in its subject and text becomes that name. */
  storeId: number;
  to: string;
  /** Empty for a text message. */
  subject: string;
  text: string;
  /** The code that the text carries, kept apart so that the sandbox can show it. */
  code?: string;
  /** The same key twice sends one message. */
  key?: string;
}

/** The way out for messages. `send` only writes to the outbox, inside the running transaction. */
export interface Mail {
  /** Whether a text message would reach a phone: a gateway is set up, or the sandbox shows it. */
  readonly canText: boolean;
  send(message: Message): Promise<void>;
  /** Whether messages of this kind leave the outbox; else the sandbox shows them there. */
  leaves(channel: Message['channel']): boolean;
  /** Has a message that was written by `outboxRow` leave, inside the same transaction. */
  handOver(outboxId: number): Promise<void>;
  close(): void;
}

/** Writes a message into the outbox: a statement to be continued, and run together with others. */
export const outboxRow = ({ channel, storeId, to, subject, text, code, key }: Message, now: Date) => sql<{
  id: number;
}>`
  insert into outbox(channel, sender, recipient, subject, text, code, dedupe_key, created_at)
  select ${channel}, s.name, ${to}, replace(${subject}, '{store}', s.name), replace(${text}, '{store}', s.name),
    ${code ?? null}, ${key ?? null}, ${now}
  from (select coalesce((select name from store where id = ${storeId}), '') as name) s`;

interface OutboxRow {
  channel: string;
  sender: string;
  recipient: string;
  subject: string;
  text: string;
}

/** Hands a message over; a thrown error means: try again later. */
type Way = (message: OutboxRow, id: number) => Promise<unknown>;

const byMail =
  (transport: Transporter, address: string): Way =>
  ({ sender, recipient, subject, text }, id) =>
    transport.sendMail({
      from: { name: sender, address },
      to: recipient,
      subject,
      text,
      messageId: `<outbox-${id}@souk>`,
    });

const gatewayLimitMs = 8000;

const byGateway =
  ({ url, token }: SmsGateway): Way =>
  async ({ recipient, text }, id) => {
    const response = await fetch(url, {
      method: 'POST',
      signal: AbortSignal.timeout(gatewayLimitMs),
      headers: {
        'content-type': 'application/json',
        'idempotency-key': `outbox-${id}`,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify({ to: recipient, text }),
    });
    if (!response.ok) throw new Error(`The SMS gateway answered ${response.status}`);
  };

const deliver = async (id: number, ways: Partial<Record<string, Way>>, now: Date) => {
  const message = await row(
    sql<OutboxRow>`select channel, sender, recipient, subject, text from outbox where id = ${id} and sent_at is null`,
  );
  const way = message && ways[message.channel];
  if (!way) return;
  await way(message, id);
  await run(sql`update outbox set sent_at = ${now} where id = ${id}`);
};

/** Where text messages are handed over: a POST of `{to, text}`, `to` in E.164. */
export interface SmsGateway {
  url: string;
  /** Sent as a bearer token. */
  token: string | undefined;
}

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
  /** The address that e-mail comes from; the name before it is the store's. */
  from: string;
}): Mail {
  const { clock, jobs, smtpUrl, sms, isSandbox, from } = options;
  const transport = smtpUrl ? createTransport(smtpUrl) : undefined;
  const ways = {
    ...(transport ? { email: byMail(transport, from) } : {}),
    ...(sms ? { sms: byGateway(sms) } : {}),
  };
  if (Object.keys(ways).length > 0) {
    jobs.define('mail.deliver', async ({ id }: { id: number }) => deliver(id, ways, clock.now()));
  }
  const handOver = (id: number) => jobs.send('mail.deliver', { id });
  return {
    canText: isSandbox || sms !== undefined,
    async send(message) {
      const written = await row(
        sql<{ id: number }>`${outboxRow(message, clock.now())} on conflict (dedupe_key) do nothing returning id`,
      );
      if (written && message.channel in ways) await handOver(written.id);
    },
    leaves: (channel) => channel in ways,
    handOver,
    close: () => transport?.close(),
  };
}
