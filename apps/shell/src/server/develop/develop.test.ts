/** @jest-environment node */
import { createHash, generateKeyPairSync } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pinningPass, signPass } from '@souk/release';
import { ReleaseRegistry } from '../releases/registry';
import { releaseFolder } from '../releases/registry.fixture';
import { createDevelop } from './develop';
import { developed } from './developed';
import { readPass, type Pass } from './pass';
import { log } from '../log';

const hourMs = 3_600_000;
let folder: ReturnType<typeof releaseFolder>;
let server: Server | undefined;
beforeEach(() => {
  folder = releaseFolder();
  folder.live({ catalog: { stable: folder.build('catalog', '1.0.0-a') } });
});
afterEach(async () => {
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(null)));
  server = undefined;
  folder.remove();
});

const from = (origin: string) => ({ catalog: { origin, routes: [{ path: '/new', expose: './new' }], slots: {} } });
const passFor = (origin: string, until = Date.now() + hourMs) => signPass(folder.dir, { remotes: from(origin), until });

const start = async (devRemotes = {}) => {
  const develop = createDevelop({ releaseDir: folder.dir, devRemotes, publicOrigin: 'http://localhost:4200' }, {});
  server = createServer((req, res) => void (develop.answer(req, res) || res.writeHead(404).end('a page')));
  await new Promise((resolve) => server?.listen(0, () => resolve(null)));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const get = (path: string, cookie = '') => fetch(origin + path, { redirect: 'manual', headers: { cookie } });
  return { get };
};

test('a signed pass becomes a hidden cookie, and only then the page carries the banner script', async () => {
  const { get } = await start();
  expect((await get('/develop/page.js')).status).toBe(404);
  const taken = await get(`/develop?pass=${passFor('http://localhost:4401')}`);
  expect([taken.status, taken.headers.get('location')]).toEqual([303, '/']);
  const cookie = taken.headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/; HttpOnly; SameSite=Lax$/);
  const script = await get('/develop/page.js', cookie.split(';')[0]);
  expect(await script.text()).toContain('"catalog":"http://localhost:4401"');
  const reset = await get('/develop/reset', cookie.split(';')[0]);
  expect(reset.headers.get('set-cookie')).toContain('develop=; Path=/; Max-Age=0');
});

/** Signed, and of another shape than a page can be made from. */
const misshapen = [
  { remotes: undefined },
  { remotes: [] },
  { remotes: { catalog: null } },
  { remotes: { catalog: { origin: 'http://localhost:4401' } } },
  { remotes: { catalog: { origin: 'http://localhost:4401', routes: [{}], slots: {} } } },
  { remotes: { catalog: { origin: 'http://localhost:4401', routes: [], slots: { 'quick.view': 7 } } } },
  { remotes: { '../catalog': { origin: 'http://localhost:4401', routes: [], slots: {} } } },
  { versions: { catalog: '1.0.0-a' } },
  { versions: { catalog: { version: '../1.0.0-a', digest: 'x' } } },
  { versions: { catalog: { version: '1.0.0-a' } } },
  { until: '99999999999999' },
];

test('nobody gets in with a forged pass, one of another store, one that is over, or one that names another machine', async () => {
  const own = passFor('http://localhost:4401');
  const other = releaseFolder();
  other.live({ catalog: { stable: other.build('catalog', '1.0.0-a') } });
  const { publicKey } = generateKeyPairSync('ed25519');
  const foreign = [
    `${own.slice(0, -4)}AAAA`,
    own.split('.')[0] ?? '',
    `.${own}`,
    'x.y',
    '',
    signPass(other.dir, { remotes: from('http://localhost:4401'), until: Date.now() + hourMs }),
    passFor('http://localhost:4401', Date.now() - 1),
    passFor('https://evil.example'),
    passFor('http://localhost.evil.example:4401'),
    passFor('http://localhost:4401/../@evil.example'),
    ...misshapen.map((pass) => signPass(folder.dir, { until: Date.now() + hourMs, remotes: {}, ...pass })),
  ];
  other.remove();
  const { get } = await start();
  for (const pass of foreign) {
    expect((await get(`/develop?pass=${encodeURIComponent(pass)}`)).status).toBe(403);
    expect((await get('/develop/page.js', `develop=${pass}`)).status).toBe(404);
  }
  expect(readPass(own, publicKey.export({ type: 'spki', format: 'pem' }).toString())).toBeNull();
});

test('a pass changes the remotes of its holder alone: address, routes and no server bundle', async () => {
  jest.spyOn(log, 'info').mockImplementation(() => {});
  const releases = new ReleaseRegistry(folder.dir);
  releases.close();
  const released = releases.snapshotFor(null);
  const pass = { remotes: from('http://localhost:4401'), until: 0 };
  const developedBy = (given: Pass | null) => developed({ releases, releaseDir: folder.dir }, released, given);
  const mine = developedBy(pass);
  expect(mine.set.remotes['catalog']).toMatchObject({
    base: 'http://localhost:4401/',
    isDev: true,
    files: {},
    routes: [{ path: '/new' }],
  });
  expect(mine.bundles['catalog']).toBeInstanceOf(Error);
  expect(mine.set.id).not.toBe(released.set.id);
  expect(developedBy(null)).toBe(released);
  expect(released.set.remotes['catalog']?.base).toBe('/remotes/catalog/1.0.0-a/');
});

/** Writes a build's release file, as storing does. */
const stored = (version: string) => {
  const { base: _base, ...release } = folder.build('catalog', version, `exports.modules = { './home': '${version}' };`);
  writeFileSync(join(folder.dir, 'catalog', version, 'release.json'), JSON.stringify(release));
};

test('a pass pins its holder to a stored version that is not live, server bundle and files, until it ends', async () => {
  jest.spyOn(log, 'info').mockImplementation(() => {});
  stored('1.0.0-b');
  const releases = new ReleaseRegistry(folder.dir);
  releases.close();
  const released = releases.snapshotFor(null);
  const { pass: text, until } = pinningPass(folder.dir, { catalog: '1.0.0-b' });
  const key = readFileSync(join(folder.dir, 'keys/preview.pub'), 'utf8');
  const seenWith = (pass: Pass | null) => developed({ releases, releaseDir: folder.dir }, released, pass);
  const mine = seenWith(readPass(text, key));
  expect(mine.set.remotes['catalog']).toMatchObject({ version: '1.0.0-b', base: '/remotes/catalog/1.0.0-b/' });
  expect(mine.bundles['catalog']).toMatchObject({ modules: { './home': '1.0.0-b' } });
  expect(mine.set.id).toContain('+catalog@1.0.0-b');
  expect(released.set.remotes['catalog']?.version).toBe('1.0.0-a');
  expect(readPass(text, key, until)).toBeNull();
  const { get } = await start();
  const taken = await get(`/develop?pass=${text}`);
  const cookie = taken.headers.get('set-cookie')?.split(';')[0];
  expect(await (await get('/develop/page.js', cookie)).text()).toContain('"versions":{"catalog":"1.0.0-b"}');
});

test('a pinned version with other bytes than were signed for, or that is gone, is not shown', () => {
  jest.spyOn(log, 'info').mockImplementation(() => {});
  stored('1.0.0-b');
  const releases = new ReleaseRegistry(folder.dir);
  releases.close();
  const { pass: text } = pinningPass(folder.dir, { catalog: '1.0.0-b' });
  const pass = readPass(text, readFileSync(join(folder.dir, 'keys/preview.pub'), 'utf8'));
  const version = () =>
    developed({ releases, releaseDir: folder.dir }, releases.snapshotFor(null), pass).set.remotes['catalog']?.version;
  expect(version()).toBe('1.0.0-b');
  const file = join(folder.dir, 'catalog/1.0.0-b/release.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"routes":[]', '"routes":[{"path":"/","expose":"./x"}]'));
  expect(version()).toBe('1.0.0-a');
  rmSync(join(folder.dir, 'catalog/1.0.0-b'), { recursive: true });
  expect(version()).toBe('1.0.0-a');
});

test.each([
  ['no release file', {}],
  ['of another version', { version: '1.0.0-z' }],
  ['of another remote', { name: 'account' }],
  ['without files', { files: undefined }],
])('a pinned version whose release file is %s is not shown, whoever signed for it', (_what, spoiled) => {
  jest.spyOn(log, 'info').mockImplementation(() => {});
  const { base: _base, ...release } = folder.build('catalog', '1.0.0-b');
  const text = JSON.stringify(Object.keys(spoiled).length ? { ...release, ...spoiled } : {});
  writeFileSync(join(folder.dir, 'catalog/1.0.0-b/release.json'), text);
  const digest = createHash('sha256').update(text).digest('base64url');
  const releases = new ReleaseRegistry(folder.dir);
  releases.close();
  const pass = { remotes: {}, versions: { catalog: { version: '1.0.0-b', digest } }, until: 0 };
  const shown = developed({ releases, releaseDir: folder.dir }, releases.snapshotFor(null), pass);
  expect(shown.set.remotes['catalog']?.version).toBe('1.0.0-a');
});

test('the preview key signs passes and nothing that others see; the release key signs no pass', () => {
  const { pass: text } = pinningPass(folder.dir, {});
  const keyNamed = (name: string) => readFileSync(join(folder.dir, 'keys', name), 'utf8');
  expect(readPass(text, keyNamed('preview.pub'))).not.toBeNull();
  expect(readPass(text, keyNamed('release.pub'))).toBeNull();
});

test('in development every page carries the outlines, without a banner', async () => {
  const { get } = await start({ catalog: 'http://localhost:4401' });
  const script = await get('/develop/page.js');
  expect(script.status).toBe(200);
  expect(await script.text()).toContain('"canReset":false');
});
