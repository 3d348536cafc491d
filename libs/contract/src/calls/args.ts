import type { z } from 'zod';
import type { CallName } from './calls';
import type { schemas } from './schemas';

type Schemas = typeof schemas;
type Part = 'params' | 'query' | 'body' | 'form';
type SentBy<S, P extends Part> = S extends Record<P, infer Z extends z.ZodType> ? z.input<Z> : unknown;

/** What a call is given, by where it travels; parts that do not exist are left out. */
export type Args<K extends CallName> = {
  [P in Part as P extends keyof Schemas[K] ? P : never]: SentBy<Schemas[K], P>;
};

/** What a call answers in `data`. */
export type Data<K extends CallName> = z.output<Schemas[K]['data']>;

/**
 * What a call is given, as one value: the fields of path, query and body together, or the body itself where it is a list
 * or a text. A call whose whole input is one name of its path also takes that name's value alone.
 * `unknown` for a call without input.
 */
export type Input<K extends CallName> = InputOf<Schemas[K]>;

type InputOf<S> =
  SentBy<S, 'body'> extends readonly unknown[] | string
    ? SentBy<S, 'body'>
    : S extends { query: unknown } | { body: unknown } | { form: unknown }
      ? SentBy<S, 'params'> & SentBy<S, 'query'> & SentBy<S, 'body'> & SentBy<S, 'form'>
      : OnlyPath<SentBy<S, 'params'>>;

type OnlyPath<P> = unknown extends P ? unknown : IsOneKey<keyof P> extends true ? P | P[keyof P] : P;
type IsOneKey<T, U = T> = T extends unknown ? ([U] extends [T] ? true : false) : never;
