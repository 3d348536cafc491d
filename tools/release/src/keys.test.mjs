import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIn } from './build.fixture.mjs';
import { publish, readSet, retire } from './index.mjs';
import { pinningPass } from './link.mjs';
import { ownerKeys } from './owners.mjs';

let dir;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'souk-keys-'));
  publish(dir, [buildIn(dir, 'catalog', '1.0.0-a')]);
});
afterEach(() => {
  for (const name of ['RELEASE_PRIVATE_KEY', 'RELEASE_PUBLIC_KEY']) delete process.env[name];
  rmSync(dir, { recursive: true, force: true });
});
const keyFile = (name) => join(dir, 'keys', name);
const publicKey = () => readFileSync(keyFile('release.pub'), 'utf8');
const cut = (text) => text.replace(/[^-]{20}(?=-----END)/, '\n');

test.each([
  ['no key', () => 'garbage'],
  ['a key that lost some letters', () => cut(publicKey())],
  ['a key on one line, as some pipelines hand it on', () => publicKey().replaceAll('\n', String.raw`\n`)],
])('a public key that is none is told, not the document blamed: %s', (_what, text) => {
  process.env.RELEASE_PUBLIC_KEY = text();
  expect(() => readSet(dir)).toThrow(
    /^release\.json is refused: there is no key to prove it by: RELEASE_PUBLIC_KEY, or keys\/release\.pub, holds no ed25519 key as PEM text$/,
  );
});

test('while keys are changed a broken one keeps the other from nothing', () => {
  process.env.RELEASE_PUBLIC_KEY = cut(publicKey()) + publicKey();
  expect(readSet(dir).seq).toBe(1);
});

test('a key file that a full disk left empty is named', () => {
  writeFileSync(keyFile('release.pem'), '');
  expect(() => retire(dir, 'catalog')).toThrow(`${keyFile('release.pem')} is not a private key: ed25519, as PEM text`);
  writeFileSync(keyFile('preview.pem'), '');
  expect(() => pinningPass(dir, { catalog: '1.0.0-a' })).toThrow(`${keyFile('preview.pem')} is not a private key`);
});

test('a key of another kind, which cannot sign, is none', () => {
  const { privateKey } = generateKeyPairSync('x25519');
  process.env.RELEASE_PUBLIC_KEY = publicKey();
  process.env.RELEASE_PRIVATE_KEY = privateKey.export({ type: 'pkcs8', format: 'pem' });
  expect(() => retire(dir, 'catalog')).toThrow('RELEASE_PRIVATE_KEY is not a private key: ed25519, as PEM text');
});

test('a pair that was made by halves is completed', () => {
  rmSync(keyFile('release.pub'));
  retire(dir, 'catalog');
  expect(publicKey()).toMatch(/^-----BEGIN PUBLIC KEY-----/);
});

test.each([
  ['null', 'is not JSON of remotes and their keys'],
  ['["catalog"]', 'is not JSON of remotes and their keys'],
  ['{"catalog":"garbage"}', 'catalog has no ed25519 key as PEM text'],
  ['{"catalog":["key"]}', 'catalog has no ed25519 key as PEM text'],
])('owners’ keys that are none are refused, never passed over: %s', (text, words) => {
  const file = join(dir, 'owners.json');
  writeFileSync(file, text);
  expect(() => ownerKeys(file)).toThrow(`RELEASE_OWNER_KEYS: ${file}`);
  expect(() => ownerKeys(file)).toThrow(words);
});

const newPair = () => generateKeyPairSync('ed25519');
const asPem = ({ privateKey, publicKey: key }) => ({
  privatePem: privateKey.export({ type: 'pkcs8', format: 'pem' }),
  publicPem: key.export({ type: 'spki', format: 'pem' }),
});
const publishSame = () => publish(dir, [buildIn(dir, 'catalog', '1.0.0-a')]);

test('with a new key any publishing signs anew, also of what is live already: the old public key can be taken away', () => {
  const { privatePem, publicPem } = asPem(newPair());
  const before = readSet(dir);
  expect(publishSame().seq).toBe(1);
  process.env.RELEASE_PUBLIC_KEY = publicKey() + publicPem;
  process.env.RELEASE_PRIVATE_KEY = privatePem;
  expect(publishSame()).toMatchObject({ seq: 2, setId: before.setId, prev: before.setId, remotes: before.remotes });
  expect(publishSame().seq).toBe(2);
  process.env.RELEASE_PUBLIC_KEY = publicPem;
  expect(readSet(dir).seq).toBe(2);
});

test('a new key that servers do not trust yet is refused, also where nothing else changes', () => {
  process.env.RELEASE_PUBLIC_KEY = publicKey();
  process.env.RELEASE_PRIVATE_KEY = asPem(newPair()).privatePem;
  expect(publishSame).toThrow('the key that signs is not one that servers trust (RELEASE_PRIVATE_KEY)');
  expect(readSet(dir).seq).toBe(1);
});

test('whoever has no private key publishes what is live already, and nothing is signed', () => {
  process.env.RELEASE_PUBLIC_KEY = publicKey();
  rmSync(keyFile('release.pem'));
  expect(publishSame().seq).toBe(1);
});
