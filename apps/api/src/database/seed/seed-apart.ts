import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../config';

const flag = '--seed-only';

/** Whether this process was started to fill the database and nothing else. */
export const isSeedOnly = () => process.argv.includes(flag);

/** Whether the database is embedded and not yet there, or to be made anew. */
export const isUnmade = ({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>, isFresh: boolean) =>
  !databaseUrl && (isFresh || !existsSync(join(dataDir, 'db')));

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
