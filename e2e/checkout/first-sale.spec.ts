import type { Page } from '@playwright/test';
import { expect, test, untilHydrated } from '../fixtures';
import { cards, expectSent, payByCard, typeGuest } from './steps';
import { words, type Locale, type Words } from './words';

/** Home, the shop, and the product with its choices made. On a phone the shop's link is in the menu. */
const findShirt = async (page: Page, w: Words, isPhone: boolean) => {
  await page.goto('/');
  await untilHydrated(page);
  if (isPhone) await page.getByRole('banner').getByRole('button', { name: w.menu, exact: true }).click();
  const place = isPhone ? page.getByRole('dialog') : page.getByRole('banner');
  await place.getByRole('link', { name: w.shopNow, exact: true }).click();
  await expect(page).toHaveURL(/\/products\/all$/);
  await page.getByRole('main').getByRole('article', { name: w.shirt, exact: true }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/product\/linen-shirt/);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: w.shirt })).toBeVisible();
  await main.getByRole('radiogroup', { name: w.color }).getByRole('radio', { name: w.white }).check();
  await main.getByRole('radiogroup', { name: w.size }).getByRole('radio', { name: 'M', exact: true }).check();
};

/** Into the cart, and the drawer as the shopper sees it. */
const openDrawer = async (page: Page, w: Words) => {
  const main = page.getByRole('main');
  await main.getByRole('button', { name: w.addToCart, exact: true }).first().click();
  await expect(page.getByRole('status').filter({ hasText: w.added })).toBeVisible();
  const reloaded = page.waitForResponse((response) => response.url().includes('/api/front/cart/list'));
  await page
    .getByRole('banner')
    .getByRole('button', { name: w.cart(1), exact: true })
    .click();
  await reloaded;
  const drawer = page.getByRole('dialog', { name: w.drawer, exact: true });
  const line = drawer.getByRole('listitem', { name: w.shirt });
  await expect(line).toContainText(`${w.white} · M`);
  await expect(line).toContainText(w.shirtPrice);
  await expect(line.getByRole('spinbutton', { name: w.quantity })).toHaveValue('1');
  await expect(line.getByRole('button', { name: w.remove, exact: true })).toBeVisible();
  await expect(drawer.getByText(w.subtotal, { exact: true })).toBeVisible();
  await expect(drawer.getByRole('button', { name: w.checkout, exact: true })).toBeVisible();
  return drawer;
};

const screens: readonly [Locale, number][] = [
  ['en', 1280],
  ['fr', 390],
];

for (const [locale, width] of screens) {
  test(
    `[ROUTE-01] [ROUTE-03] [ROUTE-07] [ROUTE-19] [ROUTE-20] [ROUTE-21] [DRAWER-01] [DRAWER-02] [DRAWER-03] [ORDER-01] [ORDER-03] [ORDER-04] [ORDER-10] a guest's first purchase, ${locale} at ${width} px`,
    { tag: locale === 'en' ? '@smoke' : [] },
    async ({ page, browser, french }) => {
      const w = words[locale];
      if (locale === 'fr') await french();
      await page.setViewportSize({ width, height: 844 });
      await findShirt(page, w, width < 1024);
      const drawer = await openDrawer(page, w);
      await drawer.getByRole('link', { name: w.viewCart, exact: true }).click();
      await expect(page).toHaveURL(/\/order\/shopping_cart$/);
      await expect(drawer).toBeHidden();
      await expect(page.getByRole('main').getByRole('listitem', { name: w.shirt })).toBeVisible();

      const preOrder = page.waitForRequest((request) => request.url().endsWith('/api/front/order/pre/order'));
      await page.getByRole('main').getByRole('button', { name: w.checkout, exact: true }).click();
      expectSent(await preOrder, {
        preOrderType: 'shoppingCart',
        orderDetails: [{ shoppingCartId: expect.anything(), shoppingCartKey: expect.anything() }],
      });
      await expect(page).toHaveURL(/\/order\/order_confirm\?preOrderNo=\w+/);
      await expect(page.getByRole('heading', { level: 1, name: w.checkoutTitle })).toBeVisible();

      await expect(page.getByRole('link', { name: w.backToCart })).toHaveAttribute('href', '/order/shopping_cart');

      await typeGuest(page, w);
      await expect(page.getByRole('group', { name: w.payment }).getByRole('radio', { name: w.card })).toBeChecked();
      for (const mark of ['Visa', 'Mastercard', 'American Express'])
        await expect(page.getByRole('img', { name: mark })).toBeVisible();
      // Beside the card stand our own files and the payment providers': no tag, no chat, no owner's script.
      const strangers = await page
        .locator('script[src], iframe[src]')
        .evaluateAll((all) =>
          all.map((one) => one.getAttribute('src') ?? '').filter((src) => /^(https?:)?\/\//.test(src)),
        );
      expect(strangers.filter((src) => !src.startsWith(new URL(page.url()).origin))).toEqual([]);
      const payment = page.waitForRequest((request) => request.url().endsWith('/api/front/pay/payment'));
      await payByCard(page, cards.pays, { w });
      expectSent(await payment, {
        payType: 'stripe',
        payChannel: 'pc',
        storeName: 'Souk',
        orderNo: expect.stringMatching(/^PT/),
        hostName: expect.stringContaining('localhost'),
      });
      await expect(page).toHaveURL(/\/order\/payment_result\?orderNo=PT/);
      const orderNo = new URL(page.url()).searchParams.get('orderNo') ?? '';
      await expect(page.getByRole('heading', { level: 1, name: w.paid })).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: orderNo })).toBeVisible();

      await page.getByRole('link', { name: w.seeOrder, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`/order/order_detail\\?orderNo=${orderNo}`));
      await expect(page.getByRole('heading', { level: 1, name: w.order })).toBeVisible();
      const order = page.getByRole('main');
      await expect(order.getByText(w.isPaid, { exact: true }).first()).toBeVisible();
      await expect(order).toContainText(w.shirt);
      // Who typed the address sees it as long as the tab lives; a link that is passed on shows it without the street.
      await expect(order).toContainText('1 Main Street');
      const passedOn = await (await browser.newContext()).newPage();
      await passedOn.goto(page.url());
      const seenByOthers = passedOn.getByRole('main');
      await expect(seenByOthers).toContainText('Springfield');
      await expect(seenByOthers).not.toContainText('1 Main Street');
      await passedOn.context().close();
      await expect(page.getByRole('banner').getByRole('button', { name: w.cart(0), exact: true })).toBeVisible();
    },
  );
}
