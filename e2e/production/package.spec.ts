import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { promote, readSet } from '@souk/release';
import { freePort } from '@souk/run/port';
import { testReleaseDir } from '@souk/run/releases';
import { variantOf } from '../conformance/variant';
import { openFleet, postgresBin, root, type Fleet } from './fleet';
import { makeImage, type Image } from './image';

test.skip(postgresBin === null, 'PostgreSQL is not installed: Debian’s package is postgresql');
test.describe.configure({ mode: 'serial' });

let place: string;
let folder: string;
const running: ChildProcess[] = [];
test.beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), 'souk-package-'));
  folder = join(place, 'souk');
  const tool = (await import(join(root, 'tools/package/make-package.mjs'))) as {
    makePackage: (folder: string, releaseDir: string) => object;
  };
  tool.makePackage(folder, testReleaseDir);
  mkdirSync(join(place, 'elsewhere'));
});
const end = async (child: ChildProcess) => {
  if (child.exitCode !== null) return child.exitCode;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  return (await ended)[0] as number;
};
test.afterAll(async () => {
  await Promise.all(running.map(end));
  rmSync(place, { recursive: true, force: true });
});

/** What the processes wrote into their logs. */
let log = '';
/** Starts the package in a folder that has nothing to do with it. */
const start = (
  env: Record<string, string>,
  { words = [join(folder, 'souk.mjs')], cwd = join(place, 'elsewhere'), as = {} }: Partial<Image> = {},
) => {
  const child = spawn(process.execPath, words, {
    cwd,
    env: { PATH: process.env['PATH'] ?? '', LOG_LEVEL: 'error', DATA_DIR: join(place, 'data'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...as,
  });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (log += String(chunk)));
  running.push(child);
  return child;
};
const statusOf = (address: string) =>
  fetch(address).then(
    ({ status }) => status,
    () => 0,
  );
const isUp = (address: string) => expect.poll(() => statusOf(address), { timeout: 180_000 }).toBe(200);

test('has no sources, no tools and no key that signs, its own lock file, and at most 140 MB', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const own = files.filter((file) => !file.startsWith('node_modules/'));
  const maps = own.filter((file) => file.endsWith('.map'));
  expect(maps.length).toBeGreaterThan(0);
  for (const map of maps) {
    expect(map).toMatch(/server\.cjs\.map$/);
    expect(Object.keys(JSON.parse(readFileSync(join(folder, map), 'utf8')) as object)).not.toContain('sourcesContent');
  }
  expect(own.filter((file) => /\.(ts|tsx)$|webpack|\.pem$|(^|\/)(tools|e2e|\.git)\//.test(file))).toEqual([]);
  const size = files.reduce(
    (sum, file) => sum + (statSync(join(folder, file)).isFile() ? statSync(join(folder, file)).size : 0),
    0,
  );
  expect(size / 1e6).toBeLessThanOrEqual(140);
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { dependencies: object };
  const lock = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, unknown>;
  };
  for (const name of Object.keys(manifest.dependencies)) {
    expect(lock.packages).toHaveProperty([`node_modules/${name}`]);
    expect(existsSync(join(folder, 'node_modules', name))).toBe(true);
  }
  const bill = JSON.parse(readFileSync(join(folder, 'sbom.cdx.json'), 'utf8')) as {
    bomFormat: string;
    components: { name: string }[];
  };
  expect(bill.bomFormat).toBe('CycloneDX');
  expect(bill.components.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(manifest.dependencies)));
});

const dockerfile = readFileSync(join(root, 'deploy-examples/Dockerfile'), 'utf8');
/** The image that a Dockerfile makes of the package, in a folder of its own. */
const imageBy = (text: string, context = folder) => {
  chmodSync(place, 0o755);
  return makeImage(text, { root: mkdtempSync(join(place, 'image-')), context });
};

test('runs by the steps of the Dockerfile: it writes into its volume alone, as nobody, and the health check tells how it is', async () => {
  const image = imageBy(dockerfile);
  expect(image.node).toBe(Number(process.versions.node.split('.')[0]));
  spawnSync('chmod', ['-R', 'a-w', image.cwd]);
  const port = String(await freePort());
  const env = { ...image.env, PORT: port, SANDBOX: '1' };
  const health = () => spawnSync(process.execPath, image.health, { env: { PORT: port } }).status;
  expect(health()).toBe(1);
  const store = start(env, image);
  await isUp(`http://127.0.0.1:${port}/readyz`);
  expect(health()).toBe(0);
  expect(await statusOf(`http://127.0.0.1:${port}/`)).toBe(200);
  expect(await end(store)).toBe(0);
  expect(health()).toBe(1);
  spawnSync('chmod', ['-R', 'u+w', image.cwd]);
});

test('a Dockerfile that copies, makes or starts something else is no image of the store', async () => {
  const context = mkdtempSync(join(place, 'little-'));
  const imageWith = (sound: string, fault: string) => {
    expect(dockerfile).toContain(sound);
    return imageBy(dockerfile.replace(sound, fault), context);
  };
  for (const [sound, fault, said] of [
    ['root:root . .', 'root:root dist .', 'ENOENT'],
    ['RUN mkdir /data', 'RUN mkdir /var/data', 'RUN mkdir /var/data'],
    ['USER 65532:65532', 'USER root', 'USER root is root'],
    ['EXPOSE 4200', 'EXPOSE 8080', 'EXPOSE 8080 9090 lacks PORT'],
    ['["node", "souk.mjs"]', '["souk.mjs"]', 'the image has no souk.mjs'],
    ['WORKDIR', 'ONBUILD', 'ONBUILD is not carried out here'],
  ] as const)
    expect(() => imageWith(sound, fault)).toThrow(said);
  const other = imageWith('"souk.mjs"', '"main.mjs"');
  expect(await once(start(other.env, other), 'exit')).toEqual([1, null]);
});

/** Releases a catalogue whose list throws on the server, with the key of whoever made the package. */
const releaseBrokenList = () => {
  const releases = join(folder, 'releases');
  copyFileSync(join(testReleaseDir, 'keys/release.pem'), join(releases, 'keys/release.pem'));
  const { remotes } = readSet(releases) as { remotes: Record<string, { stable: { version: string } }> };
  const page = 'function ShopNowPage() {';
  const broken = variantOf(releases, 'catalog', remotes['catalog']?.stable.version ?? '', 'broken', {
    server: (text) => text.replace(page, `${page} throw new Error('nothing to sell');`),
  });
  promote(releases, 'catalog', broken);
};

test('starts from anywhere as a store of its own; its log names file and line of what a remote throws', async () => {
  const port = String(await freePort());
  const store = start({ PORT: port, SANDBOX: '1' });
  await isUp(`http://127.0.0.1:${port}/readyz`);
  const home = await (await fetch(`http://127.0.0.1:${port}/`)).text();
  expect(home).toContain('</html>');
  const script = /src="(\/remotes\/[^"]+\.js)"/.exec(home)?.[1] ?? '';
  expect(await statusOf(`http://127.0.0.1:${port}${script}`)).toBe(200);
  const product = /href="(\/product\/[^"?]+)/.exec(home)?.[1] ?? '';
  expect(await statusOf(`http://127.0.0.1:${port}${product}`)).toBe(200);
  releaseBrokenList();
  await expect
    .poll(() => statusOf(`http://127.0.0.1:${port}/products/all`).then(() => log))
    .toMatch(/nothing to sell\\n\s+at ShopNowPage \(apps\/catalog\/src\/shop-now-page\/shop-now-page\.tsx:\d+:\d+\)/);
  expect(await end(store)).toBe(0);
});

test('a command of a package does its work, names commands as they are called there, and ends', () => {
  const run = (...words: string[]) =>
    spawnSync(process.execPath, [join(folder, 'souk.mjs'), ...words], {
      cwd: join(place, 'elsewhere'),
      env: { PATH: process.env['PATH'] ?? '', DATA_DIR: join(place, 'data'), SANDBOX: '1' },
      encoding: 'utf8',
      timeout: 120_000,
    });
  const help = run('--help');
  expect(help.status).toBe(0);
  expect(help.stdout).toContain('node souk.mjs admin grant EMAIL');
  expect(help.stdout).not.toContain('npm run');
  expect(run('migrate')).toMatchObject({ status: 0, stdout: 'The database is up to date\n' });
  const list = run('admin', 'list');
  expect(list.status).toBe(0);
  expect(list.stdout).toContain('admin@souk.test  admin');
  const refused = run('admin', 'invite', 'bob');
  expect(refused.status).toBe(1);
  expect(refused.stderr).toMatch(/^"bob" is no email address\.\n\nnode souk\.mjs admin grant EMAIL/);
});

test('a web pair takes orders of work, and a worker does them; either tells its health', async () => {
  const fleet: Fleet = await openFleet({ pairs: 0 });
  const [port, webMetrics, workerMetrics] = [await freePort(), await freePort(), await freePort()].map(String);
  const web = start({ ...fleet.env, PORT: port ?? '', ROLE: 'web', METRICS_PORT: webMetrics ?? '', DRAIN_MS: '0' });
  await isUp(`http://127.0.0.1:${port}/readyz?deep`);
  const reply = await fetch(`http://127.0.0.1:${port}/api/front/login/email/captcha`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify('worker@shop.test'),
  });
  expect(reply.status).toBe(200);
  expect(fleet.mail.codeFor('worker@shop.test')).toBeUndefined();
  const worker = start({
    ...fleet.env,
    ROLE: 'worker',
    METRICS_PORT: workerMetrics ?? '',
    MIGRATE: 'check',
    DRAIN_MS: '0',
  });
  await expect.poll(() => fleet.mail.codeFor('worker@shop.test'), { timeout: 120_000 }).toBeDefined();
  for (const address of [
    `${webMetrics}/metrics`,
    `${webMetrics}/metrics/api`,
    `${webMetrics}/readyz`,
    `${workerMetrics}/metrics/api`,
    `${workerMetrics}/readyz`,
  ])
    // A worker may have done its first work before its port listens.
    await expect.poll(() => statusOf(`http://127.0.0.1:${address}`), { message: address }).toBe(200);
  expect([await end(web), await end(worker)]).toEqual([0, 0]);
  await fleet.close();
});
