import { join } from 'node:path';
import { root } from './root.mjs';

const bin = (name) => join(root, 'node_modules/.bin', name);
const node = (...args) => ({ command: process.execPath, args });
const types = ['node_modules/typescript-native/bin/tsc', '-p', 'tsconfig.json'];
const typesKept = ['--incremental', '--tsBuildInfoFile', 'node_modules/.cache/types.tsbuildinfo'];

/** Files that a change of which concerns what a check says of every other file. */
const rules = {
  format: /^(\.prettier|\.editorconfig$|package-lock\.json$)/,
  lint: /^(eslint\.config\.mjs|tools\/lint\/|package-lock\.json$)/,
  styles: /^(stylelint\.config\.mjs|tools\/check\/styles\.mjs)/,
};
const looksAt = {
  format: () => true,
  lint: (file) => /\.([cm]?js|tsx?|jsx)$/.test(file),
  styles: (file) => /^(apps|libs)\/[^/]+\/src\/.*\.tsx?$/.test(file),
};

/** @returns what a check is told to look at; undefined: nothing of the change concerns it */
const scope = (check, files, everything) => {
  if (!files || files.some((file) => rules[check].test(file))) return everything;
  const some = files.filter(looksAt[check]);
  return some.length ? some : undefined;
};

/**
 * What holds without running the store, the nearly free checks first. `npm test` and `npm run verify` both make these.
 * @param files those of the change; absent: format, lint and styles look at all
 */
export const checks = (files) => {
  const [format, lint, styles] = [
    scope('format', files, ['.']),
    scope('lint', files, ['.']),
    scope('styles', files, []),
  ];
  const eslintCache = ['--cache', '--cache-location', 'node_modules/.cache/eslint/'];
  return [
    ...['requirements', 'promises', 'messages'].map((name) => ({ name, ...node(`tools/check/${name}.mjs`) })),
    format && {
      name: 'format',
      command: bin('prettier'),
      args: ['--check', '--log-level=warn', '--ignore-unknown', ...format],
    },
    styles && { name: 'styles', ...node('tools/check/styles.mjs', ...styles) },
    { name: 'unused code', command: bin('knip'), args: ['--no-config-hints'] },
    { name: 'types', ...node(...types, ...(files ? typesKept : [])) },
    lint && {
      name: 'lint',
      command: bin('eslint'),
      args: ['--quiet', '--no-warn-ignored', ...(files ? eslintCache : []), ...lint],
    },
  ].filter(Boolean);
};
