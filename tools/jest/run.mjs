import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const [name, ...rest] = process.argv.slice(2);
const args = [
  join(root, 'node_modules/jest/bin/jest.js'),
  '-c',
  join(root, 'jest.config.mjs'),
  '--selectProjects',
  name,
  '--passWithNoTests',
  ...rest,
];
process.exit(spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status ?? 1);
