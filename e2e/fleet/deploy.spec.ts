import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { promote, readSet } from '@souk/release';
import { testReleaseDir } from '@souk/run/releases';
import { variantOf } from '../conformance/variant';
import { openLoad } from '../production/load';
import { needs } from './programs';
import { figure, openWholeFleet, type WholeFleet } from './whole-fleet';

needs();
test.describe.configure({ mode: 'serial' });

let releaseDir: string;
let fleet: WholeFleet;
test.beforeAll(async () => {
  releaseDir = mkdtempSync(join(tmpdir(), 'souk-releases-'));
  cpSync(testReleaseDir, releaseDir, { recursive: true });
  fleet = await openWholeFleet({ releaseDir });
});
test.afterAll(async () => {
  await fleet?.close();
  rmSync(releaseDir, { recursive: true, force: true });
});

type LiveSet = { shell: { version: string }; remotes: Record<string, { stable: { version: string } }> };
const live = () => readSet(releaseDir) as LiveSet;

/** What the pair gives a new visitor: the page names every version in its scripts' addresses. */
const pageOf = async (port: number) => {
  const reply = await fetch(`http://127.0.0.1:${port}/products/all?new=${crypto.randomUUID()}`, {
    headers: { accept: 'text/html', 'x-forwarded-proto': 'https', host: 'shop.test' },
  });
  return reply.text();
};

/** Ends and begins each pair in turn, as an orchestrator rolls out what is live. */
const rollOut = async (answered: (more: number) => Promise<void>) => {
  for (const pair of [...fleet.pairs]) {
    await fleet.retire(pair);
    await fleet.add();
    await answered(100);
  }
};

test('a remote is released under load: every page and every script comes', async () => {
  const load = openLoad(fleet, fleet.everything);
  await load.answered(150);
  const before = live().remotes['catalog']?.stable.version ?? '';
  const next = variantOf(releaseDir, 'catalog', before, 'next', {});
  promote(releaseDir, 'catalog', next);
  for (const { port } of fleet.pairs) await expect.poll(() => pageOf(port), { timeout: 30_000 }).toContain(next);
  await load.answered(300);
  const { asked, failures } = await load.stop();
  figure(`${failures.length} of ${asked} requests failed`);
  expect(failures).toEqual([]);
});

test('the api is rolled out pair by pair under load: no request fails', async () => {
  const load = openLoad(fleet, fleet.everything);
  await load.answered(100);
  await rollOut(load.answered);
  const { asked, failures, slowestMs } = await load.stop();
  figure(`${failures.length} of ${asked} requests failed; the longest took ${slowestMs} ms`);
  expect(failures).toEqual([]);
});

/** Another version of the shell, of the same bytes. */
const nextShell = () => {
  const { version } = live().shell;
  const next = `${version}.next`;
  const folder = join(releaseDir, 'shell', next);
  cpSync(join(releaseDir, 'shell', version), folder, { recursive: true });
  const file = join(folder, 'release.json');
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), version: next }));
  return next;
};

test('a shell is released and rolled out under load: no request fails', async () => {
  const load = openLoad(fleet, fleet.everything);
  await load.answered(100);
  const next = nextShell();
  promote(releaseDir, 'shell', next);
  await rollOut(load.answered);
  for (const { port } of fleet.pairs) expect(await pageOf(port)).toContain(next);
  const { asked, failures, slowestMs } = await load.stop();
  figure(`${failures.length} of ${asked} requests failed; the longest took ${slowestMs} ms`);
  expect(failures).toEqual([]);
});
