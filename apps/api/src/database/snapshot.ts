import { type RawBuilder, sql } from 'kysely';
import { row } from './tx';

/**
 * The oldest transaction that may still write. Whoever reads changes notes it and asks from there next time: what a transaction that
 * still runs has changed is seen when it has ended.
 */
export const oldestRunning: RawBuilder<number> = sql`pg_snapshot_xmin(pg_current_snapshot())::text::bigint`;

/** The first transaction that has not begun yet: a number from there on is of another database. */
export const firstToCome: RawBuilder<number> = sql`pg_snapshot_xmax(pg_current_snapshot())::text::bigint`;

/** From where changes are asked by whoever reads everything now. */
export const currentMark = async (): Promise<number> =>
  (await row(sql<{ mark: number }>`select ${oldestRunning} as mark`))?.mark ?? 0;
