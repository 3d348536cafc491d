import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';

const root = join(__dirname, '../..');
const folder = join(root, '.github/workflows');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const released = readFileSync(join(root, 'tools/release/src/commands.mjs'), 'utf8');
const commands = [...released.matchAll(/^ {2}(\w+): \{/gm)].map(([, name]) => name);
const read = (file) => load(readFileSync(join(folder, file), 'utf8'));
const runsOf = ({ jobs }) => Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));

describe.each(readdirSync(folder))('%s', (file) => {
  test('every job ends by itself, and asks for no more rights than to read', () => {
    const workflow = read(file);
    expect(workflow.permissions).toEqual({ contents: 'read' });
    for (const job of Object.values(workflow.jobs)) expect(job['timeout-minutes']).toBeGreaterThan(0);
  });

  test('its commands work by hand: npm scripts and release commands that there are', () => {
    const text = runsOf(read(file)).join('\n');
    const suites = read(file).jobs.suite?.strategy.matrix.suite ?? [];
    const named = [...text.matchAll(/npm run (?:--silent )?([\w:]+)(?!\S)/g)].map(([, name]) => name);
    for (const name of [...named, ...suites.map((suite) => `test:${suite}`)].filter((name) => name !== 'test:'))
      expect(Object.keys(scripts)).toContain(name);
    for (const [, name] of text.matchAll(/release -- (\w+)/g)) expect(commands).toContain(name);
  });
});
