import type { IncomingMessage } from 'node:http';

const isLoopback = (address: string) => address === '::1' || /^(::ffff:)?127\./.test(address);

/**
 * Who asks. Behind our own proxy on this machine the forwarded address counts: the last one, which the proxy wrote.
 * Any other sender may write what it likes there, so it is not believed.
 */
export function clientAddress(request: IncomingMessage): string {
  const socket = request.socket.remoteAddress ?? '';
  if (!isLoopback(socket)) return socket;
  const forwarded = [request.headers['x-forwarded-for'] ?? ''].flat().join(',').split(',');
  return forwarded.at(-1)?.trim() || socket;
}
