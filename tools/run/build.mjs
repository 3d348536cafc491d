import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { publish } from '@souk/release';
import { root } from './install.mjs';

const apps = join(root, 'apps');

/**
 * Builds every application that changed (Nx keeps the rest) and publishes the builds.
 * @param except applications that run from source instead; what was built of them before is published as it is
 */
export const buildAll = (releaseDir, { except = [] } = {}) => {
  const isBuilt = (name) => existsSync(join(apps, name, 'dist/release.json'));
  const left = except.filter((name) => name === 'api' || isBuilt(name));
  runBuilds(left);
  try {
    return publishAll(releaseDir);
  } catch (error) {
    // An old build of what runs from source may not fit what the others are now.
    if (left.length) return buildAll(releaseDir);
    console.error(error.message);
    return process.exit(1);
  }
};

const runBuilds = (except) => {
  const nx = join(root, 'node_modules/nx/dist/bin/nx.js');
  const bin = existsSync(nx) ? nx : join(root, 'node_modules/nx/bin/nx.js');
  const { status } = spawnSync(
    process.execPath,
    [
      bin,
      'run-many',
      '-t',
      'build',
      '--parallel=2',
      '--outputStyle=static-failures-only',
      ...except.map((name) => `--exclude=${name}`),
    ],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, NX_TUI: 'false' },
    },
  );
  if (status === 0) return;
  console.error('The build failed: see the lines above.');
  process.exit(1);
};

const publishAll = (releaseDir) => {
  const dists = readdirSync(apps)
    .map((name) => join(apps, name, 'dist'))
    .filter((dist) => existsSync(join(dist, 'release.json')));
  return publish(releaseDir, dists, { isWhole: true }).releases.find(({ name }) => name === 'shell');
};
