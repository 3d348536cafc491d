import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test, untilHydrated } from '../fixtures';
import { makeProduct } from '../support/data';
import { cartPage } from '../support/pages/cart-page';
import { header } from '../support/pages/header';
import { productPage } from '../support/pages/product-page';

/** The cart page with one piece of a product that no other journey knows. */
const cartWith = async (page: Page, request: APIRequestContext, wanted: { stock: number; priceCents?: number }) => {
  const { slug, name } = await makeProduct(request, wanted);
  const [product, cart] = [productPage(page), cartPage(page)];
  await product.open(slug);
  await product.addToCart();
  await cart.open();
  const line = cart.line(name);
  await expect(line.quantity).toHaveValue('1');
  return { ...line, name, cart };
};

test('[ROUTE-19] a cart without a product leads back to the shop', { tag: ['@smoke', '@safe'] }, async ({ page }) => {
  await page.goto('/order/shopping_cart');
  await untilHydrated(page);
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
});

test(
  '[CART-04] [CART-05] [CART-09] quantity goes up and down, with its total, and the server keeps it',
  { tag: '@smoke' },
  async ({ page, request }) => {
    const made = await cartWith(page, request, { stock: 9, priceCents: 6000 });
    const { line, quantity, more, less, untilSaved } = made;
    await expect(less).toBeDisabled();
    await more.click();
    await more.click();
    await expect(quantity).toHaveValue('3');
    await untilSaved();
    await expect(line).toContainText('$180.00');
    await expect(header(page).cart(3)).toBeVisible();
    await less.click();
    await expect(quantity).toHaveValue('2');
    await untilSaved();
    await page.reload();
    await expect(quantity).toHaveValue('2');
    await expect(line).toContainText('$120.00');
  },
);

test('[C3] [CART-03] plus ends at the stock, and what is typed is capped by it', async ({ page, request }) => {
  const { line, quantity, more } = await cartWith(page, request, { stock: 3 });
  await quantity.fill('99');
  await quantity.press('Enter');
  await expect(quantity).toHaveValue('3');
  await expect(more).toBeDisabled();
  await expect(line).toContainText('Only 3 left');
  await quantity.fill('');
  await quantity.press('Enter');
  await expect(quantity).toHaveValue('1');
});

test('[CART-03] [CART-04] of the last piece one can have neither more nor less than one', async ({ page, request }) => {
  const { line, more, less } = await cartWith(page, request, { stock: 1 });
  await expect(more).toBeDisabled();
  await expect(less).toBeDisabled();
  await expect(line).toContainText('Only 1 left');
});

test('[CART-05] a change that the server refuses is taken back and told', async ({ page, request }) => {
  const { quantity, more } = await cartWith(page, request, { stock: 9 });
  let refuse: () => void = () => {};
  const isSeen = new Promise<void>((resolve) => (refuse = resolve));
  await page.route('**/api/front/cart/num**', async (route) => {
    await isSeen;
    await route.fulfill({ status: 500, json: { code: 500, message: '', data: null } });
  });
  await more.click();
  await expect(quantity).toHaveValue('2');
  refuse();
  await expect(page.getByRole('alert').filter({ hasText: 'Something went wrong on the server side' })).toBeVisible();
  await expect(quantity).toHaveValue('1');
});

test('[X3] [CART-06] removing says so, and Undo brings the line back as it was', async ({ page, request }) => {
  const { line, name, quantity, more, remove, untilSaved } = await cartWith(page, request, { stock: 9 });
  await more.click();
  await expect(quantity).toHaveValue('2');
  await untilSaved();
  await remove.click();
  await expect(line).toBeHidden();
  const message = page.getByRole('status').filter({ hasText: `${name} removed from cart` });
  await message.getByRole('button', { name: 'Undo' }).click();
  await expect(quantity).toHaveValue('2');
  await expect(line.getByRole('link', { name })).toBeFocused();
  await expect(header(page).cart(2)).toBeVisible();
  await page.reload();
  await expect(quantity).toHaveValue('2');
});

test('[CART-02] [CART-08] all is chosen at first; with nothing chosen checkout asks for a product', async ({
  page,
  request,
}) => {
  const { chosen, cart } = await cartWith(page, request, { stock: 9 });
  await untilHydrated(page);
  await expect(cart.all).toBeChecked();
  await expect(chosen).toBeChecked();
  await cart.all.uncheck();
  await expect(chosen).not.toBeChecked();
  await cart.checkout.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Please select product' })).toBeVisible();
  await expect(page).toHaveURL(/\/order\/shopping_cart$/);
});

test('[C1] [CART-05] [CART-06] two tabs of one cart agree: a quantity and a removal in one are seen in the other', async ({
  page,
  context,
  request,
}) => {
  const { line, name, more, untilSaved } = await cartWith(page, request, { stock: 9 });
  const other = await context.newPage();
  await cartPage(other).open();
  await untilHydrated(other);
  const theirs = cartPage(other).line(name);
  await more.click();
  await untilSaved();
  await expect(theirs.quantity).toHaveValue('2');
  await expect(header(other).cart(2)).toBeVisible();
  await theirs.remove.click();
  await expect(line).toBeHidden();
  await other.close();
});
