import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { gunzipSync } from 'node:zlib';

/** What can go wrong with one answer. */
export type Fault = 'down' | 'hanging' | 'slow' | 'late' | 'notFound' | 'errorJson' | 'htmlForJs' | 'tampered';

type Rule = { match: RegExp; fault: Fault; times: number };

const waits: Partial<Record<Fault, number>> = { slow: 1_500, late: 5_000 };
const hangingMs = 9_000;

/** Stands before the store and breaks the answers it is told to: a network's faults, one file at a time. */
export const startFaultProxy = async (port: number, target: number) => {
  let rules: Rule[] = [];
  let delayMs = 0;
  const asked: string[] = [];

  const server = createServer((req, res) => {
    const url = req.url ?? '/';
    asked.push(url);
    const rule = rules.find(({ match, times }) => times > 0 && match.test(url));
    if (rule) rule.times -= 1;
    const wait = (waits[rule?.fault ?? 'down'] ?? 0) + (url.includes('/api/') ? 0 : delayMs);
    setTimeout(() => answer(rule?.fault, { target, port }, req, res), wait);
  });
  server.on('clientError', (_error, socket) => socket.destroy());
  await new Promise((resolve) => server.listen(port, () => resolve(null)));
  return {
    /** Breaks every answer whose address matches, from now on. */
    breaks: (match: RegExp, fault: Fault, times = Infinity) => void rules.push({ match, fault, times }),
    /** Every answer takes this much longer. */
    delays: (ms: number) => void (delayMs = ms),
    heal: () => {
      rules = [];
      delayMs = 0;
    },
    asked: () => asked.splice(0),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve(null));
        server.closeAllConnections();
      }),
  };
};

export type FaultProxy = Awaited<ReturnType<typeof startFaultProxy>>;

type Ends = { target: number; port: number };

const answer = (fault: Fault | undefined, ends: Ends, req: IncomingMessage, res: ServerResponse) => {
  if (fault === 'down') return void req.socket.destroy();
  // A browser has six connections to one origin (HTTP/1.1): what hangs for ever would starve the rest of the page.
  if (fault === 'hanging') return void setTimeout(() => req.socket.destroy(), hangingMs).unref();
  const open = { 'access-control-allow-origin': '*' };
  if (fault === 'notFound')
    return void res.writeHead(404, { ...open, 'content-type': 'text/plain; charset=utf-8' }).end('not here');
  if (fault === 'errorJson')
    return void res.writeHead(500, { ...open, 'content-type': 'application/json' }).end('{"code":500}');
  if (fault === 'htmlForJs')
    return void res
      .writeHead(200, { ...open, 'content-type': 'text/html; charset=utf-8' })
      .end('<!doctype html><title>Hello</title>');
  forward(fault === 'tampered', ends, req, res);
};

/** Bytes that would tell if they ever ran. */
const poison = 'globalThis.tampered = true;';

const forward = (isTampered: boolean, { target }: Ends, req: IncomingMessage, res: ServerResponse) => {
  const headers = { ...req.headers, ...(isTampered ? { 'accept-encoding': 'gzip' } : {}) };
  const onward = request({ host: '127.0.0.1', port: target, path: req.url, method: req.method, headers }, (reply) => {
    if (!isTampered) {
      res.writeHead(reply.statusCode ?? 502, reply.headers);
      return void reply.pipe(res);
    }
    const parts: Buffer[] = [];
    reply.on('data', (part: Buffer) => parts.push(part));
    reply.on('end', () => {
      const bytes = Buffer.concat(parts);
      const text = (reply.headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes).toString('utf8');
      const { 'content-encoding': _coding, 'content-length': _length, ...rest } = reply.headers;
      res.writeHead(reply.statusCode ?? 502, rest).end(poison + text);
    });
  });
  onward.on('error', () => res.destroy());
  res.on('close', () => onward.destroy());
  req.pipe(onward);
};
