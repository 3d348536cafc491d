import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createTestApp, type TestApp } from '../testing/test-app';
import { backUp } from './backup';
import { openEmbedded } from '../database/open';

let store: TestApp;
beforeAll(async () => void (store = await createTestApp()));
afterAll(() => store.close());

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
