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

test('[CARD-02] [CART-01] without scripts the cards of a list put each its own product into the cart', async ({
  page,
}) => {
  for (const name of ['Canvas tote', 'Ceramic mug']) {
    await page.goto('/products/all');
    const card = page.getByRole('main').getByRole('article', { name, exact: true });
    await card.getByRole('button', { name: 'Add to cart', exact: true }).press('Enter');
    await expect(page).toHaveURL(/\/order\/shopping_cart/);
    await expect(page.getByRole('main').getByRole('listitem', { name, exact: true })).toBeVisible();
  }
  await expect(page.getByRole('main').getByRole('spinbutton', { name: 'Quantity' })).toHaveCount(2);
});

for (const path of ['/order/order_confirm?preOrderNo=PRE1', '/order/stripe_payment?orderNo=PT1', '/users/order_list']) {
  test(`[ROUTE-20] [ROUTE-14] without scripts ${path} says that it needs them, and shows no grey blocks`, async ({
    page,
  }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    // The test's browser runs no script and yet hides what stands for those without: it is in the page, and not drawn.
    const notice = main.locator('noscript');
    expect(await notice.textContent()).toContain('This page needs JavaScript');
    await expect(notice.locator('a')).toHaveAttribute('href', '/order/shopping_cart');
    const blocks = await main.locator('[aria-hidden="true"]:not(:has(*))').all();
    expect(blocks.length).toBeGreaterThan(0);
    for (const block of blocks) await expect(block).toBeHidden();
  });
}

test('[QUICK-08, ORDER-01] without scripts Buy Now leads to the checkout', async ({ page }) => {
  await page.goto('/product/steel-kettle');
  await page.getByRole('main').getByRole('button', { name: 'Buy Now', exact: true }).first().click();
  await expect(page).toHaveURL(/\/order\/order_confirm\?preOrderNo=/);
});
