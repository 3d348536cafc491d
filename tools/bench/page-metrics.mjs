import { scoreOf } from './score.mjs';
import { createWaves } from './waves.mjs';

/** A mid-range phone on a slow mobile network, as Lighthouse applies it to a page (`devtools` throttling: 562 ms for each request, 1.44 Mbit/s). */
export const profiles = {
  mobile: {
    latency: 150 * 3.75,
    downloadThroughput: (1.6 * 0.9 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 0.9 * 1024) / 8,
    cpu: 4,
  },
};

/** Slows a page's line and processor down. @returns the session that holds them so */
export const throttled = async (context, page, profile = profiles.mobile) => {
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', { offline: false, ...profile });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: profile.cpu });
  return cdp;
};

const observe = () => {
  window.__bench = { lcp: 0, cls: 0, tbt: 0, fcp: 0, longest: 0, load: 0 };
  const watch = (type, each) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
  watch('largest-contentful-paint', (entry) => (window.__bench.lcp = entry.startTime));
  watch('layout-shift', (entry) => !entry.hadRecentInput && (window.__bench.cls += entry.value));
  watch('longtask', ({ duration }) => {
    window.__bench.tbt += Math.max(0, duration - 50);
    if (window.__bench.load) window.__bench.longest = Math.max(window.__bench.longest, duration);
  });
  addEventListener('load', () => (window.__bench.load = performance.now()));
  watch('paint', (entry) => entry.name === 'first-contentful-paint' && (window.__bench.fcp = entry.startTime));
};

/** A visit of a phone that was never here, its line and processor slowed down; `__bench` of the page holds what it sees. */
const openPhone = async (browser, profile) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  const cdp = await throttled(context, page, profile);
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.addInitScript(observe);
  return { context, page, cdp };
};

/** A cold visit that ends soon after the page has been loaded. @returns its first and its largest paint in ms */
export const visitUntilPainted = async (browser, url, profile) => {
  const { context, page } = await openPhone(browser, profile);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(paintedMs);
  const { fcp, lcp } = await page.evaluate(() => window.__bench);
  await context.close();
  return { fcp, lcp };
};

/** Longer than a picture that has been loaded takes until it is painted. */
const paintedMs = 600;

/** Longer than the page waits for an idle moment (apps/shell/src/deferred): what it fetches by itself is all there. */
const settleMs = 5_000;

/**
 * One cold visit: times in ms (`longest` is the longest task after the page's load), points (score.mjs), compressed script
 * bytes (named by the HTML; until the page rests, untouched), bytes of the document, of pictures and of everything until then, how many requests in a row led to the largest paint, and what the
 * first touch then costs.
 * @param options.blocked addresses that answer nothing, with stars
 */
export const visit = async (browser, url, profile, { isTouched = false, blocked = [] } = {}) => {
  const { context, page, cdp } = await openPhone(browser, profile);
  await cdp.send('Network.setBlockedURLs', { urls: blocked });
  const requests = new Map();
  const waves = createWaves();
  cdp.on('Network.requestWillBeSent', ({ requestId, loaderId, request, type, initiator, timestamp }) =>
    requests.set(requestId, {
      type,
      sent: timestamp,
      wave: waves.add(request.url, initiator, requestId === loaderId),
    }),
  );
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) =>
    Object.assign(requests.get(requestId) ?? {}, { bytes: encodedDataLength, done: timestamp }),
  );
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(settleMs);
  const measured = await page.evaluate(() => ({
    ...window.__bench,
    ttfb: performance.getEntriesByType('navigation')[0].responseStart,
  }));
  const untouched = [...requests.values()];
  const firstNeed = isTouched ? await startApplication(page) : 0;
  const touched = [...requests.values()].slice(untouched.length);
  await context.close();
  const start = untouched[0]?.sent ?? 0;
  const isBeforeLcp = ({ done }) => done && (done - start) * 1000 <= measured.lcp;
  return {
    ...measured,
    score: scoreOf(measured),
    startKb: scriptKb(untouched.filter(({ wave }) => wave === 2)),
    scriptKb: scriptKb(untouched),
    documentKb: kbOf(untouched.filter(({ type }) => type === 'Document')),
    pictureKb: kbOf(untouched.filter(({ type }) => type === 'Image')),
    allKb: kbOf(untouched),
    waves: Math.max(...untouched.filter(isBeforeLcp).map(({ wave }) => wave)),
    touchKb: scriptKb(touched),
    touchMs: firstNeed,
  };
};

const kbOf = (requests) => requests.reduce((sum, { bytes = 0 }) => sum + bytes, 0) / 1024;
const scriptKb = (requests) => kbOf(requests.filter(({ type }) => type === 'Script'));

/** From the first need of the application until the page's part is hydrated. */
const startApplication = async (page) => {
  const ms = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const begun = performance.now();
        dispatchEvent(new Event('souk:start'));
        const look = () =>
          document.querySelector('html[data-hydrated] main > [data-owner][data-live]')
            ? resolve(performance.now() - begun)
            : requestAnimationFrame(look);
        look();
      }),
  );
  await page.waitForLoadState('networkidle');
  return ms;
};

export const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
