/** Conditions of a mid-range phone on a slow mobile network. */
export const profiles = {
  mobile: { latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8, cpu: 4 },
};

const observe = () => {
  window.__bench = { lcp: 0, cls: 0, tbt: 0, fcp: 0 };
  const watch = (type, each) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
  watch('largest-contentful-paint', (entry) => (window.__bench.lcp = entry.startTime));
  watch('layout-shift', (entry) => !entry.hadRecentInput && (window.__bench.cls += entry.value));
  watch('longtask', (entry) => (window.__bench.tbt += Math.max(0, entry.duration - 50)));
  watch('paint', (entry) => entry.name === 'first-contentful-paint' && (window.__bench.fcp = entry.startTime));
};

/** One cold visit: times in ms, compressed script bytes, and how many requests in a row led to the largest paint. */
export const visit = async (browser, url, profile) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
  await cdp.send('Network.emulateNetworkConditions', { offline: false, ...profile });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: profile.cpu });
  const requests = new Map();
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type, initiator, timestamp }) =>
    requests.set(requestId, { url: request.url, type, initiator, sent: timestamp }),
  );
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) =>
    Object.assign(requests.get(requestId) ?? {}, { bytes: encodedDataLength, done: timestamp }),
  );
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForLoadState('networkidle');
  const measured = await page.evaluate(() => ({
    ...window.__bench,
    ttfb: performance.getEntriesByType('navigation')[0].responseStart,
  }));
  await context.close();
  const all = [...requests.values()];
  const scripts = all.filter(({ type }) => type === 'Script');
  return {
    ...measured,
    scriptKb: scripts.reduce((sum, { bytes = 0 }) => sum + bytes, 0) / 1024,
    waves: wavesOf(all, measured.lcp),
  };
};

/** Requests that could start only when another had ended, counted along the longest chain before the largest paint. */
const wavesOf = (requests, lcpMs) => {
  const ordered = requests.filter(({ done }) => done).sort((a, b) => a.sent - b.sent);
  const start = ordered[0]?.sent ?? 0;
  let waves = 0;
  let edge = -1;
  for (const request of ordered.filter(({ sent }) => (sent - start) * 1000 < lcpMs)) {
    if (request.sent >= edge) {
      waves += 1;
      edge = Math.min(...ordered.filter(({ sent, done }) => sent >= request.sent && done).map(({ done }) => done));
    }
  }
  return waves;
};

export const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
