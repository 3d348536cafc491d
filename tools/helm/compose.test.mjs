import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { describeWhere } from '@souk/run/where';

const root = join(import.meta.dirname, '../..');
const example = join(root, 'deploy-examples/compose.yaml');
const bin = process.env.COMPOSE_SPEC_BIN;

/** What is asked of the environment stays as it is written: this reader knows keys and kinds of values. */
const read = (file) => {
  const words = ['-no-interpolation', '-format', 'json', file];
  const { status, stdout, stderr } = spawnSync(bin, words, { cwd: root, encoding: 'utf8' });
  return { status, stderr, services: status === 0 ? Object.keys(JSON.parse(stdout).services) : [] };
};

test('both pairs of the compose file find releases in its own storage, so that either answers the other’s pages in a rollout', () => {
  const { services, 'x-souk': souk } = load(readFileSync(example, 'utf8'));
  // Unset; whoever sets it to nothing has each pair show its image.
  const [, bucket] = /^\$\{RELEASE_STORE-s3:\/\/(\w+)\}$/.exec(souk.environment.RELEASE_STORE) ?? [];
  expect(services.bucket.command).toContain(`/data/${bucket}`);
  for (const name of ['web-1', 'web-2'])
    expect(services[name].environment.RELEASE_STORE).toBe(souk.environment.RELEASE_STORE);
});

describeWhere(bin !== undefined, 'compose-go: npm run test:helm')('the compose file', () => {
  test('the specification’s own reader takes it', () => {
    const { status, stderr, services } = read(example);
    expect([status, stderr]).toEqual([0, '']);
    const store = ['migrate', 'web-1', 'web-2', 'worker', 'balancer'];
    const beside = ['postgres', 'counters', 'bucket', 'storage', 'search', 'mail', 'traces', 'figures', 'boards'];
    expect(services.sort()).toEqual([...store, ...beside].sort());
  });

  test.each([
    ['a key that does not exist', 'read_only: true', 'readonly: true'],
    ['a value of another kind', 'cap_drop: [ALL]', 'cap_drop: { all: true }'],
  ])('%s is refused', (_what, sound, spoilt) => {
    const text = readFileSync(example, 'utf8');
    expect(text).toContain(sound);
    const folder = mkdtempSync(join(tmpdir(), 'souk-compose-'));
    const file = join(folder, 'compose.yaml');
    writeFileSync(file, text.replace(sound, spoilt));
    expect(read(file)).toMatchObject({ status: 1, stderr: expect.stringContaining('services.') });
    rmSync(folder, { recursive: true });
  });
});
