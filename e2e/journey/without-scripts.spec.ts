import { expect, test } from '../fixtures';

test.use({ javaScriptEnabled: false });

test('without scripts a shopper browses, adds to the cart and sees it', async ({ page }) => {
  await page.goto('/products/all');
  await page
    .getByRole('article', { name: 'Steel kettle' })
    .or(page.getByRole('article').first())
    .first()
    .getByRole('link')
    .first()
    .click();
  await page.goto('/product/steel-kettle');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Steel kettle');
  await page.getByRole('main').getByRole('button', { name: 'Add to cart', exact: true }).first().click();
  await page.goto('/order/shopping_cart');
  await expect(page.getByRole('main')).toContainText('Steel kettle');
});
