import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

const upTo = (folder: string, marker: string): string => {
  if (existsSync(join(folder, marker))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error(`No ${marker} above ${__dirname}`);
  return upTo(parent, marker);
};

/**
 * A file of this package, the same whether the code runs from `src` (tests) or from the bundle in `dist`.
 * @param parts path inside the package: `packagePath('src/database/migrations')`.
 */
export const packagePath = (...parts: string[]) => join(upTo(__dirname, 'webpack.config.mjs'), ...parts);

/**
 * A file of an installed npm package, for what is served from disk. Its resolver is not asked: bundlers rewrite that.
 * @param name the package, e.g. `swagger-ui-dist`.
 */
export const installedPath = (name: string, ...parts: string[]) =>
  join(upTo(__dirname, join('node_modules', name)), 'node_modules', name, ...parts);
