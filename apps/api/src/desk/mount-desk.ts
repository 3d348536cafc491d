import { adminPath, type DeskCall, deskCalls, type DeskCallName, vendorPath } from '@souk/contract/desk';
import { deskSchemas } from '@souk/contract/desk-schema';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { tx } from '../database/tx';
import type { Deps } from '../deps';
import { type CallSchemas, checkReply, parseRequest } from '../http/mount';
import { callLimit } from '../http/rate-limit';
import { repeatKey } from '../http/run-once';
import { ok } from '../reply';
import { countNotes } from './audit';
import { deskCaller } from './desk-caller';
import type { DeskCtx, DeskHandlers } from './desk-ctx';
import { runIdempotent } from './idempotent-change';

/** A file of products, as its text in JSON. */
const importBodyLimitBytes = 24 * 1024 * 1024;

type AnyHandler = (input: unknown, ctx: DeskCtx, request: FastifyRequest) => Promise<unknown>;
interface Row {
  name: DeskCallName;
  call: DeskCall;
  handler: AnyHandler;
  schemas: CallSchemas;
}

/** The key by which a call may be made again; null: it is made as often as it comes. */
const keyOf = ({ isSecret }: DeskCall, { headers: { 'idempotency-key': key } }: FastifyRequest): string | null =>
  isSecret ? null : repeatKey('desk', key);

/**
 * Makes a change in one transaction with its audit row, once for each key. Where replies are checked, a change of the store that left
 * no row, or one with a field that the contract does not name, is a fault.
 */
const changing = async (deps: Deps, { name, call }: Row, ctx: DeskCtx, work: () => Promise<unknown>) => {
  if (call.each || call.isDraft) return work();
  const { result, notes, unnamed } = await countNotes(() =>
    tx(() => runIdempotent({ now: deps.clock.now() }, ctx, work)),
  );
  if (result.isMade && notes === 0 && !call.isOwn && deps.config.checkReplies)
    throw new Error(`${name} left no audit row`);
  if (unnamed.length > 0 && deps.config.checkReplies)
    throw new Error(`${name} noted fields that the contract does not name: ${unnamed.join(', ')}`);
  return result.answer;
};

const answer = async (deps: Deps, row: Row, request: FastifyRequest) => {
  const { name, call, handler, schemas } = row;
  const { mer, ...params } = (request.params ?? {}) as Record<string, string>;
  const caller = await deskCaller(deps, request, { name, call, mer });
  const input = parseRequest({ params, query: request.query, body: request.body }, schemas);
  const key = keyOf(call, request);
  const ctx: DeskCtx = { ...caller, repeatable: key === null ? null : { key, input } };
  const work = () => handler(input, ctx, request);
  const data = call.method === 'GET' ? await work() : await changing(deps, row, ctx, work);
  if (deps.config.checkReplies) checkReply(`desk.${name}`, schemas.data, data);
  return ok(data);
};

/** Registers every call of the desks: for the platform's people, and for a merchant's where its row says so. */
export function mountDesk(app: FastifyInstance, deps: Deps, handlers: DeskHandlers) {
  for (const [name, call] of Object.entries(deskCalls) as [DeskCallName, DeskCall][]) {
    const row: Row = { name, call, handler: handlers[name] as AnyHandler, schemas: deskSchemas[name] };
    const urls = [
      ...(call.vendor === 'only' ? [] : [adminPath(call.path)]),
      ...(call.vendor ? [vendorPath(call.path)] : []),
    ];
    for (const url of urls) {
      app.route({
        method: call.method,
        url,
        ...(call.isLarge ? { bodyLimit: importBodyLimitBytes } : {}),
        config: { rateLimit: callLimit(`desk.${name}`, deps.config) },
        handler: async (request, reply) => {
          void reply.header('cache-control', 'no-store');
          return answer(deps, row, request);
        },
      });
    }
  }
}
