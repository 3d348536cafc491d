import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { packagePath } from '../package-folder';
import { migrate, migrationFiles, newerSentence, pendingMigrations } from './migrate';
import { type Database, openEmbedded } from './open';

let folder: string;
let database: Database;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'souk-migrations-'));
  database = await openEmbedded();
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);

test('each file runs once, in order; a check says which are missing and changes nothing', async () => {
  write('0001_a.sql', 'create table a(id int);');
  write(
    '0002_b.sql',
    '-- no-transaction: an index on a table in use\ncreate index concurrently a_id on a(id);\ncomment on index a_id is $$x; y$$;\n',
  );
  expect(await pendingMigrations(database, folder)).toEqual(['0001_a.sql', '0002_b.sql']);
  expect(await migrate(database, { folder })).toEqual(['0001_a.sql', '0002_b.sql']);
  expect(await migrate(database, { folder })).toEqual([]);
  expect(await pendingMigrations(database, folder)).toEqual([]);
});

test('a release that went back says which migrations of a newer one the database has', async () => {
  expect(await newerSentence(database, folder)).toBeNull();
  rmSync(join(folder, '0002_b.sql'));
  expect(await newerSentence(database, folder)).toBe(
    'The database has 1 migration of a newer release, up to 0002_b.sql: the release before each runs with it, an older one may not',
  );
});

test('a file that fails leaves nothing behind and is named', async () => {
  write('0003_c.sql', 'create table c(id int); select 1 / 0;');
  await expect(migrate(database, { folder })).rejects.toThrow(/^Migration 0003_c\.sql: division by zero/);
  write('0003_c.sql', 'create table c(id int);');
  expect(await migrate(database, { folder })).toEqual(['0003_c.sql']);
});

/** The files before this one ran before releases could go side by side. */
const firstSideBySide = '0091';
const breaking =
  /\b(drop\s+(table|column|view)|rename\s+(to|column)|set\s+not\s+null|alter\s+column\s+\S+\s+(set\s+data\s+)?type)\b/i;

test.each(migrationFiles().filter((name) => name >= firstSideBySide))(
  'the release before still runs on the database after %s: nothing that it uses is taken away',
  (name) => {
    const text = readFileSync(packagePath('src/database/migrations', name), 'utf8');
    // a file that ends what no release uses any more says since when: `-- unused since 1.4`
    if (!/^-- unused since \d/m.test(text)) expect(text).not.toMatch(breaking);
  },
);

/** The files before this one had run everywhere when it was seen that they could not run again. */
const firstRepeatable = '0274';

test('a file without a transaction can run again after it failed half-way: an index that it left is made anew', () => {
  const left = migrationFiles()
    .filter((name) => name >= firstRepeatable)
    .flatMap((name) => {
      const text = readFileSync(packagePath('src/database/migrations', name), 'utf8');
      const made = [...text.matchAll(/^create (?:unique )?index concurrently (\w+)/gm)].map(([, index = '']) => index);
      return made.filter((index) => !text.includes(`drop index concurrently if exists ${index};\ncreate `));
    });
  expect(left).toEqual([]);
});

test('a file without a transaction only makes and drops indexes: whatever else waits for a table waits a few seconds and tries again', () => {
  const others = migrationFiles().flatMap((name) => {
    const text = readFileSync(packagePath('src/database/migrations', name), 'utf8');
    if (!text.startsWith('-- no-transaction')) return [];
    const statements = text.replaceAll(/--.*$/gm, '').split(';');
    return statements.filter((one) => !/^\s*((create( unique)?|drop) index concurrently\s[^;]*)?$/.test(one));
  });
  expect(others).toEqual([]);
});

/** Renamed on the day on which they were written, before anybody ran them beside another release. */
const renamedUnreleased = ['0204_sum_fault.sql', '0205_own_versions.sql'];

test('no file of the history has another name now: the release before would miss it and not start', () => {
  const words = ['log', '--diff-filter=D', '--no-renames', '--format=', '--name-only', '--', '.'];
  const { stdout } = spawnSync('git', words, { cwd: packagePath('src/database/migrations'), encoding: 'utf8' });
  const present = new Set(migrationFiles());
  const gone = (stdout ?? '')
    .split('\n')
    .map((line) => basename(line))
    .filter((name) => name >= firstSideBySide && !present.has(name) && !renamedUnreleased.includes(name));
  expect(gone).toEqual([]);
});
