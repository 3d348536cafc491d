import { expect, test } from '../fixtures';

test.use({ javaScriptEnabled: false });

test('[ROUTE-19] without scripts the cart page changes a quantity and removes a line', async ({ page }) => {
  await page.goto('/products/all');
  await page.getByRole('article', { name: 'Canvas tote', exact: true }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Canvas tote' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Add to cart', exact: true }).first().click();
  await page.goto('/order/shopping_cart');
  const line = page.getByRole('main').getByRole('listitem', { name: 'Canvas tote' });
  await line.getByRole('spinbutton', { name: 'Quantity' }).fill('2');
  await line.getByRole('button', { name: 'Update', exact: true }).click();
  await expect(page).toHaveURL(/\/order\/shopping_cart/);
  await expect(line.getByRole('spinbutton', { name: 'Quantity' })).toHaveValue('2');
  await expect(line).toContainText('$64.00');
  await line.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
});
