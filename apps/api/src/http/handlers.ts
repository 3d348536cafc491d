import type { CallName, calls, Data } from '@souk/contract';
import type { Network } from '@souk/contract/internal';
import type { schemas } from '@souk/contract/schema';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Locale } from '../locale';

/** Who asks, for which store, in which language. Built once per request. */
export interface Ctx {
  storeId: number;
  locale: Locale;
  /** `sub` of the access token; null without one. */
  userId: string | null;
  /** The anonymous cart's id, 32 hex characters; null when the visitor has none. */
  cartUuid: string | null;
  /** A guest's key to one order. Never logged. */
  orderToken: string | null;
  /** What the visitor is counted by. */
  network: Network;
  idempotencyKey: string | null;
  /** The access token as it was sent, whether it holds or not. Never logged. */
  accessToken: string | null;
  /** The key to the pages of a store. Never logged. */
  ownerToken: string | null;
  /** Token of a draft of the owner's that is shown in place of what is stored. */
  preview: string | null;
  log: Log;
}

/** Where a failure is written that the caller is not told of in full. */
interface Log {
  error(details: object, message: string): void;
}

/** The same of a call that only a user can make. */
export interface UserCtx extends Ctx {
  userId: string;
}

type CtxOf<K extends CallName> = (typeof calls)[K] extends { auth: 'required' } ? UserCtx : Ctx;

type Schemas = typeof schemas;
type Part<S, P extends string> =
  S extends Record<P, infer Z> ? (Z extends z.ZodType ? z.output<Z> : undefined) : undefined;

/** What a handler receives: each part as its schema parsed it, undefined where the call has none. */
export interface Input<K extends CallName> {
  params: Part<Schemas[K], 'params'>;
  query: Part<Schemas[K], 'query'>;
  body: Part<Schemas[K], 'body'>;
}

/**
 * Answers one call of the contract. Its result goes into `data` of the envelope.
 * The request is for what a form carries beside its fields: a service takes values.
 */
export type Handler<K extends CallName> = (input: Input<K>, ctx: CtxOf<K>, request: FastifyRequest) => Promise<Data<K>>;

/** A handler for every call of the contract, by name. */
export type Handlers = { [N in CallName]: Handler<N> };

/** What one module answers. Its routes `satisfies` this, so that which calls they are stands nowhere a second time. */
export type SomeHandlers = Partial<Handlers>;
