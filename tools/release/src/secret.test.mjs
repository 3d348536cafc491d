import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIn } from './build.fixture.mjs';
import { publish, readSet } from './index.mjs';
import { isSigned, signPass } from './keys.mjs';
import { signAsOwner } from './owners.mjs';
import { secretOf } from './secret.mjs';

const names = ['RELEASE_PRIVATE_KEY', 'OWNER_PRIVATE_KEY', 'PREVIEW_PRIVATE_KEY'];
let dir;
beforeEach(() => (dir = mkdtempSync(join(tmpdir(), 'souk-secret-'))));
afterEach(() => {
  rmSync(dir, { recursive: true, force: true });
  for (const name of names) delete process.env[`${name}_FILE`];
});
const fileWith = (text) => {
  const file = join(dir, 'secret');
  writeFileSync(file, text);
  return file;
};

test.each([...names, 'RELEASE_STORE', 'STORAGE_URL', 'OPERATOR_TOKEN'])('%s may stand in a file', (name) => {
  expect(secretOf(name, { [`${name}_FILE`]: fileWith('s3cret\n') })).toBe('s3cret');
  expect(secretOf(name, { [name]: 'plain' })).toBe('plain');
  expect(secretOf(name, {})).toBeUndefined();
  expect(() => secretOf(name, { [name]: 'a', [`${name}_FILE`]: fileWith('b') })).toThrow(
    `${name} and ${name}_FILE are both set: leave one out`,
  );
  expect(() => secretOf(name, { [`${name}_FILE`]: join(dir, 'gone') })).toThrow(/cannot be read \(ENOENT\)$/);
  expect(() => secretOf(name, { [`${name}_FILE`]: fileWith('\n') })).toThrow(/is empty$/);
});

test('documents, builds and links are signed by keys that stand in files', () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const file = fileWith(privateKey.export({ type: 'pkcs8', format: 'pem' }));
  for (const name of names) process.env[`${name}_FILE`] = file;
  publish(dir, [buildIn(dir, 'catalog', '1.0.0-a')]);
  const set = JSON.parse(readFileSync(join(dir, 'release.json'), 'utf8'));
  expect(isSigned(set, publicKey.export({ type: 'spki', format: 'pem' }))).toBe(true);
  expect(signAsOwner(readSet(dir).remotes.catalog.stable)).toMatch(/=$/);
  expect(signPass(dir, { until: 1 })).toContain('.');
});
