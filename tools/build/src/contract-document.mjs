import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import vm from 'node:vm';
import { createRequire } from 'node:module';
import webpack from 'webpack';
import { root } from './workspace.mjs';
import { nodeBundle } from './server.mjs';

/**
 * Prints the contract of this source as data: the OpenAPI document, and by which names pages call what stands in it. A process of its
 * own, since a build waits for its answer (`callContracts`).
 */
const folder = process.argv[2];
const entry = `data:text/javascript,${encodeURIComponent(
  `export { openapi } from '@souk/contract/schema';\nexport { callGroups } from '@souk/api-client';`,
)}`;
const config = {
  ...nodeBundle({
    dir: join(root, 'libs/contract'),
    name: 'contract-document',
    isProduction: true,
    entry,
    externals: [],
  }),
  devtool: false,
  output: { path: folder, filename: 'contract.cjs', library: { type: 'commonjs2' } },
};
const compiler = webpack(config);
compiler.run((error, stats) => {
  const failed = error ?? (stats.hasErrors() ? stats.toString('errors-only') : undefined);
  if (failed) {
    console.error(String(failed));
    process.exit(1);
  }
  const file = join(folder, 'contract.cjs');
  const module = { exports: {} };
  vm.runInThisContext(`(function (require, module, exports) {${readFileSync(file, 'utf8')}\n})`)(
    createRequire(file),
    module,
    module.exports,
  );
  const { openapi, callGroups } = module.exports;
  process.stdout.write(JSON.stringify({ document: openapi(), groups: callGroups }), () => process.exit(0));
});
