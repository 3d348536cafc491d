import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIn } from './build.fixture.mjs';
import { promote, publish, readSet, store } from './index.mjs';

const keyPair = () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    secret: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    open: publicKey.export({ type: 'spki', format: 'pem' }),
  };
};

let dir;
const [catalogTeam, accountTeam] = [keyPair(), keyPair()];
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'souk-owners-'));
  process.env.RELEASE_OWNER_KEYS = join(dir, 'owners.json');
  ownersAre({ catalog: catalogTeam.open, account: accountTeam.open });
});
afterEach(() => {
  for (const name of ['RELEASE_OWNER_KEYS', 'OWNER_PRIVATE_KEY']) delete process.env[name];
  rmSync(dir, { recursive: true, force: true });
});

const ownersAre = (keys) => writeFileSync(join(dir, 'owners.json'), JSON.stringify(keys));
const build = (name, version) => buildIn(dir, name, version);
const storedBy = ({ secret }, dist) => {
  process.env.OWNER_PRIVATE_KEY = secret;
  store(dir, [dist]);
  delete process.env.OWNER_PRIVATE_KEY;
};

test('a team’s build is signed by the team, the set by the platform: who has the one key cannot do the other', () => {
  storedBy(catalogTeam, build('catalog', '1.0.0-a'));
  promote(dir, 'catalog', '1.0.0-a');
  expect(readSet(dir).remotes.catalog.stable.ownerSignature).toMatch(/^[\w+/]{86}==$/);
  storedBy(accountTeam, build('catalog', '1.0.0-b'));
  expect(() => promote(dir, 'catalog', '1.0.0-b')).toThrow('catalog 1.0.0-b is not signed by its owner');
  expect(() => publish(dir, [build('account', '1.0.0-x')])).toThrow('account 1.0.0-x is not signed by its owner');
  expect(readSet(dir).seq).toBe(1);
});

test('a release file that was changed after its owner signed it is refused', () => {
  storedBy(catalogTeam, build('catalog', '1.0.0-a'));
  const file = join(dir, 'catalog/1.0.0-a/release.json');
  const release = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...release, routes: [{ path: '/order/shopping_cart', expose: './cart' }] }));
  expect(() => promote(dir, 'catalog', '1.0.0-a')).toThrow('is not signed by its owner');
});

test('an owner’s key is changed by overlap: both, then the new one alone, and nothing stands still', () => {
  storedBy(catalogTeam, build('catalog', '1.0.0-a'));
  promote(dir, 'catalog', '1.0.0-a');
  const next = keyPair();
  ownersAre({ catalog: catalogTeam.open + next.open });
  storedBy(next, build('catalog', '1.0.0-b'));
  promote(dir, 'catalog', '1.0.0-b');
  ownersAre({ catalog: next.open });
  // What the version before was signed with is gone: it is stored again with the new key.
  expect(() => promote(dir, 'catalog', '1.0.0-a')).toThrow('catalog 1.0.0-a is not signed by its owner');
  storedBy(next, build('catalog', '1.0.0-a'));
  promote(dir, 'catalog', '1.0.0-a');
  expect(readSet(dir).remotes.catalog.stable.version).toBe('1.0.0-a');
});
