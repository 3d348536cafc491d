import { join } from 'node:path';
import { ensureInstalled, root, underProjectNode } from './install.mjs';

ensureInstalled();
if (underProjectNode(import.meta.filename)) await verify(process.argv.includes('--all'));

/**
 * `npm run verify`: "am I done for what I changed?" Every check is made, what failed is listed at the end. Format, lint, styles and
 * tests look at the change alone; `npm run verify -- --all`: at everything, and the tests of each project that the change touches.
 */
async function verify(isAll) {
  const { baseOfChange, changedFiles, testsBeside } = await import('./changed-files.mjs');
  const { checks } = await import('./checks.mjs');
  const { steps } = await import('./steps.mjs');
  const bin = (name) => join(root, 'node_modules/.bin', name);
  const files = isAll ? undefined : changedFiles();
  if (!isAll)
    console.log(files ? `${files.length} files changed` : 'No branch main to compare with: everything is looked at');
  const { step, inTurn, failed } = steps({ ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' });
  await inTurn(checks(files));
  const tests = files && testsBeside(files);
  if (!tests) {
    const base = process.env.NX_BASE || baseOfChange();
    const projects = base === undefined ? ['run-many'] : ['affected', `--base=${base}`];
    await step('affected tests', bin('nx'), [...projects, '-t', 'test', '--parallel=2']);
  } else if (tests.length) {
    const args = ['-c', 'jest.config.mjs', '--silent', '-w', '2', '--runTestsByPath', ...tests];
    await step(`tests beside the change (${tests.length} files)`, bin('jest'), args, 'pipe');
  }
  if (failed.length) console.error(`\nNot done yet: ${failed.join(', ')}`);
  else console.log(`\nDone: nothing left to mend${isAll ? '' : ' in what changed; npm test is everything'}.`);
  process.exit(failed.length ? 1 : 0);
}
