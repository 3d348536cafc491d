import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import proxyAddr, { compile } from '@fastify/proxy-addr';
import { internalKeyHeader, type Network, networkOf } from '@souk/contract/internal';
import type { Config } from '../config';

const forwardedHeader = 'x-forwarded-for';

/** Calls that the shell server makes for itself, to render a page that is for many. */
const ownCalls = new WeakSet<IncomingMessage>();

/** Whether the shell server makes the call for no visitor of its own. */
export const isOwnCall = (request: IncomingMessage): boolean => ownCalls.has(request);

/** The visitor's address, once `createDoor` has looked at the request. */
export const visitorAddress = (request: IncomingMessage): string =>
  [request.headers[forwardedHeader] ?? []].flat()[0] ?? request.socket.remoteAddress ?? '';

/** What a visitor is counted by. */
export const visitorNetwork = (request: IncomingMessage): Network => networkOf(visitorAddress(request));

const equals = (given: unknown, key: Buffer) =>
  typeof given === 'string' && given.length === key.length && timingSafeEqual(Buffer.from(given, 'latin1'), key);

/**
 * Finds out who calls, before anything else sees a request. The shell server proves itself by the internal key and names its
 * visitor; of anybody else counts the rightmost forwarded address that is no trusted proxy. Afterwards `x-forwarded-for` holds that
 * address and nothing else.
 */
export const createDoor = ({ internalKey, trustedProxies }: Pick<Config, 'internalKey' | 'trustedProxies'>) => {
  const key = Buffer.from(internalKey, 'latin1');
  const isTrusted = compile(trustedProxies);
  return (request: IncomingMessage) => {
    const isShell = equals(request.headers[internalKeyHeader], key);
    delete request.headers[internalKeyHeader];
    if (isShell && !request.headers[forwardedHeader]) ownCalls.add(request);
    if (!isShell) request.headers[forwardedHeader] = proxyAddr(request, isTrusted);
  };
};
