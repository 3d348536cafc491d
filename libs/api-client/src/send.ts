import { successCode, type Call, type CallName, type RefusalName } from '@souk/contract';
import { ApiError, unansweredError } from './api-error';
import type { ApiOptions, CallOptions, Fetching, Reply } from './options';
import { ruleFor } from './reply-codes';

type Fields = Record<string, unknown>;

/** What a row says of how its call is sent. */
export type SentCall = Omit<Call, 'as' | 'tag'>;

/** A call's name and its row in the contract. */
export type CallRow = readonly [CallName, SentCall];

/**
 * Sends one call and opens its envelope.
 * @throws {ApiError} for every answer but 200 and for a network that failed; an aborted call throws as fetch does.
 */
export const send = async (own: ApiOptions, row: CallRow, input: unknown, options: CallOptions) => {
  const [name, call] = row;
  const token = call.auth !== 'none' || call.probesToken ? await own.token() : undefined;
  const { url, body } = addressed(call, input, call.cart ? cartOf(own, token) : {});
  const headers = headersOf(own, token, body, options);
  const { signal, keepalive } = options;
  const reply = await reach(own.fetch ?? fetch, (own.baseUrl ?? '') + url, {
    method: call.method,
    headers,
    ...(body === undefined ? {} : { body }),
    ...(signal ? { signal } : {}),
    ...(keepalive ? { keepalive } : {}),
  });
  return opened(own, name, reply, signal);
};

const opened = async (own: ApiOptions, name: CallName, reply: Reply, signal?: AbortSignal) => {
  const body = await bodyOf(reply, signal);
  // An answer of the identity provider has no envelope. Source: spec 8, "pass through".
  if (body?.access_token || body?.preferred_username) return body;
  const code = typeof body?.code === 'number' ? body.code : reply.status;
  if (code === successCode) return own.validate ? own.validate(name, body?.data) : body?.data;
  const error = new ApiError({
    code,
    reason: typeof body?.reason === 'string' ? (body.reason as RefusalName) : null,
    message: typeof body?.message === 'string' ? body.message : null,
    data: body?.data,
  });
  if (ruleFor(code).signsOut) own.onSignedOut(error.message);
  throw error;
};

/**
 * An answer's envelope; null where a refusal has none, as a proxy's.
 * @throws {ApiError} for a good status whose body was cut off, by a page that is being left or a line that breaks: taken for an
 * empty answer, "does this token exist?" would be answered no, and the shopper signed out
 */
const bodyOf = async (reply: Reply, signal?: AbortSignal): Promise<Fields | null> => {
  try {
    return (await reply.json()) as Fields | null;
  } catch (error) {
    if (signal?.aborted) throw error;
    if (reply.ok) throw unansweredError(error);
    return null;
  }
};

const reach = async (go: Fetching, url: string, init: RequestInit) => {
  try {
    return await go(url, init);
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw unansweredError(error);
  }
};

const cartOf = ({ storeId, cartUuid }: ApiOptions, token?: string): Fields => ({
  storeId: storeId?.(),
  uuid: token ? undefined : cartUuid(),
});

/** Puts every field where the call wants it: into the path, the query or the body. */
const addressed = (
  call: SentCall,
  input: unknown,
  cart: Fields,
): { url: string; body: string | FormData | undefined } => {
  const isPlain = typeof input === 'object' && input !== null && !Array.isArray(input);
  const rest: Fields = { ...cart, ...(isPlain ? input : {}) };
  const path = call.path.replace(/:(\w+)/g, (_, key: string) => {
    const value = isPlain ? rest[key] : input;
    delete rest[key];
    return encodeURIComponent(String(value || '-'));
  });
  if (call.method === 'GET' || call.takes === 'query') return { url: path + searchOf(rest), body: undefined };
  if (call.takes === 'form') return { url: path, body: formOf(rest) };
  if (isPlain || path !== call.path || input === undefined) return { url: path, body: jsonOf(rest) };
  const lines = Array.isArray(input) ? input.map((line: Fields) => ({ ...cart, ...line })) : input;
  return { url: path, body: JSON.stringify(lines) };
};

const searchOf = (fields: Fields) => {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(fields)) {
    for (const one of Array.isArray(value) ? value : [value]) if (one != null) query.append(key, String(one));
  }
  return query.size ? `?${query}` : '';
};

const jsonOf = (fields: Fields) => {
  const text = JSON.stringify(fields);
  return text === '{}' ? undefined : text;
};

const formOf = (fields: Fields) => {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) {
    if (value != null) form.append(key, value instanceof Blob ? value : String(value));
  }
  return form;
};

const headersOf = (own: ApiOptions, token: string | undefined, body: unknown, options: CallOptions) => ({
  'Accept-Language': own.locale(),
  ...(token ? { Authorization: `Bearer ${token}` } : {}),
  ...(own.preview ? { 'X-Souk-Preview': own.preview } : {}),
  ...(typeof body === 'string' ? { 'Content-Type': 'application/json' } : {}),
  ...(options.orderToken ? { 'X-Order-Token': options.orderToken } : {}),
  ...(options.idempotencyKey ? { 'Idempotency-Key': options.idempotencyKey } : {}),
});
