import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { publish } from '@souk/release';
import { root } from './install.mjs';

const apps = join(root, 'apps');

/** Builds every application that changed (Nx keeps the rest) and publishes the builds. */
export const buildAll = (releaseDir) => {
  const nx = join(root, 'node_modules/nx/dist/bin/nx.js');
  const bin = existsSync(nx) ? nx : join(root, 'node_modules/nx/bin/nx.js');
  const { status } = spawnSync(
    process.execPath,
    [bin, 'run-many', '-t', 'build', '--parallel=2', '--outputStyle=static'],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, NX_TUI: 'false' },
    },
  );
  if (status !== 0) {
    console.error('The build failed: see the lines above.');
    process.exit(1);
  }
  return publishAll(releaseDir);
};

const publishAll = (releaseDir) => {
  const dists = readdirSync(apps)
    .map((name) => join(apps, name, 'dist'))
    .filter((dist) => existsSync(join(dist, 'release.json')));
  try {
    const { releases } = publish(releaseDir, dists, { isWhole: true });
    return releases.find(({ name }) => name === 'shell');
  } catch (error) {
    console.error(error.message);
    return process.exit(1);
  }
};
