import { createServer, type ServerResponse } from 'node:http';

/** What a port of operations serves, and where this process answers it. */
const served: Readonly<Record<string, string>> = {
  '/healthz': '/healthz',
  '/readyz': '/readyz',
  '/metrics/api': '/metrics',
};

const answerMs = 5000;

const passOn = async (address: string, res: ServerResponse) => {
  try {
    const reply = await fetch(address, { signal: AbortSignal.timeout(answerMs) });
    res.writeHead(reply.status, { 'content-type': reply.headers.get('content-type') ?? 'text/plain; charset=utf-8' });
    res.end(await reply.text());
  } catch {
    res.writeHead(503).end();
  }
};

/** Serves a worker's figures and health to the network: its own port is open to its machine alone, and no shell server stands beside it. */
export const openOperationsServer = (own: string, port: number) =>
  createServer((req, res) => {
    const path = served[req.url ?? ''];
    if (path === undefined) return void res.writeHead(404).end();
    void passOn(own + path, res);
  }).listen(port);
