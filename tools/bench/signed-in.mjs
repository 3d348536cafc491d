import { chromium } from '@playwright/test';
import { fillCart, signIn } from '../look/shopper.mjs';
import { median, throttled } from './page-metrics.mjs';

const rounds = Number(process.env.BENCH_ROUNDS || 5);

/** Pages of somebody who is signed in, and a part of each that only their own data makes. */
const pages = {
  account: { path: '/users/overview', own: 'main a[href*="order_detail"]' },
  orders: { path: '/users/order_list', own: 'main a[href*="order_detail"]' },
  order: { path: null, own: 'main a[href^="/product/"]' },
  addresses: { path: '/users/address_list', own: 'main address, main [data-address], main li' },
  cart: { path: '/order/shopping_cart', own: 'main a[href^="/product/"]' },
};

/** Notes in the page's own clock when its frame was painted, and when the part was there that `selector` names. */
const watchFor = (selector) => {
  const look = () => {
    if (!document.querySelector(selector)) return requestAnimationFrame(look);
    requestAnimationFrame(() => (window.__own = performance.now()));
  };
  requestAnimationFrame(look);
};

/** One visit: ms until the frame is painted, and from then until the shopper's own part is. */
const visit = async (context, url, selector) => {
  const page = await context.newPage();
  await throttled(context, page);
  await page.addInitScript(watchFor, selector);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.__own);
  const { frame, own } = await page.evaluate(() => ({
    frame: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    own: window.__own,
  }));
  await page.close();
  return { frame, after: own - frame };
};

/** Pages of a shopper who is signed in and has been here before: the files are in the browser's cache, the data is not. */
export const benchSignedIn = async (origin) => {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM || '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await signIn(context, { base: origin, email: 'shopper@souk.test', at: '/users/overview' });
  await fillCart(context, `${origin}/product/steel-kettle`);
  const list = await context.newPage();
  await list.goto(`${origin}${pages.orders.path}`);
  pages.order.path = await list.locator(pages.orders.own).first().getAttribute('href');
  await list.close();
  const rows = [];
  for (const [page, { path, own }] of Object.entries(pages)) {
    await visit(context, origin + path, own);
    const visits = [];
    for (let round = 0; round < rounds; round += 1) visits.push(await visit(context, origin + path, own));
    rows.push({
      page,
      'frame painted': Math.round(median(visits.map(({ frame }) => frame))),
      'own data painted, after it': Math.round(median(visits.map(({ after }) => after))),
      most: Math.round(Math.max(...visits.map(({ after }) => after))),
    });
  }
  await browser.close();
  return rows;
};
