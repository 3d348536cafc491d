import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const sri = (text) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/**
 * A build as tools/build leaves it, with one small file.
 * @param more.text what its entry holds
 * @returns its folder
 */
export const buildIn = (
  dir,
  name,
  version,
  { shared = { react: '19.3.1' }, contracts = {}, text = `/* ${name} ${version} */`, ...more } = {},
) => {
  const dist = join(dir, `dist-${name}-${version}`);
  for (const side of ['client', 'server']) mkdirSync(join(dist, side), { recursive: true });
  writeFileSync(join(dist, 'client/remoteEntry.js'), text);
  writeFileSync(join(dist, 'server/server.cjs'), '');
  const release = {
    name,
    version,
    entry: 'remoteEntry.js',
    exposes: {},
    routes: [],
    slots: {},
    files: { 'remoteEntry.js': { integrity: sri(text) } },
    server: { entry: 'server.cjs', files: { 'server.cjs': { integrity: sri('') } } },
    shared,
    contracts,
    ...more,
  };
  writeFileSync(join(dist, 'release.json'), JSON.stringify(release));
  return dist;
};
