import { fork } from 'node:child_process';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError, type Config } from '../config';
import { lockFolder } from '../database/lock';
import { openEmbedded } from '../database/open';

const flag = '--seed-only';

/** Whether this process was started to fill the database and nothing else. */
export const isSeedOnly = () => process.argv.includes(flag);

/** Whether the database is embedded and not yet there, or to be made anew. */
export const isUnmade = ({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>, isFresh: boolean) =>
  !databaseUrl && (isFresh || !existsSync(join(dataDir, 'db')));

/** @throws {ConfigError} for `--fresh` on a server, whose data is not ours to delete */
export const refuseFreshServer = ({ databaseUrl }: Pick<Config, 'databaseUrl'>, isFresh: boolean) => {
  if (databaseUrl && isFresh) throw new ConfigError('--fresh is for the embedded database: empty the server yourself');
};

/**
 * The embedded database in the making, in a folder beside its place: what is in its place is whole, however often a start
 * was killed while it filled one.
 * @returns the open database, and `takePlace` for when it is filled and closed: only then what was there before goes
 */
export const openUnmade = async ({ dataDir }: Pick<Config, 'dataDir'>) => {
  const place = join(dataDir, 'db');
  const release = lockFolder(place); // nobody opens the one that is to go
  const making = `${place}.new`;
  rmSync(making, { recursive: true, force: true });
  const database = await openEmbedded({ folder: making });
  return {
    database,
    takePlace: () => {
      rmSync(place, { recursive: true, force: true });
      renameSync(making, place);
      release();
    },
  };
};

/**
 * Fills the embedded database in a process of its own, whose memory goes with it: the database's machine never gives back
 * what it once took, and filling takes four times what selling does.
 * @returns when it is filled and given free; a process that fails has said why, and this one ends with its code.
 */
export const seedApart = () =>
  new Promise<void>((resolve) => {
    const child = fork(process.argv[1] ?? '', [flag, ...process.argv.slice(2)], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    child.once('exit', (code) => (code === 0 ? resolve() : process.exit(code ?? 1)));
  });
