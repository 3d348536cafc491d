import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageJson } from './base.mjs';
import { sharedVersions } from './contracts.mjs';
import { sri } from './integrity.mjs';

const filesOf = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(
      (entry) =>
        entry.isFile() &&
        !/\.(map|txt)$/.test(entry.name) &&
        !/^(release|mf-manifest|mf-stats)\.json$/.test(entry.name),
    )
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();

const withHashes = (folder) =>
  Object.fromEntries(
    filesOf(folder).map((path) => {
      const bytes = readFileSync(join(folder, path));
      return [path, { integrity: sri(bytes), bytes: bytes.length }];
    }),
  );

/** Same source, same version: the version is the package's, then the hash of every byte that is shipped. */
const versionOfFiles = (dir, parts) =>
  `${packageJson(dir).version}-${createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 10)}`;

/**
 * Writes dist/release.json: all that the shell server needs to know of one build.
 * Waits until both halves (client, server) are there, so the order of the two compilations does not matter.
 */
export const writeReleaseFile = (dir, describe, folder) => {
  const dist = join(dir, folder);
  const client = withHashes(join(dist, 'client'));
  const server = withHashes(join(dist, 'server'));
  const about = describe(join(dist, 'client'));
  const shared = sharedVersions(dir);
  const release = {
    version: versionOfFiles(dir, [client, server, about, shared]),
    ...about,
    files: client,
    server: { entry: 'server.cjs', files: server },
    shared,
  };
  writeFileSync(join(dist, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
};

/** Runs when every compiler of one build has written its files; while sources are watched, after every round. */
export class ReleaseFile {
  constructor(dir, describe, folder = 'dist') {
    this.dir = dir;
    this.folder = folder;
    this.describe = describe;
    this.unfinished = new Set();
  }
  apply(compiler) {
    const begins = () => void this.unfinished.add(compiler);
    begins();
    compiler.hooks.watchRun.tap('ReleaseFile', begins);
    compiler.hooks.done.tap('ReleaseFile', (stats) => {
      if (stats.hasErrors()) return;
      this.unfinished.delete(compiler);
      if (this.unfinished.size === 0) writeReleaseFile(this.dir, this.describe, this.folder);
    });
  }
}
