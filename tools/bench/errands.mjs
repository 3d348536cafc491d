import { chromium } from '@playwright/test';
import { median, profiles } from './page-metrics.mjs';

const rounds = Number(process.env.BENCH_ROUNDS || 5);

const product = '/product/steel-kettle';
const shirt = '/product/linen-shirt';
const list = '/products/all';

const main = (page) => page.getByRole('main');
const banner = (page) => page.getByRole('banner');
const button = (part, name) => part.getByRole('button', { name, exact: true }).first();

/** Twenty things that shoppers do, each as the first of a page: where, and the presses. */
const errands = {
  'add to cart': [product, (page) => button(main(page), 'Add to cart').click()],
  'one more': [product, (page) => button(main(page), 'Increase quantity').click()],
  'type a quantity': [product, (page) => main(page).getByRole('spinbutton').first().press('3')],
  'keep for later': [product, (page) => button(main(page), 'Add to wish list').click()],
  'another picture': [shirt, (page) => main(page).getByRole('link', { name: 'Show picture 2 of 4' }).click()],
  'look closer': [product, (page) => button(main(page), 'Look closer at picture 1').click()],
  'good reviews': [product, (page) => button(main(page), 'Good (7)').click()],
  'choose a colour': [shirt, (page) => main(page).getByRole('radio', { name: 'Sand' }).check({ force: true })],
  'choose a size': [shirt, (page) => main(page).getByRole('radio', { name: 'M', exact: true }).check({ force: true })],
  'buy without a size': [shirt, (page) => button(main(page), 'Select a size').click()],
  'size guide': [shirt, (page) => button(main(page), 'Size guide').click()],
  sort: [list, (page) => main(page).getByRole('combobox').last().press('ArrowDown')],
  'quick view': [list, (page) => button(main(page), 'Quick view').click()],
  'add from a list': [list, (page) => button(main(page), 'Add to cart').click()],
  'more of a list': [list, (page) => main(page).getByRole('link', { name: 'Load more' }).click()],
  'open the search': [list, (page) => button(banner(page), 'Search').click()],
  'sign in': [product, (page) => button(banner(page), 'Account').click()],
  'open the cart': [product, (page) => button(banner(page), 'Cart, 0 items').click()],
  'open the menu': ['/', (page) => button(banner(page), 'Category').click()],
  'next slide': ['/', (page) => button(main(page), 'Next slide').click()],
};

const observe = () => {
  window.__longest = 0;
  new PerformanceObserver((found) => {
    for (const { interactionId, duration } of found.getEntries())
      if (interactionId) window.__longest = Math.max(window.__longest, duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
};

/** Until the page rests: its files are prefetched and what moves by itself has started. */
const settledMs = 3_000;
/** Until what a press has set going is painted, and its time is told. */
const paintedMs = 4_000;

/** One errand in a browser that has seen nothing of the store. */
const timeOf = async (browser, url, doIt) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  context.setDefaultTimeout(20_000);
  const page = await context.newPage();
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(settledMs);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: profiles.mobile.cpu });
  await doIt(page);
  await page.waitForTimeout(paintedMs);
  const ms = await page.evaluate(() => window.__longest);
  await context.close();
  return ms;
};

/** From each press to the paint after it, in ms, on a resting page with its processor slowed down to a quarter. */
export const benchErrands = async (origin) => {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM || '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const found = Object.fromEntries(Object.keys(errands).map((errand) => [errand, []]));
  for (let round = 0; round < rounds; round += 1)
    for (const [errand, [path, doIt]] of Object.entries(errands))
      found[errand].push(await timeOf(browser, origin + path, doIt));
  await browser.close();
  return Object.entries(found)
    .map(([errand, times]) => ({ errand, medianMs: median(times), mostMs: Math.max(...times) }))
    .sort((a, b) => b.medianMs - a.medianMs);
};
