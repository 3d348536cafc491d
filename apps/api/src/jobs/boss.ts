import { PgBoss } from 'pg-boss';
import type { Database } from '../database/open';
import { tellOnce } from './tell-once';

/** Which of its workers met the failure: each meets it at every look, and it is the same. */
const whose = / \(Queue: [^()]*, Worker: [^()]*\)$/;

/** Opens pg-boss on the store's database; it begins nothing yet. @param onError is told what fails beside the jobs themselves, once for all workers, and again after a minute */
export const createBoss = (database: Database, onError: (error: Error) => void) => {
  const boss = new PgBoss({
    backend: database.embedded ? 'pglite' : 'postgres',
    db: { executeSql: (text: string, values?: unknown[]) => database.query(text, values) },
    monitorVacuum: false,
    reindex: false,
  });
  const { tell } = tellOnce(onError);
  boss.on('error', (error) => tell(error, error.message.replace(whose, '')));
  return boss;
};

/**
 * Makes or renews the queue's own tables, as part of a migration: whoever serves afterwards needs no rights to change tables. A start
 * does it too where it has not been done.
 */
export async function installQueue(database: Database): Promise<void> {
  const boss = createBoss(database, (error) => {
    throw error;
  });
  await boss.start();
  await boss.stop({ graceful: false });
}
