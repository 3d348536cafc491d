import type { Page } from '@playwright/test';
import { demoShopper, newShopper, signInAt, signInByDialog } from '../account/shopper';
import { expect, test, untilHydrated } from '../fixtures';
import { addProduct, cards, payByCard, toCheckout, typeAddress, typeCard, typeGuest } from './steps';

/** Opens the login dialog by the account icon and comes back from the identity provider. */
const signIn = async (page: Page, shopper = demoShopper) => {
  await untilHydrated(page);
  await page.getByRole('banner').getByRole('button', { name: 'Account', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  await signInByDialog(page, shopper);
};

/** Takes a coupon in the coupon centre. */
const receiveCoupon = async (page: Page, name: string) => {
  await untilHydrated(page);
  const card = page.getByRole('main').getByRole('article', { name, exact: true });
  await card.getByRole('button', { name: 'Claim' }).click();
  await expect(card).toContainText('Claimed');
};

test('[HEAD-09] [LOGIN-07] [LOGIN-08] [CART-13] the account icon starts sign-in, which ends on the same page with the same cart', async ({
  page,
  request,
}) => {
  const shopper = await newShopper(request);
  await addProduct(page, 'canvas-tote');
  await signIn(page, shopper);
  await expect(page).toHaveURL(/\/product\/canvas-tote$/);
  const cart = page.getByRole('banner').getByRole('button', { name: 'Cart, 1 item', exact: true });
  await expect(cart).toBeVisible();
  await cart.click();
  await expect(
    page.getByRole('dialog', { name: 'Shopping Cart' }).getByRole('listitem', { name: 'Canvas tote' }),
  ).toBeVisible();
});

test('[ROUTE-14] [ORDER-08] [CART-12] [ACCT-04] a shopper buys from two merchants with a coupon of one and one of the platform, and the list shows the purchase split by merchant', async ({
  page,
  request,
}) => {
  const shopper = await newShopper(request);
  await signInAt(page, '/users/coupon_list?part=centre', shopper);
  // One of the merchant's own, and one of the platform's.
  for (const name of ['Linen for two', 'Welcome to Souk']) await receiveCoupon(page, name);
  await addProduct(page, 'canvas-tote', 3);
  await addProduct(page, 'steel-kettle');
  await toCheckout(page);
  for (const merchant of ['Linen Court', 'Steel & Signal'])
    await expect(page.getByRole('main')).toContainText(merchant);
  await expect(page.getByRole('group', { name: 'Coupon' })).toContainText('$14.00 off with your coupons');
  await typeAddress(page);
  await payByCard(page, cards.pays);
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you, your order is paid' })).toBeVisible();

  await page.goto('/users/order_list');
  const purchase = page.getByRole('article').first();
  await expect(purchase).toContainText('2 merchants');
  const linen = purchase.getByRole('group', { name: 'Linen Court' });
  const steel = purchase.getByRole('group', { name: 'Steel & Signal' });
  await expect(linen).toContainText('Canvas tote');
  await expect(linen.getByText('Paid', { exact: true })).toBeVisible();
  await expect(linen.getByText('Steel kettle')).toBeHidden();
  await expect(steel).toContainText('Steel kettle');
  await expect(steel.getByText('Paid', { exact: true })).toBeVisible();

  await page.getByRole('banner').getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Log out' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/users/order_list');
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
});

test('[LOGIN-11] [ORDER-02] a token that dies at the last step asks for sign-in, and nothing that was typed is lost', async ({
  page,
  request,
  context,
}) => {
  const shopper = await newShopper(request);
  await addProduct(page, 'canvas-tote');
  await signIn(page, shopper);
  await toCheckout(page);
  await typeAddress(page);
  await page.getByRole('textbox', { name: 'Order note' }).fill('Ring twice');
  const preOrder = new URL(page.url()).search;
  // The provider has ended the session: the page's token holds no more, and there is none to renew it with.
  await context.clearCookies();
  await page.route('**/api/front/order/create', async (route) => {
    await route.continue({ headers: { ...route.request().headers(), authorization: 'Bearer spent' } });
  });
  await payByCard(page, cards.pays);
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  await page.unroute('**/api/front/order/create');
  await signInByDialog(page, shopper);

  await expect(page).toHaveURL(new RegExp(`/order/order_confirm\\${preOrder}$`));
  await expect(page.getByRole('textbox', { name: 'Order note' })).toHaveValue('Ring twice');
  await expect(page.getByRole('textbox', { name: 'City' })).toHaveValue('Springfield');
  await payByCard(page, cards.pays);
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you, your order is paid' })).toBeVisible();
});

test('[ORDER-10] a guest who double-clicks has one order, and takes it into a new account', async ({
  page,
  request,
}) => {
  const shopper = await newShopper(request);
  const made: string[] = [];
  // Read on the way to the page: by the time the page has gone on to pay, the browser has forgotten the answer.
  await page.route('**/api/front/order/create', async (route) => {
    const response = await route.fetch();
    made.push(((await response.json()) as { data: { orderNo: string } }).data.orderNo);
    await route.fulfill({ response });
  });
  await addProduct(page, 'canvas-tote');
  await toCheckout(page);
  await typeGuest(page);
  await typeCard(page, cards.pays);
  await page.getByRole('button', { name: 'Place order' }).dblclick();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you, your order is paid' })).toBeVisible();
  expect(new Set(made).size).toBe(1);

  await page.getByRole('link', { name: 'See the order' }).click();
  await signIn(page, shopper);
  await page.getByRole('button', { name: 'Add to my account' }).click();
  await expect(page).toHaveURL(new RegExp(`/order/order_detail\\?orderNo=${made[0]}$`));
  await page.goto('/users/order_list');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article')).toContainText('Canvas tote');
});
