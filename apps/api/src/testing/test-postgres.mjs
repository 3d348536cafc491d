import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findPostgres, startPostgres } from '@souk/run/postgres';

const root = join(import.meta.dirname, '../../../..');

/**
 * `npm run test:postgres [-- path …]`, after `npm install`: the api's tests, each file with a database of its own on a server
 * that is started for them, and those that kill one. Needs Debian's package `postgresql`, or POSTGRES_BIN.
 */
async function testPostgres() {
  const bin = findPostgres();
  if (!bin) {
    console.error(
      "PostgreSQL is not installed here: Debian's package is `postgresql`; POSTGRES_BIN names another place.",
    );
    return 1;
  }
  const wanted = process.argv.slice(2);
  const args = ['-c', 'jest.config.mjs', '--maxWorkers=2', ...(wanted.length > 0 ? wanted : ['apps/api/'])];
  const server = await startPostgres(bin);
  try {
    const env = { ...process.env, TEST_DATABASE_URL: server.url, TEST_POSTGRES: '1' };
    return spawnSync(join(root, 'node_modules/.bin/jest'), args, { cwd: root, stdio: 'inherit', env }).status ?? 1;
  } finally {
    await server.stop();
  }
}

process.exitCode = await testPostgres();
