import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, root, underProjectNode } from './install.mjs';

ensureInstalled();
if (underProjectNode(import.meta.filename)) {
  // `npm run workbench`: every story of libraries and applications, hot from source.
  const args = ['dev', '-c', 'libs/workbench/src/storybook', '-p', '4260', '--ci', ...process.argv.slice(2)];
  spawn(join(root, 'node_modules/.bin/storybook'), args, { cwd: root, stdio: 'inherit' }).on('exit', (code) =>
    process.exit(code ?? 1),
  );
}
