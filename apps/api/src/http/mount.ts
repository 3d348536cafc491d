import { type Call, calls, type CallName } from '@souk/contract';
import { schemas, sentence } from '@souk/contract/schema';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Clock } from '../clock';
import type { Config } from '../config';
import { notFound, ReplyError } from '../errors';
import { ok } from '../reply';
import { type Callers, contextOf } from './context';
import type { Ctx, Handlers } from './handlers';
import { callLimit } from './rate-limit';
import { createOnceForShopper } from './once-for-shopper';

type Part = 'params' | 'query' | 'body';
export type CallSchemas = Partial<Record<Part | 'data', z.ZodType>>;
type AnyHandler = (input: Record<Part, unknown>, ctx: Ctx, request: FastifyRequest) => Promise<unknown>;

/** An owner's pages are longer than anything that a shopper sends. */
const ownerBodyLimitBytes = 4 * 1024 * 1024;

const parts: readonly Part[] = ['params', 'query', 'body'];
const zeroCharacter = String.fromCharCode(0);

const hasZero = (value: unknown): boolean => {
  if (typeof value === 'string') return value.includes(zeroCharacter);
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some(hasZero);
};

const fieldsOf = (error: z.ZodError): Record<string, string> => {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) fields[issue.path.join('.') || 'body'] ??= issue.message;
  return fields;
};

/** A contract message that begins like zod's own is for developers; a shopper gets the generic one. */
const isTechnical = (message: string) => /^(Invalid|Too |Unrecognized|Expected)/.test(message);

/**
 * The parts of a request as a call's schemas read them. @throws {ReplyError} 404 where a part of the path has no shape that such a thing could
 * have (`/products/prices` for a number), since nothing stands under that address; else 400 that names the fields at fault
 */
export const parseRequest = (request: Pick<FastifyRequest, Part>, call: CallSchemas): Record<Part, unknown> => {
  const input: Record<Part, unknown> = { params: undefined, query: undefined, body: undefined };
  const fields: Record<string, string> = {};
  for (const part of parts) {
    const schema = call[part];
    if (!schema) continue;
    const result = schema.safeParse(request[part] ?? undefined);
    if (part === 'params' && (!result.success || hasZero(result.data))) throw notFound();
    if (!result.success) Object.assign(fields, fieldsOf(result.error));
    else if (hasZero(result.data)) fields[part] = 'Invalid character';
    else input[part] = result.data;
  }
  const first = Object.values(fields)[0];
  if (first !== undefined) throw new ReplyError('FIELDS_INVALID', isTechnical(first) ? '' : first, { fields });
  return input;
};

/** Holds an answer against its contract. @throws for one outside it */
export const checkReply = (name: string, schema: z.ZodType | undefined, data: unknown) => {
  const result = schema?.safeParse(data);
  if (result && !result.success) {
    throw new Error(`${name} answered outside its contract: ${JSON.stringify(result.error.issues.slice(0, 3))}`);
  }
};

/** Registers every call of the contract. */
export function mount(app: FastifyInstance, deps: Callers & { clock: Clock; config: Config }, handlers: Handlers) {
  const once = createOnceForShopper(deps.clock);
  for (const [name, call] of Object.entries(calls) as [CallName, Call][]) {
    const handler = handlers[name] as AnyHandler;
    const callSchemas = schemas[name] as CallSchemas;
    app.route({
      method: call.method,
      url: call.path,
      config: { rateLimit: callLimit(name, deps.config) },
      ...(call.tag === 'owner' ? { bodyLimit: ownerBodyLimitBytes } : {}),
      handler: async (request, reply) => {
        const ctx = await contextOf(deps, call, request);
        const input = parseRequest(request, callSchemas);
        const data = await once({ name, input }, ctx, () => handler(input, ctx, request));
        if (deps.config.checkReplies) checkReply(name, callSchemas.data, data);
        if (call.auth === 'none') void reply.header('vary', 'accept-language');
        const isPublic = call.auth === 'none' && call.method === 'GET' && ctx.preview === null;
        void reply.header('cache-control', isPublic ? 'no-cache' : 'no-store');
        // A call whose answer is a sentence for the shopper says it where every message stands, too.
        return ok(data, callSchemas.data === sentence ? String(data) : undefined);
      },
    });
  }
}
