import { join } from 'node:path';
import { pinnedReleaseDir } from './releases.mjs';

const root = join(__dirname, '../..');

test.each([
  ['where `release store` puts them, of a store that runs', { E2E_BASE: 'http://shop.test' }, join(root, 'deploy')],
  ['in the tests’ releases, of a store of the tests', {}, join(root, 'test-results/deploy')],
  ['in the folder that is named', { E2E_BASE: 'http://shop.test', RELEASE_DIR: '/srv/releases' }, '/srv/releases'],
])('versions that journeys are pinned to are looked for %s', (_where, env, dir) => {
  expect(pinnedReleaseDir(env)).toBe(dir);
});
