/** @jest-environment node */
import { cpSync, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releaseFolder } from './registry.fixture';
import { openReleaseCopy, type ReleaseCopy } from './release-copy';
import { log } from '../log';

let store: ReturnType<typeof releaseFolder>;
let releaseDir: string;
let copy: ReleaseCopy;
beforeEach(() => {
  store = releaseFolder();
  releaseDir = realpathSync(mkdtempSync(join(tmpdir(), 'souk-pruned-')));
  for (const level of ['info', 'error'] as const) jest.spyOn(log, level).mockImplementation(() => undefined);
});
afterEach(() => {
  copy.close();
  store.remove();
  rmSync(releaseDir, { recursive: true, force: true });
  jest.restoreAllMocks();
});

/** A build that this server took long ago. */
const oldBuild = (name: string) => {
  const folder = join(releaseDir, name);
  mkdirSync(join(folder, 'client'), { recursive: true });
  writeFileSync(join(folder, 'client/late.js'), 'of old');
  utimesSync(folder, new Date(0), new Date(0));
  return folder;
};

test('a server that takes releases deletes what it took long ago and nobody names, but not the program that runs', async () => {
  store.live({ catalog: { stable: store.build('catalog', '1.0.0-b') } });
  cpSync(join(store.dir, 'keys/release.pub'), join(releaseDir, 'keys/release.pub'));
  const [gone, running] = [oldBuild('catalog/1.0.0-a'), oldBuild('shell/1.0.0-s')];
  copy = await openReleaseCopy({ releaseDir, releaseStore: store.dir, shellDir: running });
  const deleted = new Promise<void>((resolve) => {
    jest.mocked(log.info).mockImplementation((line) => void (String(line).includes('catalog/1.0.0-a') && resolve()));
  });
  copy.follow(() => undefined);
  await deleted;
  expect([gone, running, join(releaseDir, 'catalog/1.0.0-b')].map((folder) => existsSync(folder))).toEqual([
    false,
    true,
    true,
  ]);
});
