import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSet } from '@souk/release';
import { copyPackages, manifestsOf, packagesOf, readJson } from './dependencies.mjs';

const root = join(import.meta.dirname, '../..');

/** What of the api is read while it runs, beside its program. */
const apiFiles = ['src/database/migrations', 'src/seed/pages', 'src/sandbox/browser', 'seed/pictures'];
const isSource = (path) => /\.(ts|tsx|map)$/.test(path);

/**
 * Puts together a folder with all that a store needs to run, from anywhere, out of what is built and published: no sources, no tools, its
 * own lock file.
 * @param releaseDir where the releases lie that go with it
 * @returns its size in megabytes and the number of packages in it
 */
export const makePackage = (folder, releaseDir) => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });

  const program = join(root, 'apps/api/dist/server/server.cjs');
  cpSync(program, join(folder, 'api/dist/server/server.cjs'));
  copyMap(`${program}.map`, join(folder, 'api/dist/server/server.cjs.map'));
  for (const part of apiFiles) {
    const options = { recursive: true, filter: (path) => !isSource(path) };
    cpSync(join(root, 'apps/api', part), join(folder, 'api', part), options);
  }
  copyReleases(releaseDir, join(folder, 'releases'));

  const lock = readJson(join(root, 'package-lock.json'));
  const { nx: _project, ...manifest } = readJson(join(import.meta.dirname, 'manifest/package.json'));
  const about = { ...manifest, bin: { souk: 'souk.mjs' }, engines: { node: '>=24' } };
  const made = manifestsOf(lock, packagesOf(readFileSync(program, 'utf8')), about);
  writeJson(join(folder, 'package.json'), made.manifest);
  writeJson(join(folder, 'package-lock.json'), made.lock);
  copyPackages(root, folder, made.places);
  writeBill(folder);
  cpSync(join(import.meta.dirname, 'souk.mjs'), join(folder, 'souk.mjs'));
  cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  return { megabytes: sizeOf(folder) / 1e6, packages: made.places.length };
};

/** The live builds and the document that names them, signed; the key that signs stays where it is. */
function copyReleases(deploy, folder) {
  const document = readJson(join(deploy, 'release.json'));
  const { shell } = readSet(deploy);
  const live = new Set([`shell/${shell.version}`]);
  JSON.stringify(document, (_key, value) => {
    if (value?.name && value?.version && value?.files) live.add(`${value.name}/${value.version}`);
    return value;
  });
  for (const build of live) {
    const options = { recursive: true, filter: (path) => !path.endsWith('.map') };
    cpSync(join(deploy, build), join(folder, build), options);
    copyMap(join(deploy, build, 'server/server.cjs.map'), join(folder, build, 'server/server.cjs.map'));
  }
  cpSync(join(deploy, 'release.json'), join(folder, 'release.json'));
  cpSync(join(deploy, 'keys/release.pub'), join(folder, 'keys/release.pub'));
  writeJson(join(folder, 'shell.json'), { version: shell.version });
}

/** The map of a server's bundle, by which its log names files and lines of the source: names and positions, no text of a source. */
function copyMap(from, to) {
  const { sourcesContent: _texts, ...map } = readJson(from);
  writeFileSync(to, JSON.stringify(map));
}

/** What is in the folder, for whoever asks which store has a package with a fault: CycloneDX, from the lock file. */
function writeBill(folder) {
  const args = ['sbom', '--package-lock-only', '--omit=dev', '--sbom-format=cyclonedx'];
  const { status, stdout, stderr } = spawnSync('npm', args, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`npm sbom: ${stderr}`);
  writeFileSync(join(folder, 'sbom.cdx.json'), stdout);
}

function writeJson(file, value) {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}

function sizeOf(folder) {
  return readdirSync(folder, { recursive: true })
    .map((name) => statSync(join(folder, name)))
    .reduce((sum, stat) => sum + (stat.isFile() ? stat.size : 0), 0);
}
