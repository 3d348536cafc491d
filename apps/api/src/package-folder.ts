import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

const upTo = (folder: string, marker: string): string => {
  if (existsSync(join(folder, marker))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error(`No ${marker} above ${__dirname}`);
  return upTo(parent, marker);
};

/**
 * A file of this package, the same whether the code runs from `src` (tests), from the bundle in `dist`, or from a folder that
 * `npm run package` made.
 * @param part a folder of the package that is there: `packagePath('src/database/migrations')`
 * @param rest what lies in it, which may be missing
 */
export const packagePath = (part: string, ...rest: string[]) => join(upTo(__dirname, part), part, ...rest);

/** Whether the code runs in a folder that `npm run package` made. */
export const isPackaged = (): boolean => existsSync(join(__dirname, '../../../souk.mjs'));

/**
 * A file of an installed npm package, for what is served from disk. Its resolver is not asked: bundlers rewrite that.
 * @param name the package, e.g. `swagger-ui-dist`.
 */
export const installedPath = (name: string, ...parts: string[]) =>
  join(upTo(__dirname, join('node_modules', name)), 'node_modules', name, ...parts);
