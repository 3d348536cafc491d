import { firstCalls, type CallName, type calls, type Data, type Input, type OnceCallName } from '@souk/contract';
import { unansweredError } from './api-error';
import { groupsOf } from './groups-of';
import type { ApiOptions, CallOptions } from './options';
import { send, type CallRow, type SentCall } from './send';

/** Last argument of every call: a signal alone, or all that it may be told. */
type Last = AbortSignal | CallOptions;

/** The same of a call that the server makes once for its key: there is no making it without one. */
type WithKey = CallOptions & Required<Pick<CallOptions, 'idempotencyKey'>>;

/** One call: its input as one value, then a signal or options. A call without input takes only the latter. */
export type ApiCall<K extends CallName> = K extends OnceCallName
  ? (input: Input<K>, options: WithKey) => Promise<Data<K>>
  : unknown extends Input<K>
    ? (options?: Last) => Promise<Data<K>>
    : object extends Input<K>
      ? (input?: Input<K>, options?: Last) => Promise<Data<K>>
      : (input: Input<K>, options?: Last) => Promise<Data<K>>;

/** The names of calls by how pages name them: `cart.list` is `cartList`. */
type NameAs = { [K in CallName as (typeof calls)[K]['as']]: K };
type Noun = keyof NameAs extends infer As ? (As extends `${infer N}.${string}` ? N : never) : never;
type VerbOf<N extends string, As = keyof NameAs> = As extends `${N}.${infer V}` ? V : never;

/** Every call of the store, grouped by noun: `api.products.detail({ uniqueKey, slug }, signal)`. */
export type ApiCalls = { [N in Noun]: { [V in VerbOf<N>]: ApiCall<NameAs[`${N}.${V}` & keyof NameAs]> } };

/** The client: the store's calls, and the way for rows of another table, which no page of the shop carries (`desk.ts`). */
export type Api = ApiCalls & {
  send: (row: readonly [name: string, call: SentCall], input: unknown, options?: CallOptions) => Promise<unknown>;
};

/**
 * The client of the store's api. One per page in the browser, one per request on the server. The rows of calls that
 * follow a shopper's wish are fetched with the first of them: a page that is only looked at never carries them.
 */
export const createApi = (own: ApiOptions): Api =>
  new Proxy(firstApi(own), {
    get: (first, group: string) => first[group] ?? (group === 'then' ? undefined : laterApi(own, group)),
  }) as unknown as Api;

const firstApi = (own: ApiOptions): Record<string, unknown> => ({
  ...mapOf(groupsOf(firstCalls), (group) => mapOf(group, (name) => callOf(own, [name, firstCalls[name]]))),
  send: (row: CallRow, input: unknown, options: CallOptions = {}) => send(own, row, input, options),
});

const laterApi = (own: ApiOptions, group: string) =>
  new Proxy(
    {},
    {
      get:
        (_, verb: string) =>
        async (...args: unknown[]) => {
          const { laterRow } = await import('./later').catch(asFailedCall);
          return callOf(own, laterRow(group, verb))(...args);
        },
    },
  );

/** A call whose row cannot be fetched is one that could not be sent. */
const asFailedCall = (error: unknown): never => {
  throw unansweredError(error);
};

const callOf =
  (own: ApiOptions, row: CallRow) =>
  (...args: unknown[]) => {
    const [input, last] = row[1].takes === 'nothing' ? [undefined, args[0]] : args;
    return send(own, row, input, optionsOf(last as Last | undefined));
  };

const optionsOf = (last: Last = {}): CallOptions => ('aborted' in last ? { signal: last } : last);

const mapOf = <T, R>(table: Readonly<Record<string, T>>, make: (one: T) => R): Record<string, R> =>
  Object.fromEntries(Object.entries(table).map(([key, one]) => [key, make(one)]));
