import { expect, test as base, type ConsoleMessage, type Page } from '@playwright/test';
import { pinnedReleaseDir } from '@souk/run/releases';
import { setDeviceClock } from './support/device-clock';
import { faultsOf, type Fault } from './support/faults';
import { withIsolatedStore, type IsolatedStore } from './support/isolated-store';
import { translatePages } from './support/translated';
import { pinVersions, versionsIn, type Versions } from './support/versions';

export { expect };

/**
 * What Firefox calls an error and no page of ours did: a load broken off because the shopper went on (the hashes are those of
 * nothing), axe asking a frame of another origin, a script of the owner's that is gone. It tells of a chunk that was broken off so, too,
 * though the page has answered that.
 */
const notOurs =
  /computed hash is “(OLBgp1Gs|47DEQpj8)|download failed .* status=2152398850|‘postMessage’ on ‘DOMWindow’|blocked due to MIME type|^ChunkLoadError/;

/** What must never be said by a page of ours: a hydration mismatch, or a script that the policy refused. */
const complaints = (page: Page, { browserName, translated }: { browserName: string; translated: boolean }) => {
  const found: string[] = [];
  page.on('console', (message: ConsoleMessage) => {
    const text = message.text();
    // React does not find its own words in a translated page.
    if (translated && text.startsWith('hydration')) return;
    if (/ failed NotFoundError|^hydration|Content Security Policy|Minified React error #4(18|19|2[0-9])/.test(text))
      found.push(text);
  });
  page.on('pageerror', (error) => {
    if (browserName !== 'firefox' || !notOurs.test(String(error))) found.push(String(error));
  });
  return found;
};

type Fixtures = {
  /**
   * Stored versions that this browser is pinned to, whatever is live: `test.use({ versions: { catalog: '1.0.0-…' } })`, or for
   * a whole run `E2E_VERSIONS=catalog@1.0.0-…`.
   */
  versions: Versions;
  /**
   * The browser translates the pages: `test.use({ translated: true })`, or for a whole run `E2E_TRANSLATED=1`, in which journeys that
   * measure elements fail, since React draws the page anew under them.
   */
  translated: boolean;
  /** By how many hours the device's clock is ahead: `test.use({ clockAheadH: -5 })`, or for a whole run `E2E_CLOCK_AHEAD_H=-5`. */
  clockAheadH: number;
  /** Complaints of the page so far; a test that provokes some says so by `allowComplaints`. */
  allowComplaints: { value: boolean };
  /** Shows pages in French from the first request. */
  french: () => Promise<void>;
  /** Makes the next calls of this browser, and of no other, fail or wait. */
  fault: (fault: Fault) => Promise<void>;
  /** A store with a clock of its own. Costs some ten seconds: for what a clock decides. */
  isolatedStore: IsolatedStore;
};

type Tested = { remotes: Record<string, { stable: string }>; setId: string; shell: string };

/** What the store says is live, in a line; a store that does not say goes without. */
const releaseSetAt = async (origin: string): Promise<string> => {
  const reply = await fetch(`${origin}/version`).catch(() => null);
  if (!reply?.ok) return 'unknown';
  const { setId, shell, remotes } = (await reply.json()) as Tested;
  const live = Object.entries(remotes).map(([name, { stable }]) => `${name} ${stable}`);
  return [`set ${setId}`, `shell ${shell}`, ...live].join(' · ');
};

export const test = base.extend<Fixtures & { told: undefined }, { releaseSet: string }>({
  releaseSet: [
    async ({}, use, { project }) => use(await releaseSetAt(project.use.baseURL ?? '')),
    { scope: 'worker', timeout: 60_000 },
  ],
  /** Every report says which release set was tested, and which versions its browsers were pinned to. */
  told: [
    async ({ releaseSet, versions }, use, { annotations }) => {
      annotations.push({ type: 'release set', description: releaseSet });
      const pinned = Object.entries(versions).map(([name, version]) => `${name} ${version}`);
      if (pinned.length) annotations.push({ type: 'pinned to', description: pinned.join(' · ') });
      await use(undefined);
    },
    { auto: true },
  ],
  versions: [versionsIn(process.env['E2E_VERSIONS']), { option: true }],
  translated: [Boolean(process.env['E2E_TRANSLATED']), { option: true }],
  clockAheadH: [Number(process.env['E2E_CLOCK_AHEAD_H'] || 0), { option: true }],
  context: async ({ context, versions, clockAheadH, baseURL }, use) => {
    if (clockAheadH) await setDeviceClock(context, clockAheadH * 3_600_000);
    if (Object.keys(versions).length)
      await pinVersions(context, { origin: baseURL ?? '', releaseDir: pinnedReleaseDir() }, versions);
    await use(context);
  },
  // Playwright wants a destructuring pattern here, also for an empty one.
  allowComplaints: async ({}, use) => use({ value: false }),
  page: async ({ page, allowComplaints, translated, browserName }, use) => {
    const found = complaints(page, { browserName, translated });
    if (translated) await translatePages(page);
    await use(page);
    if (!allowComplaints.value) expect(found).toEqual([]);
  },
  fault: async ({ context, request, baseURL }, use) => use(faultsOf(context, request, baseURL ?? '')),
  isolatedStore: async ({ playwright }, use, { parallelIndex }) =>
    withIsolatedStore(parallelIndex, playwright.request, use),
  french: async ({ context, baseURL }, use) => {
    await use(() => context.addCookies([{ name: 'locale', value: 'fr', url: baseURL ?? '' }]));
  },
});

/**
 * Starts the application, as any need of it does (docs/page-start.md): what follows is about the application. A journey
 * about the document leaves this out.
 */
export const startApplication = async (page: Page) => {
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('souk:start')));
    await expect(page.locator('html[data-hydrated]')).toBeAttached({ timeout: 5_000 });
  }).toPass();
};

/**
 * React has nothing left to do: boundaries inside a part are taken over after the part itself, and effects run after the
 * paint. Only then has what was shown happened, too (a product that was looked at is remembered). A navigation that is
 * still under way is waited out.
 */
const untilIdle = (page: Page) =>
  expect(() =>
    page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 10_000 }))),
  ).toPass({ timeout: 30_000 });

/** React has hydrated the frame and the page's part. What is measured in time ends here. */
export const untilTakenOver = async (page: Page) => {
  await startApplication(page);
  await expect(page.locator('main > [data-owner]:not([data-live])')).toHaveCount(0);
};

/** The application runs and is at rest. Waits for the marks that hydration leaves and for React's rest, never for time. */
export const untilHydrated = async (page: Page) => {
  await untilTakenOver(page);
  await untilIdle(page);
};

/** The application's files: all but the document script. */
export const applicationFiles = /\/remotes\/(?!shell\/[^/]+\/client\/document\.js).*\.js/;

/** Holds files back until they are released: the application's if none are named. The page's own scripts run. */
export const holdScripts = async (page: Page, files: string | RegExp = applicationFiles) => {
  let release: () => void = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    await released;
    await route.continue().catch(() => undefined); // the page may have been left meanwhile
  });
  return release;
};

/** A store without a live channel: on wide screens one starts the application by itself. */
export const withoutChannel = (page: Page) =>
  page.route('**/api/front/streaming/channel', (route) =>
    route.fulfill({ json: { code: 200, message: 'success', data: null } }),
  );

/**
 * A page that makes its first calls itself: a journey that holds back or answers one of them meets it in the browser. Without this the
 * renewal of the page's token answers them (docs/adr/0064-renewal-answers-first-calls.md).
 */
export const withoutPrefetchedReplies = (page: Page) =>
  page.addInitScript(() => {
    const send = window.fetch;
    window.fetch = (url, init) => {
      const isRenewal = /\/auth\/(desk\/)?token$/.test(String(url)); // pages name it by its path
      if (isRenewal && init?.body instanceof URLSearchParams) init.body.delete('call');
      return send(url, init);
    };
  });
