import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, root, underProjectNode } from './install.mjs';

ensureInstalled();
if (underProjectNode(import.meta.filename)) verify();

/** `npm run verify`: "am I done?" for what changed. Stops at the first thing that is not. */
function verify() {
  const bin = (name) => join(root, 'node_modules/.bin', name);
  const steps = [
    ['format', bin('prettier'), ['--check', '--log-level=warn', '.']],
    ['lint', bin('eslint'), ['.', '--quiet', '--cache', '--cache-location', 'node_modules/.cache/eslint/']],
    ['types', process.execPath, ['node_modules/typescript-native/bin/tsc', '-p', 'tsconfig.json']],
    ['styles', process.execPath, ['tools/check/styles.mjs']],
    ['messages', process.execPath, ['tools/check/messages.mjs']],
    ['requirements', process.execPath, ['tools/check/requirements.mjs']],
    ['promises', process.execPath, ['tools/check/promises.mjs']],
    ['unused code', bin('knip'), ['--no-config-hints']],
    [
      'affected tests',
      bin('nx'),
      ['affected', '-t', 'test', '--parallel=2', ...(process.env.CI ? [] : ['--base=main'])],
    ],
  ];
  const env = { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' };
  for (const [name, command, args] of steps) {
    console.log(`── ${name}`);
    const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env });
    if (status !== 0) {
      console.error(`\nNot done yet: ${name}`);
      process.exit(1);
    }
  }
  console.log('\nDone: nothing left to mend.');
}
