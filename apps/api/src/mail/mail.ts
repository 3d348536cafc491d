import { sql } from 'kysely';
import { createTransport, type Transporter } from 'nodemailer';
import type { Clock } from '../clock';
import { row, run } from '../database/tx';
import type { Jobs } from '../jobs/jobs';

/** A message to one person, by e-mail or text message. */
export interface Message {
  channel: 'email' | 'sms';
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
  send(message: Message): Promise<void>;
  close(): void;
}

interface OutboxRow {
  channel: string;
  recipient: string;
  subject: string;
  text: string;
}

const deliver = async (id: number, transport: Transporter, now: Date) => {
  const message = await row(
    sql<OutboxRow>`select channel, recipient, subject, text from outbox where id = ${id} and sent_at is null`,
  );
  if (!message || message.channel !== 'email') return;
  await transport.sendMail({
    to: message.recipient,
    subject: message.subject,
    text: message.text,
    messageId: `<outbox-${id}@souk>`,
  });
  await run(sql`update outbox set sent_at = ${now} where id = ${id}`);
};

/**
 * Messages of the store.
 * @param smtpUrl absent: they stay in the outbox, where the sandbox shows them.
 */
export function createMail(options: { clock: Clock; jobs: Jobs; smtpUrl: string | undefined; from: string }): Mail {
  const { clock, jobs, smtpUrl, from } = options;
  const transport = smtpUrl ? createTransport(smtpUrl, { from }) : undefined;
  if (transport) {
    jobs.define('mail.deliver', async ({ id }: { id: number }) => deliver(id, transport, clock.now()));
  }
  return {
    async send({ channel, to, subject, text, code, key }) {
      const written = await row(sql<{ id: number }>`
        insert into outbox(channel, recipient, subject, text, code, dedupe_key, created_at)
        values (${channel}, ${to}, ${subject}, ${text}, ${code ?? null}, ${key ?? null}, ${clock.now()})
        on conflict (dedupe_key) do nothing returning id`);
      if (written && transport && channel === 'email') await jobs.send('mail.deliver', { id: written.id });
    },
    close: () => transport?.close(),
  };
}
