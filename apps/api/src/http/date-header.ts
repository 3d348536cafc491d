import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock';

/** Every answer's `Date` is by the clock that decides prices: pages read the time from it, also where the sandbox has moved it on. */
export function dateByClock(app: FastifyInstance, clock: Clock) {
  app.addHook('onSend', async (_request, reply) => void reply.header('date', clock.now().toUTCString()));
}
