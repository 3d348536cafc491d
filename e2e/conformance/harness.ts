import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { changeSet, readSet } from '@souk/release';
import { releaseForTests } from '@souk/run/releases';
import { startStore } from '@souk/run/store';
import { expect, test as base, type Page, type Request } from '@playwright/test';
import { federationPort, root } from '../federation/store';
import { startFaultProxy, type FaultProxy } from './fault-proxy';
import { memoryOf, probed, type Memory } from './memory';

export { expect };
export { startApplication, untilHydrated, untilTakenOver } from '../fixtures';

const results = join(root, 'test-results/federation');

/** Remembers a measured figure; `npm run test:federation` prints them all at its end. */
export const figure = (name: string, value: string | number) => {
  mkdirSync(results, { recursive: true });
  const file = join(results, 'figures.json');
  let known: Record<string, string | number> = {};
  try {
    known = JSON.parse(readFileSync(file, 'utf8')) as typeof known;
  } catch {
    // the first figure
  }
  writeFileSync(file, JSON.stringify({ ...known, [name]: value }, null, 1));
};

export type Store = {
  origin: string;
  direct: string;
  releaseDir: string;
  proxy: FaultProxy;
  mirror: FaultProxy;
  /** What the shell server keeps in memory, garbage collected. */
  memory: () => Promise<Memory>;
};

type Release = { version: string; name: string };
export type Live = Record<string, { stable: Release; last?: Release; canary?: unknown }>;

/** What is live, as the store's own document says. */
export const live = (store: Store): Live => (readSet(store.releaseDir) as { remotes: Live }).remotes;
export const stableOf = (store: Store, name: string) => live(store)[name]?.stable.version ?? '';

/** A kept connection may be closed by the server at the moment it is used: then the next look tells. */
const numberAt = async (origin: string): Promise<number> => {
  try {
    return ((await (await fetch(`${origin}/version`)).json()) as { seq: number }).seq;
  } catch {
    return -1;
  }
};

/** A shell server looks at the document twice a second: waits until it has taken the newest. */
export const untilLive = async (store: Store) => {
  const { seq } = readSet(store.releaseDir) as { seq: number };
  await expect.poll(() => numberAt(store.direct), { intervals: [50] }).toBe(seq);
};

/** Says of every load on this page whether anything was complained about that must never be. */
export const complaintsOf = (page: Page) => {
  const found: string[] = [];
  page.on('console', (message) => {
    if (/^hydration|Content Security Policy|Minified React error #4(18|2[0-9])/.test(message.text()))
      found.push(message.text());
  });
  page.on('pageerror', (error) => found.push(String(error)));
  return found;
};

/** A change of page within the tab, as a press on a link makes it. */
export const goSoftly = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** Whether a request loads the page itself; frames inside it are another matter. */
export const isPageLoad = (page: Page, request: Request) =>
  request.isNavigationRequest() && request.frame() === page.mainFrame();

type Fixtures = { restore: () => Promise<void>; restored: undefined };

/** One store for the whole suite, on four ports: the page's, the store's own, a mirror's, the api's. */
export const test = base.extend<Fixtures, { store: Store }>({
  store: [
    async ({}, use) => {
      const [front, own, second] = [federationPort, federationPort + 1, federationPort + 2];
      mkdirSync(join(root, 'test-results'), { recursive: true });
      const folder = mkdtempSync(join(root, 'test-results/conformance-'));
      const releaseDir = join(folder, 'deploy');
      cpSync(releaseForTests(), releaseDir, { recursive: true });
      const { shell } = readSet(releaseDir) as { shell: { version: string } };
      const proxy = await startFaultProxy(front, own);
      const mirror = await startFaultProxy(second, own);
      const store = await startStore({
        releaseDir,
        shellVersion: shell.version,
        env: {
          ...process.env,
          PORT: String(own),
          PUBLIC_ORIGIN: `http://localhost:${front}`,
          REMOTES_MIRROR: `http://localhost:${second}`,
          DATA_DIR: join(folder, 'data'),
          SANDBOX: '1',
          LOG_LEVEL: 'warn',
          ...probed(join(folder, 'memory')),
        },
        onExit: () => undefined,
      });
      await use({
        origin: `http://localhost:${front}`,
        direct: `http://localhost:${own}`,
        releaseDir,
        proxy,
        mirror,
        memory: () => memoryOf(join(folder, 'memory'), store.pids[2] ?? 0),
      });
      await proxy.close();
      await mirror.close();
      await store.stop();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ store }, use) => use(store.origin),
  // Whatever a test did to the network and to the set is undone.
  restore: async ({ store }, use) => {
    const before = live(store);
    // One version each, with nothing to fall back on, unless the test itself makes it.
    const plain = Object.fromEntries(Object.entries(before).map(([name, { stable }]) => [name, { stable }]));
    await use(async () => {
      store.proxy.heal();
      store.mirror.heal();
      changeSet(store.releaseDir, () => structuredClone(plain));
      await untilLive(store);
    });
  },
  restored: [
    async ({ restore }, use) => {
      await restore();
      await use(undefined);
      await restore();
    },
    { auto: true },
  ],
});
