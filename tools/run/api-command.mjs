import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { root } from './install.mjs';

/** `npm run admin`: a command of the api's program, as it was built. */
const program = join(root, 'apps/api/dist/server/server.cjs');
if (!existsSync(program)) {
  console.error('The store is not built yet: npm run build');
  process.exit(1);
}
const { status } = spawnSync(process.execPath, [program, ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' });
process.exit(status ?? 1);
