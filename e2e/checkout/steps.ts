import type { Page, Request } from '@playwright/test';
import { expect, untilHydrated } from '../fixtures';
import { words, type Words } from './words';

/** Cards of the sandbox. */
export const cards = {
  pays: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  challenged: '4000 0000 0000 3220',
} as const;

/** Puts pieces of a product into the cart from its page. */
export const addProduct = async (page: Page, slug: string, pieces = 1) => {
  await page.goto(`/product/${slug}`);
  await untilHydrated(page);
  if (pieces > 1) {
    const quantity = page.getByRole('main').getByRole('spinbutton', { name: 'Quantity' });
    await quantity.fill(String(pieces));
    await quantity.press('Tab');
  }
  await addShown(page);
};

/** Puts what the open product page shows into the cart. */
export const addShown = async (page: Page) => {
  const saved = page.waitForResponse((response) => response.url().includes('/api/front/cart/save'));
  await page.getByRole('main').getByRole('button', { name: 'Add to cart', exact: true }).first().click();
  expect((await saved).ok()).toBe(true);
};

/** Buys what the open product page shows, as a guest, by card. */
export const buyShown = async (page: Page) => {
  await addShown(page);
  await toCheckout(page);
  await typeGuest(page);
  await payByCard(page, cards.pays);
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you, your order is paid' })).toBeVisible();
};

/** From anywhere with something in the cart to the checkout. */
export const toCheckout = async (page: Page) => {
  await page.goto('/order/shopping_cart');
  await page.getByRole('main').getByRole('button', { name: 'Checkout', exact: true }).click();
  await expect(page).toHaveURL(/\/order\/order_confirm\?preOrderNo=/);
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
};

/** Types who orders and where it goes, as a guest does. */
export const typeGuest = async (page: Page, w: Words = words.en) => {
  await page.getByRole('textbox', { name: w.email, exact: true }).fill('guest@souk.test');
  await typeAddress(page, w);
};

/** Types where it goes. */
export const typeAddress = async (page: Page, w: Words = words.en) => {
  const address = page.getByRole('group', { name: w.address });
  await address.getByRole('combobox', { name: w.country }).selectOption('US');
  const typed = {
    [w.firstName]: 'Ada',
    [w.lastName]: 'Lovelace',
    [w.street]: '1 Main Street',
    [w.city]: 'Springfield',
    [w.postCode]: '62701',
    [w.phone]: '+1 217 555 0123',
  };
  await address.getByRole('combobox', { name: w.province }).selectOption('IL');
  for (const [name, value] of Object.entries(typed))
    await address.getByRole('textbox', { name, exact: true }).fill(value);
};

/** Chooses how to pay. */
export const chooseWay = (page: Page, way: RegExp, w: Words = words.en) =>
  page.getByRole('group', { name: w.payment }).getByRole('radio', { name: way }).check();

/** A guest at the checkout with one product, all typed but the card. */
export const checkOutAsGuest = async (page: Page, slug: string) => {
  await addProduct(page, slug);
  await toCheckout(page);
  await typeGuest(page);
};

/** Chooses PayPal, places the order and comes to PayPal's page. */
export const goToPaypal = async (page: Page) => {
  await chooseWay(page, /^PayPal/);
  await page.getByRole('button', { name: words.en.place, exact: true }).click();
  await page.waitForURL(/\/sandbox\/paypal\/approve/);
};

/** The provider's card fields, where the shop cannot read them: in the checkout, and on the card page of an unpaid order. */
export const cardFrame = (page: Page, w: Words = words.en) => page.frameLocator(`iframe[title="${w.cardFrame}"]`);

/** Types a card. */
export const typeCard = async (page: Page, number: string, w: Words = words.en) => {
  const frame = cardFrame(page, w);
  await frame.getByRole('textbox', { name: w.cardNumber }).fill(number);
  await frame.getByRole('textbox', { name: w.cardExpiry }).fill('12 / 34');
  await frame.getByRole('textbox', { name: w.cardCode }).fill('123');
};

/** Types a card and pays with it. */
export const payByCard = async (
  page: Page,
  number: string,
  { w = words.en, clicks = 1 }: { w?: Words; clicks?: number } = {},
) => {
  await typeCard(page, number, w);
  await page.getByRole('button', { name: w.pay }).click({ clickCount: clicks });
};

/** A request carries this. The driver of a stock Firefox does not tell what requests carry: there it stands unread. */
export const expectSent = (request: Request, what: Record<string, unknown>) => {
  const browser = request.frame().page().context().browser()?.browserType().name();
  if (browser !== 'firefox') expect(request.postDataJSON()).toMatchObject(what);
};
