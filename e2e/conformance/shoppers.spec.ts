import type { Browser } from '@playwright/test';
import { promote } from '@souk/release';
import { cards, payByCard, toCheckout, typeGuest } from '../checkout/steps';
import { makeProduct, type MadeProduct } from '../support/data';
import { complaintsOf, expect, figure, live, test, untilLive, type Store } from './harness';
import { variantOf } from './variant';

/** `npm run test:soak` takes half an hour; within the suite it is two minutes. */
const minutes = Number(process.env['SOAK_MINUTES'] || 2);
const minuteMs = 60_000;
const shoppers = 2;

/** What a shopper must never read. */
const brokenWords = /could not be loaded|Something went wrong/;

/** A shopper who looks at lists and products, fills a cart, pays by card and begins again, until told to stop. @returns what went wrong */
const startShopper = async (browser: Browser, store: Store, { slug, name }: MadeProduct, isOver: () => boolean) => {
  const wrong: string[] = [];
  let rounds = 0;
  while (!isOver()) {
    const context = await browser.newContext({ baseURL: store.origin });
    const page = await context.newPage();
    const complaints = complaintsOf(page);
    const round = async () => {
      await page.goto('/products/all');
      await page
        .getByRole('article')
        .nth(rounds % 8)
        .getByRole('link')
        .first()
        .click();
      await expect(page).toHaveURL(/\/product\//);
      await page.goto(`/product/${slug}`);
      await page.getByRole('main').getByRole('button', { name: 'Add to cart', exact: true }).first().click();
      await expect(page.getByRole('banner').getByRole('button', { name: 'Cart, 1 item', exact: true })).toBeVisible();
      await page.goto('/order/shopping_cart');
      await expect(page.getByRole('main').getByRole('listitem', { name })).toBeVisible();
      await page.goto('/merchant/merchant_street');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(brokenWords)).toHaveCount(0);
      await toCheckout(page);
      await typeGuest(page);
      await payByCard(page, cards.pays);
      await expect(page.getByRole('heading', { level: 1, name: 'Thank you, your order is paid' })).toBeVisible();
    };
    await round().catch((error: Error) => wrong.push(`${page.url()}: ${error.message}`));
    wrong.push(...complaints);
    await context.close();
    rounds += 1;
  }
  return { rounds, wrong };
};

test('shoppers in real browsers see no error while a remote is released every minute', async ({
  browser,
  playwright,
  store,
}) => {
  test.setTimeout((minutes + 10) * minuteMs);
  const names = Object.keys(live(store)).filter((name) => ['catalog', 'cart-checkout', 'merchant'].includes(name));
  const builds = names.map((name) => {
    const version = live(store)[name]?.stable.version ?? '';
    const next = variantOf(store.releaseDir, name, version, 'soak', {});
    return { name, versions: [next, version] };
  });
  const end = Date.now() + minutes * minuteMs;
  const isOver = () => Date.now() >= end;
  // More than they can buy in a night.
  const product = await makeProduct(await playwright.request.newContext({ baseURL: store.origin }), { stock: 100_000 });
  const all = Promise.all(Array.from({ length: shoppers }, () => startShopper(browser, store, product, isOver)));
  let changes = 0;
  for (let next = Date.now(); !isOver(); next += minuteMs) {
    // Half of the releases come while pages of that remote are being looked at, whichever it is.
    const { name, versions } = builds[changes % builds.length] ?? { name: '', versions: [] };
    promote(store.releaseDir, name, versions[Math.floor(changes / builds.length) % 2] ?? '');
    await untilLive(store);
    changes += 1;
    await expect.poll(() => isOver() || Date.now() >= next + minuteMs, { timeout: 2 * minuteMs }).toBe(true);
  }
  const told = await all;
  figure(
    `soak: rounds of ${shoppers} shoppers in ${minutes} minutes, ${changes} releases`,
    told.reduce((sum, { rounds }) => sum + rounds, 0),
  );
  expect(told.flatMap(({ wrong }) => wrong)).toEqual([]);
});
