import type { AuditVia, DeskCallName, DeskData, DeskPermission, StaffRole } from '@souk/contract/desk';
import type { deskSchemas } from '@souk/contract/desk-schema';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Locale } from '../locale';

/** Whose things a call sees: a store's, or those of one merchant of it. */
export interface Scope {
  storeId: number;
  /** Null: the platform's desk. */
  merchantId: number | null;
}

/** Who makes a call of a desk, and in whose scope. */
export interface DeskCtx extends Scope {
  call: DeskCallName;
  /** Absent: at a desk. */
  via?: AuditVia;
  /** The call's `Idempotency-Key`, by which its changes are made once, and what was asked; null or absent: they are made as often as asked for. */
  repeatable?: { key: string; input: unknown } | null;
  /** Of the request in the server's log; absent: a job works in somebody's name. */
  requestId?: string;
  locale: Locale;
  /** How surely they signed in; null: their provider does not say. */
  acr: string | null;
  /** When they signed in, in seconds since 1970; null: their provider does not say, or a job works in their name. */
  authTime: number | null;
  actor: { sub: string; name: string; email: string | null };
  /** Whether the provider has proved that the actor's e-mail is theirs. */
  isEmailProved: boolean;
  roles: readonly string[];
  /** Those of `roles` that the provider's token names, which no table holds; empty at a merchant's desk. */
  tokenRoles: readonly StaffRole[];
  permissions: readonly DeskPermission[];
}

type Schemas = typeof deskSchemas;
type Part<S, P extends string> =
  S extends Record<P, infer Z> ? (Z extends z.ZodType ? z.output<Z> : undefined) : undefined;

/** What a handler of a desk receives: each part as its schema parsed it. */
export interface DeskInputOf<K extends DeskCallName> {
  params: Part<Schemas[K], 'params'>;
  query: Part<Schemas[K], 'query'>;
  body: Part<Schemas[K], 'body'>;
}

/** Handlers of some of the desks' calls, by name. */
export type DeskHandlers<K extends DeskCallName = DeskCallName> = {
  [N in K]: (input: DeskInputOf<N>, ctx: DeskCtx, request: FastifyRequest) => Promise<DeskData<N>>;
};
