import type { FastifyRequest } from 'fastify';

const bearerPattern = /^Bearer\s+(\S+)$/i;

/** The access token of a request; undefined without one. */
export const bearerOf = (request: FastifyRequest): string | undefined =>
  bearerPattern.exec(request.headers.authorization ?? '')?.[1];
