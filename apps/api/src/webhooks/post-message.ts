import { createHmac } from 'node:crypto';
import { request as plainRequest } from 'node:http';
import { request } from 'node:https';
import { NoAnswer } from '../jobs/circuit-breaker';
import { mayFetch, publicLookup } from '../network/public-address';

/** What is sent, to where, and by what it is signed. */
export interface SignedMessage {
  id: string;
  body: string;
  url: string;
  /** One, or two while one replaces the other: a receiver that knows either trusts it. */
  secrets: readonly string[];
  /** The real time of this try: receivers refuse what is minutes old. */
  at: Date;
  /** How long the receiver may take to answer, in milliseconds. */
  answerMs: number;
}

const keyOf = (secret: string) => Buffer.from(secret.replace(/^whsec_/, ''), 'base64');

const signatureOf = (signed: string, secret: string) =>
  `v1,${createHmac('sha256', keyOf(secret)).update(signed).digest('base64')}`;

/** The headers of the Standard Webhooks scheme; the scheme's own library checks them in tests. Source: standardwebhooks.com. */
export const headersOf = ({
  id,
  body,
  secrets,
  at,
}: Omit<SignedMessage, 'url' | 'answerMs'>): Record<string, string> => {
  const seconds = Math.floor(at.getTime() / 1000);
  return {
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': secrets.map((secret) => signatureOf(`${id}.${seconds}.${body}`, secret)).join(' '),
  };
};

/** Whether messages may go to an address: https of the open internet, or any where the operator allows private ones. */
export const mayPost = (url: string, allowsPrivate: boolean): boolean =>
  allowsPrivate ? URL.canParse(url) && /^https?:$/.test(new URL(url).protocol) : mayFetch(url);

/**
 * Posts a message once. It follows no redirect, reads nothing of the answer but its status, and waits no longer than it may take.
 * @returns the status
 * @throws when nothing answered, a `NoAnswer` when that took all its time, or when the address may not be asked
 */
export const postMessage = (message: SignedMessage, allowsPrivate: boolean): Promise<number> =>
  new Promise((resolve, reject) => {
    const { url, body, answerMs } = message;
    if (!mayPost(url, allowsPrivate)) return void reject(new Error('not an address of the open internet'));
    const send = url.startsWith('http:') ? plainRequest : request;
    const sent = send(
      url,
      {
        method: 'POST',
        agent: false,
        ...(allowsPrivate ? {} : { lookup: publicLookup }),
        signal: AbortSignal.timeout(answerMs),
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'user-agent': 'Souk-Webhooks',
          ...headersOf(message),
        },
      },
      (reply) => {
        resolve(reply.statusCode ?? 0);
        reply.destroy();
      },
    );
    const silence = `no answer within ${answerMs / 1000} seconds`;
    sent.on('error', (error) => reject(error.name === 'AbortError' ? new NoAnswer(silence) : error));
    sent.end(body);
  });
