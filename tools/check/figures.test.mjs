import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { testWhere } from '@souk/run/where';

const root = join(import.meta.dirname, '../..');
const rulesFile = join(root, 'deploy-examples/prometheus/alerts.yaml');
const boards = join(root, 'deploy-examples/grafana');

const sourcesOf = (folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.') && !/(^|\/)(node_modules|dist)\//.test(file))
    .map((file) => readFileSync(join(root, folder, file), 'utf8'))
    .join('\n');

/** Every figure that the store has, by the name that stands in its source, and those of the library. */
const figures = () => {
  const written = ['apps/api/src', 'apps/shell/src']
    .flatMap((folder) => [...sourcesOf(folder).matchAll(/['"`]((?:souk|http)_[a-z_]+)['"`]/g)])
    .map(([, name]) => name);
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return new Set([...written, ...registry.getMetricsAsArray().map(({ name }) => name), 'up']);
};

const rules = () => load(readFileSync(rulesFile, 'utf8')).groups.flatMap((group) => group.rules);
const panels = () =>
  readdirSync(boards).flatMap((file) =>
    JSON.parse(readFileSync(join(boards, file), 'utf8')).panels.map((panel) => ({ ...panel, file })),
  );
const expressions = () => [
  ...rules().map(({ alert, record, expr }) => [`rule ${alert ?? record}`, expr]),
  ...panels().flatMap(({ file, title, targets }) => targets.map(({ expr }) => [`${file}: ${title}`, expr])),
];
const recorded = () => new Set(rules().flatMap(({ record }) => record ?? []));

const namesIn = (expr) =>
  [...expr.matchAll(/\b((?:souk|http|nodejs|process)_[a-z0-9_]+|souk:[a-z0-9_:]+|up)\b(?=[{[\s)]|$)/g)].map(
    ([, name]) => name,
  );
const bare = (name) => name.replace(/_(bucket|count|sum)$/, '');

test('the source has the figures that this test looks for', () => {
  const known = figures();
  for (const name of [
    'souk_orders_total',
    'souk_shell_pages_total',
    'http_request_duration_seconds',
    'souk_money_back_stuck',
  ])
    expect(known).toContain(name);
});

test('a runbook asks for figures that are, at the port where a package, an image and a pod serve them', () => {
  const runbooks = readFileSync(join(root, 'docs/runbooks.md'), 'utf8');
  const asked = runbooks.split('\n').filter((line) => /\bcurl\b.*metrics/.test(line));
  expect(asked.length).toBeGreaterThan(1);
  const known = [...figures()];
  for (const line of asked) {
    expect(line).toContain('$FIGURES/metrics/api');
    for (const [name] of line.matchAll(/\b(souk|http)_[a-z_]+/g))
      expect(known.some((one) => one.startsWith(bare(name)))).toBe(true);
  }
});

test.each(expressions())('%s asks for figures that are', (_where, expr) => {
  const known = figures();
  const names = namesIn(expr);
  expect(names).not.toEqual([]);
  expect(names.filter((name) => !known.has(name) && !known.has(bare(name)) && !recorded().has(name))).toEqual([]);
});

test('every figure of the business stands on a board', () => {
  const shown = panels().flatMap(({ targets }) => targets.flatMap(({ expr }) => namesIn(expr).map(bare)));
  const own = [...figures()].filter((name) => /^souk_(orders|payments|refunds|queue|messages|money|web)/.test(name));
  expect(own.filter((name) => !shown.includes(bare(name)) && !shown.includes(name))).toEqual([]);
});

const anchorOf = (heading) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .trim()
    .replaceAll(' ', '-');

/** @returns the text of the part that `docs/runbooks.md#a-part` names, to the next headline of any kind; undefined: there is none */
const partOf = (address) => {
  const [file, anchor] = address.split('#');
  const parts = readFileSync(join(root, file), 'utf8').split(/^#+ /m);
  return parts.find((part) => anchorOf(part.split('\n')[0]) === anchor);
};

test('every alert leads to a part of a runbook that says what the alert means', () => {
  const alerts = rules().filter(({ alert }) => alert);
  const lost = alerts.filter(({ alert, annotations }) => !partOf(annotations.runbook)?.includes(`\`${alert}\``));
  expect(lost.map(({ alert, annotations }) => `${alert}: ${annotations.runbook}`)).toEqual([]);
});

test('every alert has a test in which it speaks', () => {
  const { tests } = load(readFileSync(join(root, 'deploy-examples/prometheus/alerts.test.yaml'), 'utf8'));
  const spoken = tests.flatMap((one) => one.alert_rule_test).filter((one) => one.exp_alerts.length);
  const alerts = rules().flatMap(({ alert }) => alert ?? []);
  expect(alerts.filter((name) => !spoken.some(({ alertname }) => alertname === name))).toEqual([]);
});

const promtool = process.env.PROMTOOL_BIN || 'promtool';
const testWithPromtool = testWhere(
  spawnSync(promtool, ['--version']).status === 0,
  'promtool: npm run test:alerts, or Debian’s package prometheus',
);
const run = (...args) => {
  const { status, stdout, stderr } = spawnSync(promtool, args, { encoding: 'utf8' });
  return { status, text: stdout + stderr };
};

testWithPromtool('Prometheus takes the rules, and they fire when they should', async () => {
  const tests = join(root, 'deploy-examples/prometheus/alerts.test.yaml');
  for (const args of [
    ['check', 'rules', rulesFile],
    ['test', 'rules', tests],
    ['check', 'config', '--syntax-only', join(root, 'deploy-examples/prometheus/prometheus.yaml')],
  ]) {
    const { status, text } = run(...args);
    expect([status, status === 0 ? '' : text]).toEqual([0, '']);
  }
});

testWithPromtool('Prometheus understands every panel', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'souk-boards-'));
  const file = join(folder, 'panels.json');
  const asRules = panels().flatMap(({ targets }) => targets.map(({ expr }, at) => ({ record: `panel:${at}`, expr })));
  writeFileSync(file, JSON.stringify({ groups: asRules.map((rule, at) => ({ name: `g${at}`, rules: [rule] })) }));
  const { status, text } = run('check', 'rules', '--lint=none', file);
  rmSync(folder, { recursive: true });
  expect([status, status === 0 ? '' : text]).toEqual([0, '']);
});
