import { sourceStack } from '@souk/build/source-stack';
import type { FastifyRequest } from 'fastify';

/** What a log line says of a request (the route, never the address, the query or a header) and of an error. */
export const logSerializers = {
  req: (request: FastifyRequest) => ({ method: request.method, route: request.routeOptions.url }),
  // A database's error carries the statement's values: names, addresses, codes.
  err: (error: Error & { code?: unknown }) => ({
    type: error.name,
    message: error.message,
    stack: sourceStack(error),
    ...(error.code === undefined ? {} : { code: error.code }),
  }),
};
