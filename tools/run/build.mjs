import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { publish, takeBuilt } from '@souk/release';
import { root } from './install.mjs';
import { builtDists, releaseForTests } from './releases.mjs';

const apps = join(root, 'apps');

/**
 * Builds every application that changed (Nx keeps the rest) and brings the builds into the store at `releaseDir`; what somebody
 * released there by a command stays.
 * @returns the version of the shell that is live there
 */
export const buildAll = (releaseDir) => {
  runBuilds([]);
  return orEnd(() => {
    const { shellVersion, notes } = takeBuilt(releaseDir, builtDists());
    for (const note of notes) console.log(note);
    return shellVersion;
  });
};

/** The same for tests: everything as built, in a place of their own. @returns that place */
export const buildForTests = () => {
  runBuilds([]);
  return orEnd(() => releaseForTests());
};

/**
 * The same for development, in a place of its own.
 * @param except applications that run from source instead; what was built of them before is taken as it is
 */
export const buildForDevelopment = (releaseDir, except) => {
  const isBuilt = (name) => existsSync(join(apps, name, 'dist/release.json'));
  const left = except.filter((name) => name === 'api' || isBuilt(name));
  runBuilds(left);
  const publishBuilt = () => publish(releaseDir, builtDists(), { isWhole: true, isPacked: false });
  try {
    return publishBuilt();
  } catch {
    // An old build of what runs from source may not fit what the others are now.
    runBuilds([]);
    return orEnd(publishBuilt);
  }
};

const orEnd = (work) => {
  try {
    return work();
  } catch (error) {
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
