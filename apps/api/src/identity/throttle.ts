import { sql } from 'kysely';
import { row, run } from '../database/tx';

interface Count {
  count: number;
  resets_at: Date;
}

/** How often within what time. */
export interface Limit {
  max: number;
  windowMs: number;
}

/**
 * Counts one more try under `key`; kept in the database, so that every process counts together.
 * @returns seconds to wait when that was one too many, else 0.
 */
export async function countTry(key: string, { max, windowMs }: Limit, now: Date): Promise<number> {
  const ends = new Date(now.getTime() + windowMs);
  const found = await row(sql<Count>`
    insert into throttle(key, count, resets_at) values (${key}, 1, ${ends})
    on conflict (key) do update set
      count = case when throttle.resets_at <= ${now} then 1 else throttle.count + 1 end,
      resets_at = case when throttle.resets_at <= ${now} then ${ends} else throttle.resets_at end
    returning count, resets_at`);
  return found && found.count > max ? secondsUntil(found.resets_at, now) : 0;
}

/** Forgets the tries under `key`, e.g. after a good one. */
export const clearTries = (key: string) => run(sql`delete from throttle where key = ${key}`);

/** Takes one try under `key` off again. */
export const takeTryOff = (key: string) =>
  run(sql`update throttle set count = greatest(count - 1, 0) where key = ${key}`);

const secondsUntil = (at: Date, now: Date) => Math.max(1, Math.ceil((at.getTime() - now.getTime()) / 1000));
