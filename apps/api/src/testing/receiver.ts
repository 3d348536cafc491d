import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A message as it came. */
interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Another system on this machine that is told of what happens. */
export interface Receiver {
  url: string;
  received: Received[];
  /** What the next messages are answered with; afterwards 200. */
  answers: number[];
  close(): Promise<void>;
}

/** Starts a receiver. Any redirect that it answers leads to `/elsewhere`. */
export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  const answers: number[] = [];
  const server = createServer((request, reply) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body });
      const status = answers.shift() ?? 200;
      reply.writeHead(status, status >= 300 && status < 400 ? { location: '/elsewhere' } : {}).end('thank you');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // listens on a port
  return {
    url: `http://127.0.0.1:${port}/hook`,
    received,
    answers,
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}
