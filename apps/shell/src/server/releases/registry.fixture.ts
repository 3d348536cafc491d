import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changeSet } from '@souk/release';
import type { LiveRemote, Release } from './release-set';

const sri = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** A folder of releases for tests: real files, real signatures, bundles of a few lines. */
export const releaseFolder = () => {
  const dir = mkdtempSync(join(tmpdir(), 'souk-registry-'));
  let clock = Date.now() / 1000;
  return {
    dir,
    /** Writes one build. @param bundle source of its server bundle */
    build(name: string, version: string, bundle = 'exports.modules = {};', more: Partial<Release> = {}): Release {
      const folder = join(dir, name, version);
      const entry = `/* ${name} ${version} */`;
      for (const side of ['client', 'server']) mkdirSync(join(folder, side), { recursive: true });
      writeFileSync(join(folder, 'client/remoteEntry.js'), entry);
      writeFileSync(join(folder, 'server/server.cjs'), bundle);
      return {
        name,
        version,
        owner: '@team',
        globalName: name,
        entry: 'remoteEntry.js',
        exposes: {},
        routes: [],
        slots: {},
        files: { 'remoteEntry.js': { integrity: sri(entry), bytes: entry.length } },
        server: { entry: 'server.cjs', files: { 'server.cjs': { integrity: sri(bundle) } } },
        base: `/remotes/${name}/${version}/`,
        ...more,
      };
    },
    /** Makes this the live set. Its file gets a time of its own, as on a disk with fine clocks. */
    live(remotes: Record<string, LiveRemote>) {
      const set = changeSet(dir, () => remotes);
      this.touch();
      return set;
    },
    touch() {
      clock += 1;
      utimesSync(join(dir, 'release.json'), clock, clock);
    },
    write(text: string) {
      writeFileSync(join(dir, 'release.json'), text);
      this.touch();
    },
    remove: () => rmSync(dir, { recursive: true, force: true }),
  };
};
