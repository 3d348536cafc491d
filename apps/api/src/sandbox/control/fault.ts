import { setTimeout as wait } from 'node:timers/promises';
import { generalRefusals, type Refusal } from '@souk/contract/refusals';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';

const fault = z
  .object({
    path: z.string().startsWith('/').max(500),
    method: z.enum(['GET', 'POST']).optional(),
    status: z.number().int().min(200).max(599).optional(),
    delayMs: z.number().int().min(0).max(60_000).optional(),
    body: z.unknown().optional(),
    times: z.number().int().min(1).max(10_000).default(1),
    visitor: z.string().min(1).max(100).optional(),
  })
  .refine(({ status, delayMs, body }) => status !== undefined || delayMs !== undefined || body !== undefined, {
    message: 'Name a status, a delayMs or a body',
  });
type Fault = z.output<typeof fault>;

/** Names one visitor, whose faults nobody else meets: a cookie that a test sets in its own browser. */
const visitorCookie = 'sandbox-visitor';

const visitorOf = ({ headers }: FastifyRequest): string | undefined =>
  headers.cookie
    ?.split('; ')
    .find((each) => each.startsWith(`${visitorCookie}=`))
    ?.slice(visitorCookie.length + 1);

const matches = ({ path, method, visitor }: Fault, request: FastifyRequest) => {
  const [asked = ''] = request.url.split('?');
  const isHere = asked === path || asked.startsWith(path.endsWith('/') ? path : `${path}/`);
  return isHere && (!method || method === request.method) && (!visitor || visitor === visitorOf(request));
};

/** The name under which the api itself answers a status; nothing where it has none, or says more than the name. */
const nameOf = (status: number): { reason?: string } => {
  const found = Object.entries<Refusal>(generalRefusals).find(([, { code, data }]) => code === status && !data);
  return found ? { reason: found[0] } : {};
};

/**
 * Makes the next calls of a path fail or wait, as a bad day would. A path also stands for all below it. With `visitor` only the calls
 * of the browser whose cookie `sandbox-visitor` has that value.
 * The hook must stand before the routes it is to hold up; the knob is registered with the sandbox's other ones.
 * Source: test-contract "Sandbox".
 */
export function createFaults(app: FastifyInstance) {
  let faults: Fault[] = [];
  const take = (request: FastifyRequest): Fault | undefined => {
    const found = faults.find((one) => matches(one, request));
    if (!found) return undefined;
    found.times -= 1;
    faults = faults.filter(({ times }) => times > 0);
    return found;
  };

  app.addHook('onRequest', async (request, reply) => {
    if (faults.length === 0 || request.url.startsWith('/sandbox/fault')) return;
    const found = take(request);
    if (!found) return;
    if (found.delayMs) await wait(found.delayMs);
    if (found.status === undefined && found.body === undefined) return;
    const code = found.status ?? 200;
    await reply
      .status(code)
      .send(found.body ?? { code, message: 'This failure was asked for', data: null, ...nameOf(code) });
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
