import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError } from './config';
import { makeDataFolder } from './data-folder';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'souk-data-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const told = (dataDir: string) => {
  try {
    makeDataFolder(dataDir);
  } catch (error) {
    return error;
  }
  return undefined;
};

test('a folder is made with those above it, and may be there already', () => {
  const deep = join(folder, 'a/b/c');
  makeDataFolder(deep);
  makeDataFolder(deep);
  expect(existsSync(deep)).toBe(true);
});

test.each([
  ['below a file', () => join(folder, 'file/data')],
  ['below a folder of the system that takes no others', () => '/proc/souk/data'],
])('DATA_DIR %s is refused at once, in one line that names it', (_, at) => {
  writeFileSync(join(folder, 'file'), '');
  const error = told(at());
  expect(error).toBeInstanceOf(ConfigError);
  expect((error as Error).message).toMatch(/^DATA_DIR: \S+ cannot be written \(.+\)$/);
});

test('nobody else on the machine looks into it, a folder that stood open before included', () => {
  const data = join(folder, 'data');
  mkdirSync(data, { mode: 0o777 });
  makeDataFolder(data);
  expect(statSync(data).mode & 0o777).toBe(0o700);
});
