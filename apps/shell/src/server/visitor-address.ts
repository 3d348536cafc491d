import proxyAddr, { compile } from '@fastify/proxy-addr';
import type { IncomingMessage } from 'node:http';

export type VisitorAddress = (req: IncomingMessage) => string;

/**
 * @param networks as proxy-addr reads them; `loopback` and `uniquelocal` are names of some
 * @returns a function that finds who asks: the rightmost forwarded address that is no trusted proxy, else the connection's own
 * @throws when one of them is no network
 */
export const createVisitorAddress = (networks: string[]): VisitorAddress => {
  const isTrusted = compile(networks);
  return (req) => proxyAddr(req, isTrusted);
};
