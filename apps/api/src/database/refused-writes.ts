import { sql } from 'kysely';
import { isOutage, takesNoWrites } from '../errors';
import { run, tx } from './tx';
import { refusal } from './refusal';

const lookEveryMs = 5000;
let lookedAt = -Infinity;

/**
 * Whether this process's writes are refused as a whole, as by a full disk: since one was, until a table could grow by a megabyte. A write that
 * needs no room, which a full disk takes, proves nothing. Nothing is written where none was refused.
 * @returns what is known; it is looked at anew every five seconds at most
 */
export const refusesWrites = async (): Promise<boolean> => {
  if (!refusal.isKnown()) return false;
  if (performance.now() - lookedAt < lookEveryMs) return true;
  lookedAt = performance.now();
  try {
    await tx(() => run(sql`create temp table souk_room on commit drop as select n from generate_series(1, 30000) n`));
    refusal.forget();
  } catch (error) {
    // a role that may make no such table cannot look: the next write that is refused says so again
    if (!isOutage(error) && !takesNoWrites(error)) refusal.forget();
  }
  return refusal.isKnown();
};
