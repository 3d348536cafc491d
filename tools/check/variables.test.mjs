import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const read = (file) => readFileSync(join(root, file), 'utf8');
const page = read('docs/operations.md');
const [, variables = ''] = /\n## Variables\n([^]*?)\n## /.exec(page) ?? [];
const documented = readdirSync(join(root, 'docs'))
  .filter((file) => file.endsWith('.md'))
  .map((file) => read(`docs/${file}`))
  .join('\n');

const names = (text) => [...text.matchAll(/`([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*)`/g)].map(([, name]) => name);
/** Those of the table's first column. */
const ofServers = [...variables.matchAll(/^\| (`[^|]*`) +\|/gm)].flatMap(([, cell]) => names(cell));
const [, listed = ''] = /Only the tools read ([^]*?)(?:\n\n|$)/.exec(variables) ?? [];
const ofTools = names(listed);
const [, secrets = ''] = /in place of `NAME`, for([^]*?); for the release tool/.exec(variables) ?? [];
const [, releaseSecrets = ''] = /for the release tool([^]*?)\. Both set/.exec(variables) ?? [];

/** What the system, Node, npm, nx, Playwright, Git and pipelines set: described by them. */
const others =
  /^(CI|CI_\w+|GITHUB_\w+|GITLAB_\w+|PATH|HOME|DISPLAY|NODE_(OPTIONS|EXTRA_CA_CERTS|TLS_\w+)|NX_\w+|TEST_WORKER_INDEX|PLAYWRIGHT_\w+|JEST_WORKER_ID|JAVA_HOME|XDG_\w+|LOCALAPPDATA|TMPDIR|TZ|LANG)$/;

/** What one tool sets for another. */
const handedOn =
  /^(BENCH_DATABASE|BENCH_ONLY|FURTHER_KINDS|KUBERNETES_\w+|MEMORY_PROBE|SEEDED_DATA|SOAK_MINUTES|SOUK_NODE|TEST_DATABASE_ROLE|TEST_LENGTHS)$/;

const folders = ['apps', 'libs', 'tools', 'e2e'];
const sources = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true })
    .map((file) => `${folder}/${file}`)
    .filter((file) => /\.(ts|tsx|mjs|cjs)$/.test(file) && !/node_modules|\/dist(-dev)?\//.test(file)),
);
const readBy = (file) => {
  const text = read(file);
  const direct = [...text.matchAll(/\benv(?:\.|\[')([A-Z][A-Z0-9_]*)\b/g)].map(([, name]) => name);
  const files = [...text.matchAll(/secretOf\('([A-Z_]+)'/g)].map(([, name]) => name);
  const programs = [...text.matchAll(/variable: '([A-Z_]+)'/g)].flatMap(([, name]) => [
    `${name}_VERSION`,
    `${name}_BIN`,
  ]);
  return [...direct, ...files, ...programs];
};
const isServers = (file) => /^(apps|libs)\//.test(file) && !/\.test\.|\/(testing|bench|seed)\//.test(file);

const environment = [...read('apps/api/src/environment.ts').matchAll(/^ {2}([A-Z][A-Z0-9_]*):/gm)].map(
  ([, name]) => name,
);
const shell = [...read('apps/shell/src/server/config.ts').matchAll(/\w\['([A-Z0-9_]+)'\]/g)].map(([, name]) => name);
const own = (list) => [...new Set(list)].filter((name) => !others.test(name)).sort();

test('every variable that a server or the release tool reads is a row of the table, and every row is read', () => {
  const programs = sources.filter(
    (file) => (/^tools\/(release|package)\//.test(file) && !/\.test\./.test(file)) || isServers(file),
  );
  const found = own([...environment, ...shell, ...programs.flatMap(readBy)]);
  expect(found.length).toBeGreaterThan(60);
  expect(environment).toContain('DATABASE_URL');
  expect(shell).toContain('API_ORIGIN');
  const isNamed = (name) =>
    ofServers.includes(name) || ofServers.includes(name.replace(/_FILE$/, '')) || ofTools.includes(name);
  expect(found.filter((name) => !isNamed(name))).toEqual([]);
  expect(ofServers.filter((name) => !found.includes(name))).toEqual([]);
});

test('every variable that the tools alone read is described, and none that nobody reads', () => {
  const found = own(sources.flatMap(readBy));
  const isDescribed = (name) =>
    new RegExp(`\\b${name}\\b`).test(documented) || handedOn.test(name) || /_FILE$/.test(name);
  expect(found.filter((name) => !isDescribed(name))).toEqual([]);
  expect(ofTools.length).toBeGreaterThan(20);
  expect(ofTools.filter((name) => !found.includes(name))).toEqual([]);
});

test('the secrets that may stand in files are those that are read from files', () => {
  const [, settings = ''] = /secretSettings = \[([^]*?)\]/.exec(read('libs/contract/src/server/secret-files.ts')) ?? [];
  expect(own(names(secrets))).toEqual(own([...settings.matchAll(/'([A-Z_]+)'/g)].map(([, name]) => name)));
  const tool = sources.filter((file) => file.startsWith('tools/release/')).map(read);
  const taken = tool.flatMap((text) => [...text.matchAll(/secretOf\('([A-Z_]+)'/g)].map(([, name]) => name));
  expect(own(names(releaseSecrets))).toEqual(own(taken));
});
