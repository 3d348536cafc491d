import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Deps } from '../deps';
import { row } from '../database/tx';
import { GiveUp } from '../jobs/jobs';

const keep = 3;
/** A copy is made in memory: a larger database belongs on a server anyway. */
const mib = 1024 * 1024;
const largestBytes = 300 * mib;

const part = '.part';

/** Forgets copies that were not finished: on a full disk each try would leave one more, beside the database that needs the room. */
const dropParts = async (folder: string) => {
  for (const file of (await readdir(folder)).filter((name) => name.endsWith(part)))
    await rm(join(folder, file), { force: true });
};

const size = async () =>
  (await row(sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`))?.bytes ?? 0;

/**
 * Copies the embedded database while it runs and keeps the newest three copies. A copy is opened by unpacking it into
 * `DATA_DIR/db`.
 * @returns the file, or null on a server
 * @throws {GiveUp} the database is too large: whoever relies on copies is to know that there are no more
 */
export async function backUp(
  { database, config, clock }: Pick<Deps, 'database' | 'config' | 'clock'>,
  mostBytes = largestBytes,
) {
  if (!database.embedded) return null;
  if ((await size()) > mostBytes)
    throw new GiveUp(
      `No copy: the database has more than ${mostBytes / mib} MB. Stop the store and copy DATA_DIR/db, and move to PostgreSQL`,
    );
  const folder = join(config.dataDir, 'backups');
  const name = `${clock.now().toISOString().replace(/[:.]/g, '-')}.tar.gz`;
  const dump = await database.embedded.dumpDataDir('gzip');
  await mkdir(folder, { recursive: true });
  await dropParts(folder);
  try {
    await writeFile(join(folder, `${name}${part}`), Buffer.from(await dump.arrayBuffer()));
    await rename(join(folder, `${name}${part}`), join(folder, name));
  } catch (error) {
    await dropParts(folder);
    throw error;
  }
  const older = (await readdir(folder))
    .filter((file) => file.endsWith('.tar.gz'))
    .sort()
    .slice(0, -keep);
  for (const file of older) await rm(join(folder, file));
  return join(folder, name);
}

/** Makes a copy every six hours. Source: docs/operations.md, Data. */
export const keepBackups = (deps: Deps) => {
  if (!deps.database.embedded) return;
  deps.jobs.every('23 */6 * * *', 'database.backup', async () => void (await backUp(deps)), { isDroppable: true });
};
