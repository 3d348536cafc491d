import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { notBuilds } from './store/object-keys.mjs';
import { isFolderName } from './verified.mjs';

const foldersIn = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** @returns the builds whose folders lie here, whole or not, as `catalog/1.0.0-a` */
export const storedBuilds = (dir) =>
  foldersIn(dir)
    .filter((name) => isFolderName(name) && !notBuilds.has(name))
    .flatMap((name) => foldersIn(join(dir, name)).map((version) => `${name}/${version}`));
