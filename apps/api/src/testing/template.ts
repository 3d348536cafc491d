import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClock } from '../clock';
import type { Config } from '../config';
import { createDeps } from '../server/create-deps';
import { migrate } from '../database/migrate';
import { type Database, openEmbedded } from '../database/open';
import { seed } from '../seed/seed';
import { packagePath } from '../package-folder';
import { oncePerTestWorker } from './worker-cache';

const fingerprint = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .sort()
    .map((name) => join(folder, name))
    .filter((file) => !file.endsWith('.test.ts') && statSync(file).isFile())
    .map((file) => `${file}:${createHash('sha1').update(readFileSync(file)).digest('hex')}`)
    .join('\n');

/** The state of the sources: a thousand files, so it is worked out once. */
const stateOfSources = () =>
  oncePerTestWorker('state of the sources', () =>
    createHash('sha1')
      .update(fingerprint(packagePath('src')))
      .digest('hex')
      .slice(0, 16),
  );

const prefix = 'souk-template-';
const fileOf = (products: number) => join(tmpdir(), `${prefix}${products}-${stateOfSources()}.tar`);

const dayMs = 24 * 60 * 60 * 1000;

/** Each state of the sources leaves 50 MB behind: what no run has made within a day goes. */
const removeOld = () => {
  for (const name of readdirSync(tmpdir()).filter((each) => each.startsWith(prefix))) {
    const file = join(tmpdir(), name);
    const at = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (at !== undefined && at < Date.now() - dayMs) rmSync(file, { force: true });
  }
};

const rethrow = (error: Error) => {
  throw error;
};

/** Drops PostgreSQL's own template databases, which no test uses: each test file opens a copy that is smaller by a third. */
const dropTemplateDatabases = async (database: Database) => {
  await database.query('update pg_database set datistemplate = false');
  for (const name of ['template0', 'template1']) await database.query(`drop database ${name}`);
};

const make = async (file: string, config: Config, size: { products: number }) => {
  // Logs of a megabyte in place of one of sixteen: half of what each test file would unpack, and not read.
  const database = await openEmbedded({
    initdb: ['--wal-segsize=1'],
    settings: ['min_wal_size = 2MB', 'max_wal_size = 2MB'],
  });
  await dropTemplateDatabases(database);
  await migrate(database);
  const deps = await createDeps({ config, database, clock: createClock(), onError: rethrow });
  // In this order: the queue looks around every few seconds, and would wait in vain for the one connection, which the seed has.
  await seed(deps, size);
  await deps.jobs.start(false);
  await deps.jobs.stop();
  await database.query('checkpoint');
  const dump = await database.embedded?.dumpDataDir('none');
  await database.close();
  if (!dump) throw new Error('The embedded database gave no dump');
  const own = `${file}.${process.pid}`;
  writeFileSync(own, Buffer.from(await dump.arrayBuffer()));
  renameSync(own, file);
};

/**
 * A migrated and seeded database as a file, made once per state of the sources and shared by test files,
 * so that a test file starts in about a second.
 */
export async function templateDump(config: Config, size: { products: number }): Promise<Blob> {
  const file = fileOf(size.products);
  if (!existsSync(file)) {
    removeOld();
    await make(file, config, size);
  }
  return oncePerTestWorker(file, async () => new Blob([await readFile(file)]));
}
