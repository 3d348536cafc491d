import { join } from 'node:path';
import webpack from 'webpack';
import { single } from '@souk/build';
import { storeBuild } from '@souk/release';
import { root } from './install.mjs';

/** Builds the store as one application, to be measured against. @returns its version, stored beside the releases */
export const buildSingle = async (releaseDir) => {
  const dir = join(root, 'apps/shell');
  const compiler = webpack(await single(dir));
  await new Promise((resolve, reject) =>
    compiler.run((error, stats) =>
      error || stats.hasErrors() ? reject(error ?? new Error(stats.toString('errors-only'))) : resolve(),
    ),
  );
  return storeBuild(releaseDir, join(dir, 'dist-dev/single')).version;
};
