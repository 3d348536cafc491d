import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser';
import { load } from 'js-yaml';
import { journeyTeams } from '../run/journey-teams.mjs';

const root = join(__dirname, '../..');
const folder = join(root, '.github/workflows');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const released = readFileSync(join(root, 'tools/release/src/commands.mjs'), 'utf8');
const commands = [...released.matchAll(/^ {2}(\w+): \{/gm)].map(([, name]) => name);
const read = (file) => load(readFileSync(join(folder, file), 'utf8'));
const runsOf = ({ jobs }) => Object.values(jobs).flatMap(({ steps = [] }) => steps.flatMap(({ run }) => run ?? []));

/** What GitHub itself says of a workflow, by its own parser: unknown keys, jobs, contexts, expressions that do not parse. */
const faultsIn = async (content) => {
  const { context, value } = parseWorkflow({ name: 'workflow.yml', content }, new NoOperationTraceWriter());
  if (value) await convertWorkflowTemplate(context, value);
  return context.errors.getErrors().map(({ message }) => message);
};

test.each([
  ['a key that there is not', 'stepz: []\n    steps: [{ run: echo }]', /stepz/],
  ['a job that none comes before', 'needs: [nobody]\n    steps: [{ run: echo }]', /no dependencies/],
  ['a value that there is not', 'steps: [{ run: "echo ${{ nope.x }}" }]', /nope/],
])('GitHub’s parser finds %s', async (_what, job, fault) => {
  const content = `on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    ${job}\n`;
  expect((await faultsIn(content)).join()).toMatch(fault);
});

/** Suites that compare with pictures made before on the same machine. */
const notByNight = ['pictures', 'workbench'];

test('every suite with a command of its own runs by night', () => {
  const suites = Object.keys(scripts).flatMap((name) => /^test:(.+)$/.exec(name)?.[1] ?? []);
  const { matrix } = read('nightly.yml').jobs.suite.strategy;
  expect([...matrix.suite, ...notByNight].sort()).toEqual(suites.sort());
});

const remotes = readdirSync(join(root, 'apps')).filter((name) =>
  existsSync(join(root, 'apps', name, 'remote.config.mjs')),
);

test.each(remotes)(
  '%s is verified and released by the one pipeline of remotes, for its own folders and libraries',
  (remote) => {
    const { name, on, jobs } = read(`${remote}.yml`);
    const { uses, with: given, secrets } = jobs.release;
    expect([name, uses, given.remote, secrets]).toEqual([remote, './.github/workflows/remote.yml', remote, 'inherit']);
    expect(journeyTeams()).toContain(given.team);
    for (const { paths } of [on.pull_request, on.push])
      expect(paths).toEqual([`apps/${remote}/**`, 'libs/**', `e2e/${given.team}/**`]);
  },
);

test('what takes time is as long by night as a store has to bear it', () => {
  const { matrix } = read('nightly.yml').jobs.suite.strategy;
  const long = matrix.include.filter(({ words }) => words === '-- --full').map(({ suite }) => suite);
  expect(long).toEqual(['cdn', 'production']);
  expect(runsOf(read('nightly.yml'))).toContain('npm run test:${{ matrix.suite }} ${{ matrix.words }}');
});

describe.each(readdirSync(folder))('%s', (file) => {
  test('is what GitHub takes for a workflow', async () => {
    expect(await faultsIn(readFileSync(join(folder, file), 'utf8'))).toEqual([]);
  });

  test('every job ends by itself, and asks for no more rights than to read', () => {
    const workflow = read(file);
    expect(workflow.permissions).toEqual({ contents: 'read' });
    for (const { uses, ...job } of Object.values(workflow.jobs))
      if (!uses) expect(job['timeout-minutes']).toBeGreaterThan(0); // GitHub takes none beside `uses`: the jobs behind it have theirs
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
