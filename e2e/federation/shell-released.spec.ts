import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promote, readSet, rollback } from '@souk/release';
import { expect, test } from '../fixtures';
import { federationPort, openStore } from './store';

/** The live shell under another version: what it sends names its own files. @returns that version */
const otherShell = (releaseDir: string): string => {
  const { shell } = readSet(releaseDir) as { shell: { version: string } };
  const version = `${shell.version}.next`;
  cpSync(join(releaseDir, 'shell', shell.version), join(releaseDir, 'shell', version), { recursive: true });
  const file = join(releaseDir, 'shell', version, 'release.json');
  writeFileSync(file, JSON.stringify({ ...(JSON.parse(readFileSync(file, 'utf8')) as object), version }));
  return version;
};

const shellAt = async (origin: string) =>
  ((await (await fetch(`${origin}/version`)).json()) as { shell: string }).shell;

/** Asks for pages without a pause until told to end. @returns how many were answered and what went wrong */
const shopper = (origin: string) => {
  const seen = { pages: 0, faults: [] as string[] };
  let isOver = false;
  const walk = async () => {
    while (!isOver) {
      const reply = await fetch(`${origin}/products/all`).catch((error: unknown) => String(error));
      if (typeof reply === 'string') seen.faults.push(reply);
      else if (reply.status !== 200) seen.faults.push(`status ${reply.status}`);
      else seen.pages += (await reply.text()).includes('</html>') ? 1 : 0;
    }
  };
  const walking = walk();
  return async () => {
    isOver = true;
    await walking;
    return seen;
  };
};

test('another shell is released and taken back while a shopper asks for pages: each is answered', async () => {
  const store = await openStore(federationPort + 22, { isFollowing: true });
  const over = shopper(store.origin);
  try {
    const before = await shellAt(store.origin);
    const next = otherShell(store.releaseDir);
    promote(store.releaseDir, 'shell', next);
    await expect.poll(() => shellAt(store.origin).catch(() => ''), { timeout: 60_000 }).toBe(next);
    rollback(store.releaseDir, 'shell');
    await expect.poll(() => shellAt(store.origin).catch(() => ''), { timeout: 60_000 }).toBe(before);
    const { pages, faults } = await over();
    expect(faults).toEqual([]);
    expect(pages).toBeGreaterThan(2);
  } finally {
    await over();
    await store.close();
  }
});
