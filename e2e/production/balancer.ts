import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { freePort } from '@souk/run/port';

/** What stands before the pairs. */
export interface Balancer {
  origin: string;
  /** The network address that the store sees it at. */
  address: string;
  /** A port at which the next pair may listen. */
  nextPort(): Promise<number>;
  /** Sends visitors to a pair as soon as that says it is ready. */
  add(port: number): Promise<void>;
  remove(port: number): void;
  close(): void;
}

/** The balancer's own network address: the store trusts it, and nobody else. */
const balancerAddress = '127.0.0.2';
/** Names the visitor whom a test plays; the balancer forwards it as the network would. */
export const visitorHeader = 'x-test-visitor';
const checkMs = 100;
/** A process that has ended refuses at once: one that takes its time is busy, which is no reason to leave it out. */
const patienceMs = 20_000;
/** As long as the store keeps a connection: what it says about its own is passed on to the visitor. */
const keepAliveTimeout = 75_000;

type Backend = { port: number; isReady: boolean };

const agent = new Agent({ keepAlive: true });

const isReady = (port: number) =>
  new Promise<boolean>((resolve) => {
    const asked = request({ host: '127.0.0.1', port, path: '/readyz', timeout: patienceMs }, (reply) => {
      reply.resume();
      resolve(reply.statusCode === 200);
    });
    asked.on('error', () => resolve(false)).on('timeout', () => asked.destroy());
    asked.end();
  });

/**
 * A balancer on a network address of its own, in place of a cloud's: round robin among those that say they are ready, TLS ended
 * (the store sees `X-Forwarded-Proto: https`), no second try.
 */
export const openBalancer = async (publicHost: string): Promise<Balancer> => {
  const backends = new Map<number, Backend>();
  let turn = 0;
  const forward = (req: IncomingMessage, res: ServerResponse, port: number) => {
    const { [visitorHeader]: visitor, ...rest } = req.headers;
    const headers = {
      ...rest,
      host: publicHost,
      'x-forwarded-proto': 'https',
      'x-forwarded-for': visitor ?? '203.0.113.1',
    };
    const { method, url: path } = req;
    const passed = request({ host: '127.0.0.1', localAddress: balancerAddress, port, agent, method, path, headers });
    passed.on('response', (reply) => {
      res.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(res);
      reply.on('error', () => res.destroy());
    });
    passed.on('error', () => (res.headersSent ? res.destroy() : res.writeHead(502).end('balancer')));
    req.pipe(passed);
  };
  const server = createServer({ keepAliveTimeout }, (req, res) => {
    const ready = [...backends.values()].filter((backend) => backend.isReady);
    const backend = ready[(turn += 1) % Math.max(ready.length, 1)];
    if (!backend) return void res.writeHead(503).end('balancer: nobody is ready');
    forward(req, res, backend.port);
  });
  const check = () =>
    Promise.all([...backends.values()].map(async (backend) => void (backend.isReady = await isReady(backend.port))));
  let looking: NodeJS.Timeout;
  const look = () => void (looking = setTimeout(() => void check().then(look), checkMs));
  look();
  await new Promise<void>((resolve) => server.listen(0, balancerAddress, resolve));
  return {
    origin: `http://${balancerAddress}:${(server.address() as AddressInfo).port}`,
    address: balancerAddress,
    nextPort: freePort,
    add: async (port) => {
      backends.set(port, { port, isReady: await isReady(port) });
    },
    remove: (port) => void backends.delete(port),
    close: () => {
      clearTimeout(looking);
      server.closeAllConnections();
      server.close();
      agent.destroy();
    },
  };
};
