import { sql } from 'kysely';
import type { Scope } from './desk-ctx';

/** When a day of the store's own time zone begins. @param after how many days later */
export const startOfDay = (day: string, { storeId }: Pick<Scope, 'storeId'>, after = 0) =>
  sql`(${day}::date + ${after}::int)::timestamp at time zone (select time_zone from store where id = ${storeId})`;
