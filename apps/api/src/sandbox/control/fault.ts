import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

const fault = z
  .object({
    path: z.string().startsWith('/').max(500),
    method: z.enum(['GET', 'POST']).optional(),
    status: z.number().int().min(200).max(599).optional(),
    delayMs: z.number().int().min(0).max(60_000).optional(),
    body: z.unknown().optional(),
    times: z.number().int().min(1).max(10_000).default(1),
  })
  .refine(({ status, delayMs, body }) => status !== undefined || delayMs !== undefined || body !== undefined, {
    message: 'Name a status, a delayMs or a body',
  });
type Fault = z.output<typeof fault>;

const matches = ({ path, method }: Fault, url: string, verb: string) => {
  const [asked = ''] = url.split('?');
  return (!method || method === verb) && (asked === path || asked.startsWith(path.endsWith('/') ? path : `${path}/`));
};

/**
 * Makes the next calls of a path fail or wait, as a bad day would. A path also stands for all below it.
 * The hook must stand before the routes it is to hold up; the knob is registered with the sandbox's other ones.
 * Source: test-contract "Sandbox".
 */
export function createFaults(app: FastifyInstance) {
  let faults: Fault[] = [];
  const take = (url: string, method: string): Fault | undefined => {
    const found = faults.find((one) => matches(one, url, method));
    if (!found) return undefined;
    found.times -= 1;
    faults = faults.filter(({ times }) => times > 0);
    return found;
  };

  app.addHook('onRequest', async (request, reply) => {
    if (faults.length === 0 || request.url.startsWith('/sandbox/fault')) return;
    const found = take(request.url, request.method);
    if (!found) return;
    if (found.delayMs) await wait(found.delayMs);
    if (found.status === undefined && found.body === undefined) return;
    const code = found.status ?? 200;
    await reply.status(code).send(found.body ?? { code, message: 'This failure was asked for', data: null });
  });
  return {
    clear: () => (faults = []),
    routes: (scope: FastifyInstance) =>
      scope.post('/sandbox/fault', async (request) => {
        faults.push(fault.parse(request.body));
        return { faults: faults.length };
      }),
  };
}
