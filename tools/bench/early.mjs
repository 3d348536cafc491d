import { chromium } from '@playwright/test';
import { profiles } from './page-metrics.mjs';

const rounds = Number(process.env.BENCH_ROUNDS || 5);
const delays = [0, 200, 500, 1_000, 2_000];
/** Longer than any answer takes: what has not come by then counts as lost. */
const answerMs = 45_000;

const lines = {
  none: { latency: 0, downloadThroughput: -1, uploadThroughput: -1, cpu: 1 },
  phone: { ...profiles.mobile, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8 },
  slow: profiles.mobile,
};

const main = (page) => page.getByRole('main');
const linesOf = async (page) => {
  const uuid = (await page.context().cookies()).find(({ name }) => name === 'cartUuid')?.value;
  if (!uuid) return ''; // a press that waits for the document script has begun no cart yet
  const { data } = await (await page.request.get(`/api/front/cart/list?uuid=${uuid}`)).json();
  return data.flatMap(({ cartInfoList }) => cartInfoList.map(({ cartNum }) => cartNum)).join();
};
const until = async (page, isTrue) => {
  for (const end = Date.now() + answerMs; Date.now() < end; await page.waitForTimeout(100)) if (await isTrue()) return;
  throw new Error('no answer');
};
const path = (page) => new URL(page.url());

/** The first thing that a shopper does on a page, and what must have come of it. */
const presses = {
  'Buy Now': [
    '/product/steel-kettle',
    (page) => main(page).getByRole('button', { name: 'Buy Now', exact: true }).first().click(),
    async (page) => {
      await page.waitForURL(/order_confirm\?preOrderNo=/, { waitUntil: 'commit' });
      if ((await linesOf(page)) !== '') throw new Error('it is in the cart');
    },
  ],
  add: [
    '/product/steel-kettle',
    (page) => main(page).getByRole('button', { name: 'Add to cart', exact: true }).first().click(),
    (page) => until(page, async () => (await linesOf(page)) === '1'),
  ],
  quantity: [
    '/product/steel-kettle',
    (page) => main(page).getByRole('button', { name: 'Increase quantity' }).first().click(),
    (page) => until(page, async () => (await main(page).getByRole('spinbutton').first().inputValue()) === '2'),
  ],
  choice: [
    '/product/linen-shirt',
    (page) => main(page).getByRole('radio', { name: 'Sand' }).check({ force: true }),
    (page) => until(page, () => path(page).searchParams.get('color')?.toLowerCase() === 'sand'),
  ],
  search: [
    '/products/all',
    (page) => page.getByRole('banner').getByRole('button', { name: 'Search' }).click(),
    (page) => page.getByRole('dialog', { name: 'Search' }).waitFor(),
  ],
  filter: [
    '/products/all',
    (page) => main(page).getByRole('combobox').last().selectOption({ index: 1 }),
    (page) => until(page, () => path(page).searchParams.has('sort')),
  ],
  'sign-in': [
    '/product/steel-kettle',
    (page) => page.getByRole('banner').getByRole('button', { name: 'Account' }).click(),
    (page) => page.getByRole('dialog', { name: 'Sign in' }).waitFor(),
  ],
};

const isRight = async (browser, origin, line, [address, press, answer], delay) => {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1280, height: 800 } });
  context.setDefaultTimeout(answerMs);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', { offline: false, ...line });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: line.cpu });
  try {
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForTimeout(delay);
    await press(page);
    await answer(page);
    return true;
  } catch (error) {
    console.error(`${address} after ${delay} ms: ${error.message.split('\n')[0]}`);
    return false;
  } finally {
    // Chromium sometimes never says that a page was closed while it is slowed down.
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await context.close();
  }
};

/** How many first presses had the right outcome, by what was pressed and how long after the page's first byte. */
export const benchEarly = async (origin) => {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM || '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const rows = [];
  for (const [press, steps] of Object.entries(presses)) {
    const row = { press };
    for (const delay of delays) {
      let right = 0;
      let tries = 0;
      for (const line of Object.values(lines))
        for (let round = 0; round < rounds; round++, tries++)
          if (await isRight(browser, origin, line, steps, delay)) right += 1;
      row[`${delay} ms`] = `${right} of ${tries}`;
    }
    rows.push(row);
  }
  await browser.close();
  return rows;
};
