import type { Locator, Page } from '@playwright/test';
import { expect, test, untilHydrated } from '../fixtures';
import { addProduct } from './steps';

/** The cart page with one piece of a product in it. */
const cartWith = async (page: Page, slug: string, name: string) => {
  await addProduct(page, slug);
  await page.goto('/order/shopping_cart');
  const line = page.getByRole('main').getByRole('listitem', { name });
  const quantity = line.getByRole('spinbutton', { name: 'Quantity' });
  await expect(quantity).toHaveValue('1');
  return {
    line,
    quantity,
    more: line.getByRole('button', { name: 'Increase quantity' }),
    less: line.getByRole('button', { name: 'Decrease quantity' }),
  };
};

/** The server has confirmed what the line shows. */
const isKept = (line: Locator) => expect(line).toHaveAttribute('aria-busy', 'false');
const cartButton = (page: Page, count: number) =>
  page.getByRole('banner').getByRole('button', { name: `Cart, ${count} items`, exact: true });

test(
  '[CART-04] [CART-05] [CART-09] quantity goes up and down, with its total, and the server keeps it',
  { tag: '@smoke' },
  async ({ page }) => {
    const { line, quantity, more, less } = await cartWith(page, 'steel-kettle', 'Steel kettle');
    await expect(less).toBeDisabled();
    await more.click();
    await more.click();
    await expect(quantity).toHaveValue('3');
    await isKept(line);
    await expect(line).toContainText('$180.00');
    await expect(cartButton(page, 3)).toBeVisible();
    await less.click();
    await expect(quantity).toHaveValue('2');
    await isKept(line);
    await page.reload();
    await expect(quantity).toHaveValue('2');
    await expect(line).toContainText('$120.00');
  },
);

test('[CART-03] plus ends at the stock, and what is typed is capped by it', async ({ page }) => {
  const { line, quantity, more } = await cartWith(page, 'ceramic-mug', 'Ceramic mug');
  await quantity.fill('99');
  await quantity.press('Enter');
  await expect(quantity).toHaveValue('3');
  await expect(more).toBeDisabled();
  await expect(line).toContainText('Only 3 left');
  await quantity.fill('');
  await quantity.press('Enter');
  await expect(quantity).toHaveValue('1');
});

test('[CART-03] [CART-04] of the last piece one can have neither more nor less than one', async ({ page }) => {
  const { line, more, less } = await cartWith(page, 'last-chair', 'Ash chair');
  await expect(more).toBeDisabled();
  await expect(less).toBeDisabled();
  await expect(line).toContainText('Only 1 left');
});

test('[CART-05] a change that the server refuses is taken back and told', async ({ page }) => {
  const { quantity, more } = await cartWith(page, 'steel-kettle', 'Steel kettle');
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

test('[CART-06] removing says so, and Undo brings the line back as it was', async ({ page }) => {
  const { line, quantity, more } = await cartWith(page, 'steel-kettle', 'Steel kettle');
  await more.click();
  await expect(quantity).toHaveValue('2');
  await isKept(line);
  await line.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(line).toBeHidden();
  const message = page.getByRole('status').filter({ hasText: 'Steel kettle removed from cart' });
  await message.getByRole('button', { name: 'Undo' }).click();
  await expect(quantity).toHaveValue('2');
  await expect(cartButton(page, 2)).toBeVisible();
  await page.reload();
  await expect(quantity).toHaveValue('2');
});

test('[CART-02] [CART-08] all is chosen at first; with nothing chosen checkout asks for a product', async ({
  page,
}) => {
  const { line } = await cartWith(page, 'steel-kettle', 'Steel kettle');
  const all = page.getByRole('checkbox', { name: 'Select all' });
  const one = line.getByRole('checkbox', { name: 'Select Steel kettle' });
  await untilHydrated(page);
  await expect(all).toBeChecked();
  await expect(one).toBeChecked();
  await all.uncheck();
  await expect(one).not.toBeChecked();
  await page.getByRole('main').getByRole('button', { name: 'Checkout', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Please select product' })).toBeVisible();
  await expect(page).toHaveURL(/\/order\/shopping_cart$/);
});

test('[CART-05] [CART-06] two tabs of one cart agree: a quantity and a removal in one are seen in the other', async ({
  page,
  context,
}) => {
  const { line, more } = await cartWith(page, 'steel-kettle', 'Steel kettle');
  const other = await context.newPage();
  await other.goto('/order/shopping_cart');
  await untilHydrated(other);
  const theirs = other.getByRole('main').getByRole('listitem', { name: 'Steel kettle' });
  await more.click();
  await isKept(line);
  await expect(theirs.getByRole('spinbutton', { name: 'Quantity' })).toHaveValue('2');
  await expect(cartButton(other, 2)).toBeVisible();
  await theirs.getByRole('button', { name: 'Remove' }).click();
  await expect(line).toBeHidden();
  await other.close();
});
