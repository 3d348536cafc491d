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

/**
 * Asks for pages without a pause until told to end: half of them on connections that are used again, half on a new one each.
 * @returns how many were answered and what went wrong
 */
const shoppers = (origin: string) => {
  const seen = { pages: 0, faults: [] as string[] };
  let isOver = false;
  const walk = async (headers: Record<string, string>) => {
    while (!isOver) {
      try {
        const reply = await fetch(`${origin}/products/all`, { headers, signal: AbortSignal.timeout(60_000) });
        if (reply.status !== 200) seen.faults.push(`status ${reply.status}`);
        else if ((await reply.text()).includes('</html>')) seen.pages += 1;
        else seen.faults.push('half a page');
      } catch (error) {
        seen.faults.push(`${String(error)} ${String((error as Error).cause)}`);
      }
    }
  };
  const walking = [{}, {}, { connection: 'close' }, { connection: 'close' }].map(walk);
  return async () => {
    isOver = true;
    await Promise.all(walking);
    return seen;
  };
};

test('another shell is released and taken back, twice, while shoppers ask for pages: each is answered', async () => {
  const store = await openStore(federationPort + 22, { isFollowing: true });
  const over = shoppers(store.origin);
  try {
    const before = await shellAt(store.origin);
    const next = otherShell(store.releaseDir);
    for (let time = 0; time < 2; time += 1) {
      promote(store.releaseDir, 'shell', next);
      await expect.poll(() => shellAt(store.origin).catch(() => ''), { timeout: 60_000 }).toBe(next);
      rollback(store.releaseDir, 'shell');
      await expect.poll(() => shellAt(store.origin).catch(() => ''), { timeout: 60_000 }).toBe(before);
    }
    const { pages, faults } = await over();
    expect(faults).toEqual([]);
    expect(pages).toBeGreaterThan(20);
  } finally {
    await over();
    await store.close();
  }
});
