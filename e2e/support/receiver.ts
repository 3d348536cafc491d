import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';

/** Another system that the store tells what happens. */
export type Receiver = {
  url: string;
  received: { headers: IncomingHttpHeaders; body: string }[];
  /** What the next messages are answered with; afterwards 200. */
  answers: number[];
  /** Checks a message's signature. @returns what it says @throws when the secret did not sign it */
  verify: (at: number, secret: string) => unknown;
  close: () => Promise<void>;
};

/** Starts a receiver of the Standard Webhooks scheme on this machine. */
export const startReceiver = async (): Promise<Receiver> => {
  const received: Receiver['received'] = [];
  const answers: number[] = [];
  const server = createServer((request, reply) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(chunks).toString('utf8') });
      reply.writeHead(answers.shift() ?? 200).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on a port
  return {
    url: `http://127.0.0.1:${port}/souk`,
    received,
    answers,
    verify: (at, secret) => {
      const { headers = {}, body = '' } = received[at] ?? {};
      return new Webhook(secret).verify(body, headers as Record<string, string>);
    },
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
};
