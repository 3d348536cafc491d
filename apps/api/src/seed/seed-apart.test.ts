import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbedded } from '../database/open';
import { isUnmade, openUnmade, refuseFreshServer } from './seed-apart';

let dataDir: string;
beforeEach(() => void (dataDir = mkdtempSync(join(tmpdir(), 'souk-apart-'))));
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const server = { databaseUrl: 'postgres://localhost/souk' };

test('only an embedded database that is not there, or is to be made anew, is filled apart', () => {
  expect(isUnmade({ databaseUrl: undefined, dataDir }, false)).toBe(true);
  mkdirSync(join(dataDir, 'db'));
  expect(isUnmade({ databaseUrl: undefined, dataDir }, false)).toBe(false);
  expect(isUnmade({ databaseUrl: undefined, dataDir }, true)).toBe(true);
  expect(isUnmade({ ...server, dataDir }, true)).toBe(false);
});

test('a server is not made anew: its data is not ours to delete', () => {
  expect(() => refuseFreshServer(server, true)).toThrow('--fresh is for the embedded database');
  expect(() => refuseFreshServer(server, false)).not.toThrow();
});

test('what a killed start left half filled is thrown away; nothing stands in its place before it is whole', async () => {
  mkdirSync(join(dataDir, 'db.new'));
  writeFileSync(join(dataDir, 'db.new/PG_VERSION'), 'cut off');
  const unmade = await openUnmade({ dataDir });
  await unmade.database.query('create table whole(n int)');
  expect(isUnmade({ databaseUrl: undefined, dataDir }, false)).toBe(true);
  await expect(openEmbedded({ folder: join(dataDir, 'db') })).rejects.toThrow('is in use by process');
  await unmade.database.close();
  unmade.takePlace();
  expect(isUnmade({ databaseUrl: undefined, dataDir }, false)).toBe(false);
  expect(existsSync(join(dataDir, 'db.new'))).toBe(false);

  const again = await openEmbedded({ folder: join(dataDir, 'db') });
  expect((await again.query('select count(*) as count from whole')).rows).toEqual([{ count: 0 }]);
  await again.close();
});
