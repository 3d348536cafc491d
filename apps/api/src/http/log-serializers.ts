import { loggedError } from '@souk/build/source-stack';
import type { FastifyRequest } from 'fastify';

/** What a log line says of a request (the route, never the address, the query or a header) and of an error. */
export const logSerializers = {
  req: (request: FastifyRequest) => ({ method: request.method, route: request.routeOptions.url }),
  err: loggedError,
};
