import { failureReason } from '@souk/contract/internal';
import { createTransport, type Transporter } from 'nodemailer';
import { GiveUp } from '../jobs/jobs';
import { NoAnswer } from '../jobs/circuit-breaker';

/** A message as it stands in the outbox and leaves it. */
export interface MessageOut {
  channel: 'email' | 'sms';
  sender: string;
  reply_to: string;
  recipient: string;
  subject: string;
  text: string;
  /** Empty for a text message. */
  html: string;
}

/** Hands a message over; a thrown error means: try again later, or never for a `GiveUp`. A `NoAnswer`: the other side was waited for in vain. */
export type Transport = (message: MessageOut, id: number) => Promise<unknown>;

/**
 * How long a mail server may take to let us in, and be silent afterwards. The library's own ten minutes, ten times, are longer than
 * the queue waits for work: it would begin what is still under way.
 */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** @param url `smtp://user:password@host:587`; what stands behind a question mark is the library's, such as `?socketTimeout=60000` */
export const openMailServer = (url: string): Transporter => createTransport({ ...patience, url });

/** Answers to a recipient that are about us, who lack a right there: that is mended. Source: RFC 3463 3.8. */
const isOurRight = /^5\d\d[ -]5\.7\./;
/**
 * Answers to what a mail says that are about all mails: our standing, our address, a limit, or the server's own trouble, but for a mail that is
 * too big. Source: RFC 3463 3.2, 3.4, 3.5, 3.8.
 */
const isAboutAll = /^5\d\d[ -]5\.(7\.|4\.|3\.(?!4\b)|1\.[78]\b)/;

/** Whether a mail server will never take this mail, for its address or for what it says. Source: RFC 5321 4.2.1. */
const isRefusedForGood = (error: unknown): boolean => {
  const { command, code, message, responseCode = 0, response = '' } = error as Error & Partial<SmtpAnswer>;
  if (command === 'API') return /recipient/i.test(message); // the library could not even ask for it
  if (responseCode < 500) return false;
  if (command === 'RCPT TO') return !isOurRight.test(response);
  // The command is refused as a part of the conversation, the message for what it says.
  return command === 'DATA' && code === 'EMESSAGE' && !isAboutAll.test(response);
};

/** Whether nothing came in the time that a mail server has: for a connection, its greeting, or an answer. */
const isSilence = (error: unknown) => (error as Partial<SmtpAnswer>).code === 'ETIMEDOUT';

const outcomeOf = (error: unknown): unknown => {
  const { message } = error as Error;
  if (isRefusedForGood(error)) return new GiveUp(message, { cause: error });
  return isSilence(error) ? new NoAnswer(message, { cause: error }) : error;
};

/** What the library adds to an error of its own. */
interface SmtpAnswer {
  command: string;
  code: string;
  responseCode: number;
  response: string;
}

export const byMail =
  (transport: Transporter, address: string): Transport =>
  ({ sender, reply_to: replyTo, recipient, subject, text, html }, id) =>
    transport
      .sendMail({
        from: { name: sender, address },
        ...(replyTo ? { replyTo } : {}),
        to: recipient,
        subject,
        text,
        html,
        messageId: `<outbox-${id}@souk>`,
      })
      .catch((error: unknown) => {
        throw outcomeOf(error);
      });

/** Where text messages are handed over: a POST of `{to, text}`, `to` in E.164. It answers 2xx once it has one, 422 if it never will take it. */
export interface SmsGateway {
  url: string;
  /** Sent as a bearer token. */
  token: string | undefined;
}

const gatewayLimitMs = 8000;
/** A gateway's answer about this one message. Any other may be about the gateway or its address: it will take the message once that is mended. */
const isUnsendable = (status: number) => status === 422;

export const byGateway =
  ({ url, token }: SmsGateway): Transport =>
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
    }).catch((error: unknown) => {
      const said = `The SMS gateway was not reached: ${failureReason(error)}`;
      const isSilence = (error as Error).name === 'TimeoutError';
      throw isSilence ? new NoAnswer(said, { cause: error }) : new Error(said, { cause: error });
    });
    if (response.ok) return;
    const said = `The SMS gateway answered ${response.status}`;
    throw isUnsendable(response.status) ? new GiveUp(said) : new Error(said);
  };
