import type { z } from 'zod';
import type { DeskCallName } from './calls';
import type { deskSchemas } from './schemas';

type Schemas = typeof deskSchemas;
type Part = 'params' | 'query' | 'body' | 'form';
type SentBy<S, P extends Part> = S extends Record<P, infer Z extends z.ZodType> ? z.input<Z> : unknown;

/** What a call of the desks is given: the fields of path, query and body together, or of its form. */
export type DeskInput<K extends DeskCallName> = SentBy<Schemas[K], 'params'> &
  SentBy<Schemas[K], 'query'> &
  SentBy<Schemas[K], 'body'> &
  SentBy<Schemas[K], 'form'>;

/** What it answers in `data`. */
export type DeskData<K extends DeskCallName> = z.output<Schemas[K]['data']>;
