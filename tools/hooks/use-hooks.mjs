import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Has Git ask the project's hooks in this clone, unless somebody chose others: `prepare` of package.json, so each install does. */
const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });
if (!process.env.CI && existsSync(join(root, '.git')) && git('config', 'core.hooksPath').status === 1)
  git('config', '--local', 'core.hooksPath', 'tools/hooks');
