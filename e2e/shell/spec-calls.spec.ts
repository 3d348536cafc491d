import { codeSentTo, newShopper, signInAt, typePassword } from '../account/shopper';
import { addProduct, checkOutAsGuest, goToPaypal, toCheckout, typeAddress } from '../checkout/steps';
import { expect, test, untilHydrated } from '../fixtures';
import { listenTo, specCalls, type SpecCall } from '../support/spec-calls';

/** Which walk hears which calls of the specification. */
const walks = {
  looking: ['CALL-01', 'CALL-05', 'CALL-06', 'CALL-08', 'CALL-21', 'CALL-23', 'CALL-25', 'CALL-34'],
  visiting: ['CALL-26', 'CALL-27', 'CALL-28'],
  finding: ['CALL-18', 'CALL-19', 'CALL-20', 'CALL-22'],
  cart: ['CALL-11', 'CALL-12', 'CALL-13', 'CALL-14', 'CALL-15', 'CALL-17', 'CALL-36'],
  designed: ['CALL-16'],
  paying: ['CALL-07', 'CALL-39'],
  joining: ['CALL-24', 'CALL-29', 'CALL-30', 'CALL-31', 'CALL-32', 'CALL-33'],
  wishing: ['CALL-35', 'CALL-40', 'CALL-41'],
  merchants: ['CALL-09', 'CALL-10', 'CALL-42', 'CALL-43'],
  orders: ['CALL-37', 'CALL-38'],
} as const satisfies Record<string, readonly SpecCall[]>;

/** No page makes these three: theme and frame come cleaned, with the store's details and `pageFrame` (docs/contract.md). */
const ofServersAlone = ['CALL-02', 'CALL-03', 'CALL-04'];

test('the walks below hear each of the 43 calls but the three that pages leave to the servers', () => {
  const heard = Object.values(walks).flat();
  expect(heard.toSorted()).toEqual(Object.keys(specCalls));
  expect(new Set([...heard, ...ofServersAlone]).size).toBe(43);
});

test('[CALL-01] [CALL-05] [CALL-06] [CALL-08] [CALL-21] [CALL-23] [CALL-25] [CALL-34] looking round sends what is named', async ({
  page,
}) => {
  const { expectAll } = listenTo(page);
  await page.goto('/product/steel-kettle');
  await untilHydrated(page);
  await page.goto('/');
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
  await page.keyboard.press('Escape');
  const foot = page.getByRole('contentinfo');
  await foot.getByRole('textbox', { name: 'Email' }).fill(`calls-${Date.now()}@souk.test`);
  await foot.getByRole('button', { name: 'Subscribe' }).click();
  // In another language all that a page shows is asked for anew, from the page itself.
  await page
    .getByRole('banner')
    .getByRole('combobox', { name: /language/i })
    .selectOption('fr');
  await page.getByRole('button', { name: 'Catégories' }).click();
  await expectAll(walks.looking);
});

test('[CALL-26] [CALL-27] [CALL-28] a visit begins with the cart’s id, goes on and ends', async ({ page }) => {
  const { hears, expectAll } = listenTo(page);
  await page.goto('/products/all');
  await hears('CALL-26');
  await page.goto('/company/about_us');
  await hears('CALL-27');
  // A call made while a page goes away is not seen by the test's browser: the event is given by hand.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
  await expectAll(walks.visiting);
});

test('[CALL-18] [CALL-19] [CALL-20] [CALL-22] lists, a product and its reviews are asked for with page, limit and kind', async ({
  page,
}) => {
  const { hears, expectAll } = listenTo(page);
  await page.goto('/products/all');
  await untilHydrated(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Load more/ })
    .click();
  await hears('CALL-19');
  await page.getByRole('button', { name: 'Category' }).click();
  await page.getByRole('link', { name: 'All in Kitchen' }).click();
  await hears('CALL-20');
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/product\//);
  await hears('CALL-18');
  await page.goto('/product/ceramic-mug');
  await untilHydrated(page);
  await page.getByRole('region', { name: 'Reviews' }).getByRole('button', { name: /^Good/ }).click();
  await expectAll(walks.finding);
});

test('[CALL-11] [CALL-12] [CALL-13] [CALL-14] [CALL-15] [CALL-17] [CALL-36] a guest’s cart sends every field that the specification names', async ({
  page,
}) => {
  const { hears, expectAll } = listenTo(page);
  await addProduct(page, 'canvas-tote');
  const main = page.getByRole('main');
  await page.goto('/order/shopping_cart');
  // A press before the application is a form's, whose pre-order the server makes: the page itself is heard here.
  await untilHydrated(page);
  await main.getByRole('button', { name: 'Checkout', exact: true }).click();
  await hears('CALL-36');
  await page.goto('/order/shopping_cart');
  await main.getByRole('button', { name: 'Increase quantity' }).click();
  await hears('CALL-13');
  await main.getByRole('button', { name: 'Tell me about price drops' }).click();
  const news = page.getByRole('dialog', { name: 'Subscribe to get discount offers on products in cart' });
  await news.getByRole('textbox', { name: 'Email' }).fill('calls@souk.test');
  await news.getByRole('button', { name: 'Subscribe' }).click();
  await hears('CALL-17');
  await page.goto('/');
  await hears('CALL-12');
  await page.goto('/order/shopping_cart');
  await main.getByRole('button', { name: 'Remove' }).first().click();
  await expectAll(walks.cart);
});

test('[CALL-16] an owner’s page adds by the chosen values', async ({ page }) => {
  const { expectAll } = listenTo(page);
  await page.goto('/lookbook');
  await untilHydrated(page);
  await page.getByLabel('Colour').selectOption('Sand');
  await page.getByLabel('Size').selectOption('L');
  await page.getByRole('button', { name: 'Add to basket' }).click();
  await expectAll(walks.designed);
});

test('[CALL-07] [CALL-39] a payment carries the store’s name and host', async ({ page }) => {
  const { expectAll } = listenTo(page);
  await checkOutAsGuest(page, 'canvas-tote');
  await goToPaypal(page);
  await expectAll(walks.paying);
});

test('[CALL-24] [CALL-29] [CALL-30] [CALL-31] [CALL-32] [CALL-33] registering and signing in without a cart links the visit', async ({
  page,
  request,
}) => {
  const { hears, expectAll } = listenTo(page);
  const email = `calls-${Date.now()}@souk.test`;
  await page.goto('/products/all');
  await hears('CALL-26');
  await untilHydrated(page);
  await page.getByRole('banner').getByRole('button', { name: 'Account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Create an account' }).click();
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
  await dialog.getByRole('button', { name: 'Send code' }).click();
  expect((await hears('CALL-31')).postDataJSON()).toBe(email);
  await expect(dialog.getByRole('status')).toContainText('Please check your mailbox for the verification code');
  await dialog.getByRole('textbox', { name: 'Verification code' }).fill(await codeSentTo(request, email));
  for (const name of ['Password', 'Confirm password'])
    await dialog.getByLabel(name, { exact: true }).fill('longer-than-six');
  await dialog.getByRole('button', { name: 'Create account' }).click();
  await typePassword(page, 'longer-than-six');
  await page.waitForURL(/\/products\/all$/);
  await untilHydrated(page);
  await page.getByRole('banner').getByRole('button', { name: 'Account' }).click();
  await expectAll(walks.joining);
});

test('[CALL-35] [CALL-40] [CALL-41] a shopper’s coupon and wish are named', async ({ page, request }) => {
  const { hears, expectAll } = listenTo(page);
  await signInAt(page, '/users/coupon_list?part=centre', await newShopper(request));
  await untilHydrated(page);
  await page.getByRole('main').getByRole('button', { name: 'Claim' }).first().click();
  await hears('CALL-35');
  await page.goto('/product/canvas-tote');
  await untilHydrated(page);
  const heart = page.getByRole('main').getByRole('button', { name: 'Add to wish list' }).first();
  await heart.click();
  expect((await hears('CALL-40')).postDataJSON()).toMatchObject({ category: 'store' });
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await heart.click();
  await expectAll(walks.wishing);
});

test('[CALL-09] [CALL-10] [CALL-42] [CALL-43] a merchant is found and followed', async ({ page, request }) => {
  const { hears, expectAll } = listenTo(page);
  await signInAt(page, '/users/collection_list', await newShopper(request));
  await page.goto('/merchant/merchant_street');
  await untilHydrated(page);
  await page.getByRole('main').getByRole('link', { name: 'Find a merchant' }).click();
  await hears('CALL-10');
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await page.getByRole('button', { name: 'Follow', exact: true }).click();
  await hears('CALL-42');
  await page.getByRole('button', { name: 'Following' }).click();
  await expectAll(walks.merchants);
});

test('[CALL-37] [CALL-38] an order is cancelled and deleted by its number', async ({ page, request }) => {
  const { hears, expectAll } = listenTo(page);
  await signInAt(page, '/users/order_list', await newShopper(request));
  await addProduct(page, 'canvas-tote');
  await toCheckout(page);
  await typeAddress(page);
  await goToPaypal(page);
  await page.goto('/users/order_list');
  await page.getByRole('button', { name: 'Cancel order' }).first().click();
  await page.getByRole('dialog', { name: 'Cancel this order?' }).getByRole('button', { name: 'Cancel order' }).click();
  await hears('CALL-37');
  await page.getByRole('button', { name: 'Delete', exact: true }).first().click();
  await page.getByRole('dialog', { name: 'Delete this order?' }).getByRole('button', { name: 'Delete' }).click();
  await expectAll(walks.orders);
});
