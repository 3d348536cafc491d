import { type RawBuilder, sql } from 'kysely';
import { row } from '../database/tx';
import type { Scope } from './desk-ctx';

/** A store's time zone, such as `Europe/Paris`. */
export const timeZoneOf = async (storeId: number): Promise<string> =>
  (await row(sql<{ zone: string }>`select time_zone as zone from store where id = ${storeId}`))?.zone ?? 'UTC';

/** The day by a store's clock: `2026-10-03`. */
export const storeDay = async (storeId: number, at: Date): Promise<string> => {
  const timeZone = await timeZoneOf(storeId);
  return new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(at);
};

/** When a day of the store's own time zone begins. @param after how many days later */
export const startOfDay = (day: string, { storeId }: Pick<Scope, 'storeId'>, after = 0) =>
  sql`(${day}::date + ${after}::int)::timestamp at time zone (select time_zone from store where id = ${storeId})`;

/** The first and the last of some days, as `2026-11-24`; absent: they have no such end. */
export interface Days {
  since?: string | undefined;
  until?: string | undefined;
}

/** Narrows a list to moments of some days of the store's own time zone, as the rest of a `where`. */
export const inDays = (moment: RawBuilder<unknown>, { since, until }: Days, scope: Pick<Scope, 'storeId'>) => sql`
  ${since ? sql`and ${moment} >= ${startOfDay(since, scope)}` : sql``}
  ${until ? sql`and ${moment} < ${startOfDay(until, scope, 1)}` : sql``}`;
