import type { Page } from '@playwright/test';
import { demoShopper, newShopper, signInByDialog } from '../account/shopper';
import { expect, test, untilHydrated } from '../fixtures';
import { addProduct, cards, payByCard, placeOrder, toConfirmation, typeAddress } from './steps';

/** Opens the login dialog by the account icon and comes back from the identity provider. */
const signIn = async (page: Page, shopper = demoShopper) => {
  await untilHydrated(page);
  await page.getByRole('banner').getByRole('button', { name: 'Account', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  await signInByDialog(page, shopper);
};

test('[HEAD-09] [LOGIN-07] [LOGIN-08] [CART-13] the account icon starts sign-in, which ends on the same page with the same cart', async ({
  page,
  request,
}) => {
  const shopper = await newShopper(request);
  await addProduct(page, 'canvas-tote');
  await signIn(page, shopper);
  await expect(page).toHaveURL(/\/product\/canvas-tote$/);
  const cart = page.getByRole('banner').getByRole('button', { name: 'Cart, 1 items', exact: true });
  await expect(cart).toBeVisible();
  await cart.click();
  await expect(
    page.getByRole('dialog', { name: 'Shopping Cart' }).getByRole('listitem', { name: 'Canvas tote' }),
  ).toBeVisible();
});

test('[ROUTE-14] [ORDER-08] [CART-12] a shopper buys from two merchants, and the list shows the purchase split by merchant', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const shopper = await newShopper(request);
  await page.goto('/product/canvas-tote');
  await signIn(page, shopper);
  await addProduct(page, 'canvas-tote');
  await addProduct(page, 'steel-kettle');
  await toConfirmation(page);
  for (const merchant of ['Linen Court', 'Oak Yard']) await expect(page.getByRole('main')).toContainText(merchant);
  await typeAddress(page);
  await placeOrder(page, /^Card/);
  await payByCard(page, cards.pays);
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you, your order is paid' })).toBeVisible();

  await page.goto('/users/order_list');
  const purchase = page.getByRole('article').first();
  await expect(purchase).toContainText('2 merchants');
  const linen = purchase.getByRole('region', { name: 'Linen Court' });
  const oak = purchase.getByRole('region', { name: 'Oak Yard' });
  await expect(linen).toContainText('Canvas tote');
  await expect(linen.getByText('Paid', { exact: true })).toBeVisible();
  await expect(linen.getByText('Steel kettle')).toBeHidden();
  await expect(oak).toContainText('Steel kettle');
  await expect(oak.getByText('Paid', { exact: true })).toBeVisible();

  await page.getByRole('banner').getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('link', { name: 'Log out' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/users/order_list');
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
});
