import { isCartId } from '@souk/contract';
import type { FastifyRequest } from 'fastify';
import { notFound, ReplyError } from '../errors';
import type { Ctx } from './handlers';
import { bearerOf } from './bearer';
import { visitorNetwork } from './caller';
import { localeOf } from '../locale';
import { genericMessage } from './messages';

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};

/** A field of the query or the body; a list of lines carries it in its first line. */
const field = (request: FastifyRequest, name: string): unknown =>
  record(request.query)[name] ?? record(Array.isArray(request.body) ? request.body[0] : request.body)[name];

const header = (request: FastifyRequest, name: string): string | null => {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value.slice(0, 200) : null;
};

const cartUuidOf = (request: FastifyRequest): string | null => {
  const candidates = [field(request, 'uuid'), header(request, 'x-cart-uuid'), request.cookies.cartUuid];
  const found = candidates.find(isCartId);
  return found ? found.toLowerCase() : null;
};

/** Who knows the caller of a request and the store that it is for. */
export interface Callers {
  stores: { byHost(host: string): Promise<number>; exists(id: number): Promise<boolean> };
  identity: { verify(token: string, audience: 'shop'): Promise<{ sub: string } | null> };
}

const storeOf = async ({ stores }: Callers, request: FastifyRequest): Promise<number> => {
  const asked = field(request, 'storeId');
  if (asked === undefined || asked === null || asked === '') return stores.byHost(request.hostname);
  const id = Number(asked);
  if (!(await stores.exists(id))) throw notFound();
  return id;
};

const userOf = async ({ identity }: Callers, request: FastifyRequest, call: CallAccess): Promise<string | null> => {
  const { auth } = call;
  if (auth === 'none') return null;
  const token = bearerOf(request);
  const shopper = token ? await identity.verify(token, 'shop') : null;
  if (shopper) return shopper.sub;
  // a token that no longer holds is told, so that the page can renew it and not lose the user's cart
  if (token && !call.probesToken)
    throw new ReplyError('SIGN_IN_ENDED', genericMessage(localeOf(request.headers['accept-language']), 'signedOut'));
  if (auth === 'optional') return null;
  throw new ReplyError('SIGN_IN_REQUIRED', genericMessage(localeOf(request.headers['accept-language']), 'signIn'));
};

/** What of a call's row decides who may make it. */
export interface CallAccess {
  auth: string;
  /** The call asks whether a token still holds, so a bad one is no error. */
  probesToken?: boolean;
}

/**
 * Builds the context of one call.
 * @throws {ReplyError} 401 when the call needs a user and there is none, 410000 for a token that no longer holds,
 *   404 for a store that does not exist.
 */
export async function contextOf(callers: Callers, call: CallAccess, request: FastifyRequest): Promise<Ctx> {
  const userId = await userOf(callers, request, call);
  return {
    storeId: await storeOf(callers, request),
    locale: localeOf(request.headers['accept-language']),
    userId,
    cartUuid: cartUuidOf(request),
    orderToken: header(request, 'x-order-token'),
    network: visitorNetwork(request.raw),
    idempotencyKey: header(request, 'idempotency-key'),
    accessToken: bearerOf(request) ?? null,
    ownerToken: header(request, 'x-owner-token'),
    preview: header(request, 'x-souk-preview'),
    log: request.log,
  };
}
