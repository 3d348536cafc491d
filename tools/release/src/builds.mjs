import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { makeFolder } from './make-folder.mjs';
import { inWords } from './whole-file.mjs';

/** Compressed copies lie beside the files, made once at publishing instead of at every answer. */
const compress = (folder) => {
  for (const name of readdirSync(folder, { recursive: true })) {
    const file = join(folder, String(name));
    if (!/\.(js|css|json|svg)$/.test(file)) continue;
    const bytes = readFileSync(file);
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
  }
};

/**
 * Copies one build into its immutable folder `{dir}/{name}/{version}`. A folder that is there is never touched again.
 * @param isPacked with compressed copies beside the files; a build that lives until the next save goes without
 * @returns the release file of the build
 */
export const storeBuild = (dir, dist, { isPacked = true } = {}) => {
  const release = JSON.parse(readFileSync(join(dist, 'release.json'), 'utf8'));
  const folder = join(dir, release.name, release.version);
  if (!existsSync(folder)) {
    const fresh = `${folder}.${process.pid}`;
    rmSync(fresh, { recursive: true, force: true }); // of a publisher that was ended halfway
    try {
      makeFolder(join(dir, release.name));
      cpSync(dist, fresh, { recursive: true });
      if (isPacked) compress(join(fresh, 'client'));
      renameSync(fresh, folder);
    } catch (error) {
      rmSync(fresh, { recursive: true, force: true });
      // Another publisher may have been first with the same bytes.
      if (!existsSync(folder)) throw inWords(error, `${release.name} ${release.version} is not stored`);
    }
  }
  return release;
};

/** A name or a version is one folder's name: nothing leads out of the place of builds. */
const isPlain = (text) => /^[\w-][\w.-]*$/.test(text);

/**
 * @returns the release file of a version that was published
 * @throws when there is none, or its files are not all there as they were built
 */
export const storedRelease = (dir, name, version) => {
  const file = join(dir, name, version, 'release.json');
  if (!isPlain(name) || !isPlain(version) || !existsSync(file)) {
    const known = isPlain(name) ? storedVersions(dir, name).slice(-5) : [];
    const hint = known.length ? `; there are ${known.join(', ')}` : '';
    throw new Error(`${name} ${version} is not published here${hint}`);
  }
  const release = JSON.parse(readFileSync(file, 'utf8'));
  refuseIncomplete(join(dir, name, version), release);
  return release;
};

/** What is not whole would be refused by every shell server: it is told here, before anything is signed. */
const refuseIncomplete = (folder, { name, version, files = {}, server }) => {
  for (const [half, list] of [
    ['client', files],
    ['server', server?.files ?? {}],
  ])
    for (const [file, { integrity }] of Object.entries(list)) {
      const path = join(folder, half, file);
      if (!existsSync(path)) throw new Error(`${name} ${version} is not whole: ${half}/${file} is not there`);
      if (`sha384-${createHash('sha384').update(readFileSync(path)).digest('base64')}` !== integrity)
        throw new Error(`${name} ${version} is not whole: ${half}/${file} is not what was built`);
    }
};

/** @returns the versions of a remote that were published */
export const storedVersions = (dir, name) =>
  existsSync(join(dir, name)) ? readdirSync(join(dir, name)).filter((version) => !/\.\d+$/.test(version)) : [];
