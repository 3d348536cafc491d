import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/**
 * What the shell provides and every remote borrows, in the browser and on the server.
 * One list for all applications: a version named on one side only makes two copies (docs/architecture.md).
 */
export const sharedKeys = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'styled-components',
  '@souk/analytics',
  '@souk/i18n',
  '@souk/mfe',
  '@souk/query',
  '@souk/router',
  '@souk/state',
];

/** Packages that a remote reaches through a façade only: importing one directly would bring a second copy. */
export const behindFacade = ['react-router', '@tanstack/react-query', 'react-intl', 'zustand', 'react-dom/client'];

const packageOf = (key) =>
  key
    .split('/')
    .slice(0, key.startsWith('@') ? 2 : 1)
    .join('/');

export const versionOf = (key) =>
  JSON.parse(readFileSync(join(root, 'node_modules', packageOf(key), 'package.json'), 'utf8')).version;

/** The `shared` option of Module Federation: the shell is the only provider, eagerly; remotes build no fallback copy. */
export const sharedFor = (role) =>
  Object.fromEntries(
    sharedKeys.map((key) => {
      const version = versionOf(key);
      const base = { singleton: true, strictVersion: true, requiredVersion: `^${version}`, version };
      return [key, role === 'shell' ? { ...base, eager: true } : { ...base, import: false }];
    }),
  );

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
