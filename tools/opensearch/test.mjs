import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, root, underProjectNode } from '../run/install.mjs';
import { version } from './distribution.mjs';
import { startOpenSearch } from './opensearch.mjs';

/** What is asked of lists and searches in memory is asked of the engine, too. */
const suites = [
  'apps/api/src/products/engine',
  'apps/api/src/merchant-pages',
  'apps/api/src/products/products.test.ts',
  'apps/api/src/search/quality.test.ts',
  'apps/api/src/search/search.test.ts',
  'apps/api/src/search/typos.test.ts',
];

ensureInstalled();
if (underProjectNode(import.meta.filename)) process.exitCode = await test();

/** `npm run test:opensearch [-- path …]`: lists, facets, searches and suggestions by an OpenSearch server, started for it on this machine. */
async function test() {
  const begun = Date.now();
  const engine = await startOpenSearch();
  try {
    console.log(`OpenSearch ${version} answers at ${engine.url} after ${((Date.now() - begun) / 1000).toFixed(0)} s`);
    const wanted = process.argv.slice(2);
    const args = ['-c', 'jest.config.mjs', '--maxWorkers=1', ...(wanted.length > 0 ? wanted : suites)];
    const env = { ...process.env, TEST_SEARCH_URL: engine.url };
    return spawnSync(join(root, 'node_modules/.bin/jest'), args, { cwd: root, stdio: 'inherit', env }).status ?? 1;
  } finally {
    await engine.stop();
  }
}
