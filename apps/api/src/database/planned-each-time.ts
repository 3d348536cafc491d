import { sql } from 'kysely';

/** Words that a statement begins with which the database plans anew for its values each time. */
export const plannedEachTimeMark = '/* planned each time */';

/**
 * Stands at the beginning of a statement whose best plan depends on its values: a part of a text that nearly every row has, or
 * none. A plan that is kept for all of them took a second for some.
 */
export const plannedEachTime = sql.raw(plannedEachTimeMark);
