import { createNodesFromFiles } from '@nx/devkit';
import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** What can be done with a project, by what lies in its folder. */
export const targetsOf = (root, folder) => {
  const name = basename(folder);
  const has = (file) => existsSync(join(root, folder, file));
  return {
    test: { command: `node tools/jest/run.mjs ${name}` },
    lint: { command: `eslint ${folder}` },
    ...(has('webpack.config.mjs') && {
      build: { command: 'webpack --mode production', options: { cwd: folder } },
    }),
    ...((has('remote.config.mjs') || has('src/client/main.tsx')) && {
      serve: { command: `node tools/run/dev.mjs ${name}`, continuous: true },
    }),
  };
};

/** Gives every application and library its targets. How they are cached stands in nx.json. */
export const createNodesV2 = [
  '{apps,libs}/*/package.json',
  (files, options, context) =>
    createNodesFromFiles(
      (file) => {
        const folder = dirname(file);
        return { projects: { [folder]: { targets: targetsOf(context.workspaceRoot, folder) } } };
      },
      files,
      options,
      context,
    ),
];

export const name = '@souk/plugin';
