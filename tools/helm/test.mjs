import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, root, underProjectNode } from '../run/install.mjs';
import { composeSpec, helm } from './binary.mjs';

ensureInstalled();
if (underProjectNode(import.meta.filename)) process.exitCode = test();

/** `npm run test:helm`: the chart of deploy-examples, linted and rendered by Helm itself, and compose.yaml as the specification reads it. */
function test() {
  const env = { ...process.env, HELM_BIN: helm.find(), COMPOSE_SPEC_BIN: composeSpec.find() };
  const args = ['-c', 'jest.config.mjs', 'tools/helm'];
  return spawnSync(join(root, 'node_modules/.bin/jest'), args, { cwd: root, stdio: 'inherit', env }).status ?? 1;
}
