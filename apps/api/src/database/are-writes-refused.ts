import { sql } from 'kysely';
import { isOutage, takesNoWrites } from '../errors';
import { run, tx } from './tx';
import { refusedWrite } from './refused-write';

const lookEveryMs = 5000;
let lookedAt = -Infinity;

/**
 * Whether the database refuses writes as a whole, as with a full disk. Once it refused one of this process, a table is tried to grow by a megabyte,
 * every five seconds at most, until it can: a write that needs no room, which a full disk takes, proves nothing. Nothing is written before.
 * @returns what is known; it is looked at anew every five seconds at most
 */
export const areWritesRefused = async (): Promise<boolean> => {
  if (!refusedWrite.isKnown()) return false;
  if (performance.now() - lookedAt < lookEveryMs) return true;
  lookedAt = performance.now();
  try {
    await tx(() => run(sql`create temp table souk_room on commit drop as select n from generate_series(1, 30000) n`));
    refusedWrite.forget();
  } catch (error) {
    // a role that may make no such table cannot look: the next write that is refused says so again
    if (!isOutage(error) && !takesNoWrites(error)) refusedWrite.forget();
  }
  return refusedWrite.isKnown();
};
