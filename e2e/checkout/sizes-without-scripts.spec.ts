import { expect, test } from '../fixtures';

test.use({ javaScriptEnabled: false });

test('[QUICK-04] [CART-01] without scripts nothing is added before a size is chosen, and then what was chosen', async ({
  page,
}) => {
  await page.goto('/product/linen-shirt');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Select a size', exact: true }).first().click();
  // The browser itself refuses: the group of sizes must have an answer.
  await expect(page).toHaveURL(/\/product\/linen-shirt/);
  await expect(main.getByRole('radio', { name: 'M', exact: true })).not.toBeChecked();
  await main.getByRole('radio', { name: 'M', exact: true }).check();
  await main.getByRole('button', { name: 'Add to cart', exact: true }).first().click();
  await expect(page).toHaveURL(/\/order\/shopping_cart/);
  await expect(main.getByRole('listitem', { name: 'Linen shirt' })).toContainText('Blue · M');
});

test('[QUICK-04] [CALL-15] a form without a size is refused on a page that says so and leads back', async ({
  page,
}) => {
  await page.goto('/product/linen-shirt');
  const form = page.locator('main form[action="/actions/cart/add"]').first();
  const storeId = await form.locator('input[name="storeId"]').getAttribute('value');
  const productId = await form.locator('input[name="productId"]').getAttribute('value');
  expect(Number(storeId)).toBeGreaterThan(0);
  const reply = await page.request.post('/actions/cart/add', {
    form: { productId: productId ?? '', storeId: storeId ?? '', '0': 'Blue', cartNum: '1' },
    headers: { referer: page.url() },
  });
  expect(reply.status()).toBe(400);
  const html = await reply.text();
  expect(html).toContain('Please choose the options first');
  expect(html).toContain('href="/product/linen-shirt"');
});
