import { calls, type Call, type CallName, type Data, type Input } from '@souk/contract';
import { groups, type Groups } from './groups';
import type { ApiOptions, CallOptions } from './options';
import { send } from './send';

/** Last argument of every call: a signal alone, or all that it may be told. */
type Last = AbortSignal | CallOptions;

/** One call: its input as one value, then a signal or options. A call without input takes only the latter. */
export type ApiCall<K extends CallName> =
  unknown extends Input<K>
    ? (options?: Last) => Promise<Data<K>>
    : object extends Input<K>
      ? (input?: Input<K>, options?: Last) => Promise<Data<K>>
      : (input: Input<K>, options?: Last) => Promise<Data<K>>;

/** Every call of the store, grouped by noun: `api.products.detail({ uniqueKey, slug }, signal)`. */
export type Api = { [G in keyof Groups]: { [F in keyof Groups[G]]: ApiCall<Groups[G][F] & CallName> } };

/** The client of the store's api. One per page in the browser, one per request on the server. */
export const createApi = (own: ApiOptions): Api =>
  mapOf(groups, (group) => mapOf(group, (name) => callOf(own, name))) as unknown as Api;

const callOf = (own: ApiOptions, name: CallName) => {
  const takesNothing = (calls[name] as Call).takes === 'nothing';
  return (...args: unknown[]) => {
    const [input, last] = takesNothing ? [undefined, args[0]] : args;
    return send(own, name, input, optionsOf(last as Last | undefined));
  };
};

const optionsOf = (last: Last = {}): CallOptions => ('aborted' in last ? { signal: last } : last);

const mapOf = <T, R>(table: Readonly<Record<string, T>>, make: (one: T) => R) =>
  Object.fromEntries(Object.entries(table).map(([key, one]) => [key, make(one)]));
