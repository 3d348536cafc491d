import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { checks } from './checks.mjs';

const run = (code) =>
  spawnSync(process.execPath, ['--input-type=module', '-e', code], { cwd: import.meta.dirname, encoding: 'utf8' });

test('a fault stops no other step, and what a step says stands under its name', () => {
  const { stdout } = run(`
    import { steps } from ${JSON.stringify(join(import.meta.dirname, 'steps.mjs'))};
    const { step, failed } = steps(process.env);
    const node = (code) => [process.execPath, ['-e', code]];
    await Promise.all([
      step('first', ...node('console.log("one"); process.exit(1)'), 'pipe'),
      step('second', ...node('setTimeout(() => console.log("two"), 300)'), 'pipe'),
    ]);
    await step('third', 'no-such-program', [], 'pipe');
    console.log(failed.join());
  `);
  const without = stdout.replaceAll(/\d+ s/g, 'n s').replaceAll(/\n+/g, '\n');
  const third = without.slice(without.indexOf('── third'));
  expect(without).toContain('── first\none\n── first: FAILED (n s)\n');
  expect(without).toContain('── second\ntwo\n── second: ok (n s)\n');
  expect(third).toMatch(/^── third\n.*ENOENT.*\n── third: FAILED \(n s\)\nfirst,third\n$/);
});

test('npm test and npm run verify make the same checks, the nearly free ones first', () => {
  const names = checks().map(({ name }) => name);
  expect(names.slice(0, 3)).toEqual(['requirements', 'promises', 'messages']);
  expect([...names].sort()).toEqual([
    'format',
    'lint',
    'messages',
    'promises',
    'requirements',
    'styles',
    'types',
    'unused code',
  ]);
});

test('of a change, format, lint and styles look at its files alone; a kind that it does not touch is left out', () => {
  const of = (files) => Object.fromEntries(checks(files).map(({ name, args }) => [name, args]));
  const changed = of(['apps/catalog/src/a.tsx', 'docs/qa.md', 'libs/x/b.fixture.mjs', 'a.png']);
  expect(changed.format).toEqual(expect.arrayContaining(['apps/catalog/src/a.tsx', 'docs/qa.md', '--ignore-unknown']));
  expect(changed.lint).toEqual(expect.arrayContaining(['apps/catalog/src/a.tsx', 'libs/x/b.fixture.mjs']));
  expect(changed.lint).not.toContain('docs/qa.md');
  expect(changed.styles).toEqual(['tools/check/styles.mjs', 'apps/catalog/src/a.tsx']);
  expect(Object.keys(of(['docs/qa.md']))).toEqual(expect.not.arrayContaining(['lint', 'styles']));
  expect(of(['docs/qa.md']).types).toBeDefined();
  expect(Object.keys(of([]))).not.toContain('format');
  expect(of(undefined).format).toContain('.');
});

test('a rule of lint or format that changed concerns every file', () => {
  const format = (file) => checks([file]).find(({ name }) => name === 'format')?.args;
  expect(format('.prettierrc.json')).toContain('.');
  expect(format('package-lock.json')).toContain('.');
  expect(format('package.json')).not.toContain('.');
  const lint = (file) => checks([file]).find(({ name }) => name === 'lint')?.args;
  expect(lint('eslint.config.mjs')).toContain('.');
  expect(lint('tools/lint/prices.mjs')).toContain('.');
  expect(lint('tools/run/port.mjs')).not.toContain('.');
});
