import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isUnmade } from './seed-apart';

test('only an embedded database that is not there, or is to be made anew, is filled apart', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'souk-apart-'));
  expect(isUnmade({ databaseUrl: undefined, dataDir }, false)).toBe(true);
  mkdirSync(join(dataDir, 'db'));
  expect(isUnmade({ databaseUrl: undefined, dataDir }, false)).toBe(false);
  expect(isUnmade({ databaseUrl: undefined, dataDir }, true)).toBe(true);
  expect(isUnmade({ databaseUrl: 'postgres://localhost/souk', dataDir }, true)).toBe(false);
});
