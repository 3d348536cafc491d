import { type RawBuilder, sql } from 'kysely';

/** Narrows a list to amounts from and up to so many cents, as the rest of a `where`. */
export const inRange = (
  column: RawBuilder<unknown>,
  { leastCents, mostCents }: { leastCents?: number | undefined; mostCents?: number | undefined },
) => sql`${leastCents === undefined ? sql`` : sql`and ${column} >= ${leastCents}`}
    ${mostCents === undefined ? sql`` : sql`and ${column} <= ${mostCents}`}`;
