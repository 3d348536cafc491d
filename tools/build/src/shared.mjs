import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sharedRange } from '@souk/release/shared-range';
import webpack from 'webpack';
import { sharedKeys } from './shared-keys.mjs';
import { isPacked, packedPromises, root } from './workspace.mjs';

/** Packages that a remote reaches through a façade only: importing one directly would bring a second copy. */
export const behindFacade = ['react-router', '@tanstack/react-query', 'react-intl', 'zustand', 'react-dom/client'];

const packageOf = (key) =>
  key
    .split('/')
    .slice(0, key.startsWith('@') ? 2 : 1)
    .join('/');

/** @returns the version of a package that an application in `dir` imports: in the nearest `node_modules`, as Node looks for it */
const installedVersion = (name, dir) => {
  const file = join(dir, 'node_modules', name, 'package.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')).version;
  if (dirname(dir) === dir) throw new Error(`${name} is not installed: npm install ${name}`);
  return installedVersion(name, dirname(dir));
};

/**
 * The version of a shared package that a build is made with. A packed library of ours has the number that it has in the store's
 * own repository: shells know no other.
 */
export const versionOf = (key, dir = root) =>
  isPacked && key.startsWith('@souk/')
    ? packedPromises().versions[key].split('+')[0]
    : installedVersion(packageOf(key), dir);

const termsOf = (key, dir) => {
  const version = versionOf(key, dir);
  return { version, shareConfig: { singleton: true, strictVersion: true, requiredVersion: sharedRange(key, version) } };
};

/** The `shared` option of a remote's Module Federation: it consumes all shared modules and builds no fallback copy. */
export const consumedModules = (dir) =>
  Object.fromEntries(
    sharedKeys.map((key) => {
      const { version, shareConfig } = termsOf(key, dir);
      return [key, { ...shareConfig, version, import: false }];
    }),
  );

/** Writes the source of the module `souk:shared-modules`: each name with its version, its share configuration and the module. */
const sharedModulesSource = () => {
  const lines = sharedKeys.map((key) => {
    const { version, shareConfig } = termsOf(key);
    const terms = `version: "${version}", shareConfig: ${JSON.stringify({ ...shareConfig, eager: true })}`;
    return `${JSON.stringify(key)}: { ${terms}, lib: () => require(${JSON.stringify(key)}) }`;
  });
  return `exports.sharedModules = { ${lines.join(',\n')} };`;
};

/** Resolves `souk:shared-modules` to the modules that the shell provides, for apps/shell/src/client/load-attempts.ts. */
export const provideSharedModules = () =>
  new webpack.NormalModuleReplacementPlugin(/^souk:shared-modules$/, (found) => {
    found.request = `data:application/node,${encodeURIComponent(sharedModulesSource())}`;
  });

/** Externals of a remote's server bundle: resolved by the shell server from its one table of modules. */
export const sharedExternals = ({ request }, callback) =>
  sharedKeys.includes(request) ? callback(null, `commonjs2 ${request}`) : callback();

/** Fails the build of a remote that goes around a façade. */
export const refuseBehindFacade = ({ request, context }, callback) =>
  behindFacade.includes(request) && !context.includes('node_modules') && !context.includes('/libs/')
    ? callback(
        new Error(
          `${request} is imported directly: use its façade in libs/ (docs/architecture.md, Shared at run time)`,
        ),
      )
    : callback();
