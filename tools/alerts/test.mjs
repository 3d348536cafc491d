import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { goProgram } from '../run/go-program.mjs';
import { ensureInstalled, root, underProjectNode } from '../run/install.mjs';

/** Prometheus' own tool, without its ways to find machines at a hundred clouds: the example names its own. */
const promtool = goProgram({
  name: 'promtool',
  module: 'github.com/prometheus/prometheus',
  folder: '/cmd/promtool',
  version: 'v0.316.0',
  variable: 'PROMTOOL',
  flags: ['-tags', 'remove_all_sd'],
});

ensureInstalled();
if (underProjectNode(import.meta.filename)) process.exitCode = test();

/** `npm run test:alerts`: the rules, their tests and every panel of deploy-examples, by Prometheus' own tool. */
function test() {
  const env = { ...process.env, PROMTOOL_BIN: promtool.find() };
  const args = ['-c', 'jest.config.mjs', 'tools/check/figures.test.mjs'];
  return spawnSync(join(root, 'node_modules/.bin/jest'), args, { cwd: root, stdio: 'inherit', env }).status ?? 1;
}
