import type { Server, ServerResponse } from 'node:http';
import type { Lifecycle } from './health';

/**
 * Ends a server so that nobody who is on a connection of it is refused. For `drainMs` everything is answered, each answer as the last one
 * on its connection, also one that was asked for before; only then is closed what nobody uses. A client that is told nothing would
 * send its next request into a connection that closes at that moment.
 * @returns ends the server; `onClosed` follows its last answer
 */
export const drainOf = (server: Server, lifecycle: Lifecycle, drainMs: number) => {
  const answering = new Set<ServerResponse>();
  server.prependListener('request', (_req, res: ServerResponse) => {
    answering.add(res);
    res.once('close', () => answering.delete(res));
  });
  const close = (onClosed: () => void) => {
    server.close(onClosed);
    // Connections whose answer had begun before, and was not said to be the last: their next request has as long to come.
    setInterval(() => server.closeIdleConnections(), Math.max(drainMs, 25)).unref();
  };
  return (onClosed: () => void) => {
    lifecycle.isDraining = true;
    for (const res of answering) if (!res.headersSent) res.setHeader('connection', 'close');
    setTimeout(close, drainMs, onClosed);
  };
};
