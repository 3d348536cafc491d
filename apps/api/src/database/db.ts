import type { Kysely } from 'kysely';

/** Tables are reached by SQL with typed rows, so the builder knows no table. */
export type Db = Kysely<Record<string, never>>;
