import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import fs, { readFile, readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { GiveUp } from '../jobs/jobs';
import { createTestApp, type TestApp } from '../testing/test-app';
import { backUp } from './backup';
import { openEmbedded } from '../database/open';

const docs = join(__dirname, '../../../../docs/operations.md');

let store: TestApp;
beforeAll(async () => void (store = await createTestApp()));
afterAll(() => store.close());

test('a copy that could not be written leaves nothing behind, and what a process that was killed left goes with the next', async () => {
  if (!store.deps.database.embedded) return;
  const folder = join(store.deps.config.dataDir, 'backups');
  // the disk is full: what was written of it stays
  jest.spyOn(fs, 'writeFile').mockImplementationOnce(async (file) => {
    writeFileSync(String(file), 'half');
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  });
  await expect(backUp(store.deps)).rejects.toThrow('no space left');
  expect(await readdir(folder)).toEqual([]);
  writeFileSync(join(folder, '2020-01-01T00-00-00-000Z.tar.gz.part'), 'half');
  const file = await backUp(store.deps);
  expect(await readdir(folder)).toEqual([basename(file ?? '')]);
});

test('a database that has grown too large for copies says so, and is not taken for copied', async () => {
  if (!store.deps.database.embedded) return;
  const tooLarge = backUp(store.deps, 1024 * 1024);
  await expect(tooLarge).rejects.toThrow(GiveUp);
  await expect(tooLarge).rejects.toThrow('No copy: the database has more than 1 MB.');
});

test('a copy of the running database opens with everything in it; three are kept', async () => {
  if (!store.deps.database.embedded) return;
  const files: (string | null)[] = [];
  for (let n = 0; n < 4; n += 1) {
    files.push(await backUp(store.deps));
    await store.deps.clock.advance(1000);
  }
  expect(await readdir(join(store.deps.config.dataDir, 'backups'))).toHaveLength(3);
  const copy = await openEmbedded({ dump: new Blob([await readFile(files.at(-1) ?? '')]) });
  const { rows } = await copy.query('select count(*) as count from product');
  expect(rows).toEqual([{ count: 150 }]);
  await copy.close();
});

test('a copy is gone back to as docs/operations.md says: unpacked into a folder that takes the place of the database', async () => {
  if (!store.deps.database.embedded) return;
  const { dataDir } = store.deps.config;
  const file = (await readdir(join(dataDir, 'backups'))).at(-1);
  const line = /^mkdir \$DATA_DIR\/db && tar .*$/m.exec(await readFile(docs, 'utf8'))?.[0] ?? '';
  const env = { ...process.env, DATA_DIR: dataDir, COPY: file };
  expect(spawnSync('sh', ['-ec', line], { env, encoding: 'utf8' })).toMatchObject({ status: 0 });
  const copy = await openEmbedded({ folder: join(dataDir, 'db') });
  const { rows } = await copy.query('select count(*) as count from product');
  await copy.close();
  expect(rows).toEqual([{ count: 150 }]);
});
