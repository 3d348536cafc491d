import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const integrityOf = (file) => `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;

/** @returns every file that a release names, by its path in the build's folder, with its hash */
const hashedFiles = ({ files = {}, server }) => [
  ...Object.entries(files).map(([file, { integrity }]) => [`client/${file}`, integrity]),
  ...Object.entries(server?.files ?? {}).map(([file, { integrity }]) => [`server/${file}`, integrity]),
];

/** @returns what is wrong with a build's folder; undefined when every file that its release names is there as it was built */
export const faultOf = (folder, release) => {
  for (const [file, integrity] of hashedFiles(release)) {
    if (!existsSync(join(folder, file))) return `${file} is not there`;
    if (integrityOf(join(folder, file)) !== integrity) return `${file} is not what was built`;
  }
  const hashed = new Set(hashedFiles(release).map(([file]) => file));
  const own = [release.entry && `client/${release.entry}`, release.server && `server/${release.server.entry}`];
  const unhashed = own.find((file) => file && !hashed.has(file));
  return unhashed && `${unhashed} has no hash`;
};

/** @returns whether a file of a build's folder is there, and holds what was built if its release names it */
export const isIntact = (folder, file, release) => {
  if (!existsSync(join(folder, file))) return false;
  const [, integrity] = hashedFiles(release).find(([name]) => name === file) ?? [];
  return integrity === undefined || integrityOf(join(folder, file)) === integrity;
};
