import { dayMs } from '@souk/domain';
import { openDesk } from '../admin/desk';
import { addProduct, toCheckout } from '../checkout/steps';
import { expect, test } from '../fixtures';
import { makeProduct } from '../support/data';

test('[DESK-06] a discount stands on card, page, cart and checkout alike, and ends on all of them', async ({
  page,
  browser,
  isolatedStore: { origin, request, advance },
}) => {
  await openDesk(page, `${origin}/sell`, 'seller');
  await expect(page).toHaveURL(/\/sell\/\d+$/);
  const merchantId = Number(page.url().split('/').at(-1));
  const { slug, name } = await makeProduct(request, { priceCents: 10_000, merchantId });
  await page.goto(`${page.url()}/products?q=${slug}`);
  await page.getByRole('rowheader', { name }).getByRole('link').click();
  await page.getByRole('textbox', { name: 'Discount, %' }).fill('20');
  await page.getByLabel('The discount ends').fill(new Date(Date.now() + dayMs).toISOString().slice(0, 16));
  await page.getByRole('button', { name: 'Save the prices' }).click();
  await expect(page.getByText('Saved. Shoppers see it within a minute')).toBeVisible();

  const shopper = await (await browser.newContext({ baseURL: origin })).newPage();
  const main = shopper.getByRole('main');
  await shopper.goto(`/products/product_search?title=${encodeURIComponent(name)}`);
  await expect(main.getByRole('article').filter({ hasText: name })).toContainText('$80.00');
  await addProduct(shopper, slug);
  await expect(main.getByText('$80.00').first()).toBeVisible();
  await shopper.goto('/order/shopping_cart');
  await expect(main.getByText('$80.00').first()).toBeVisible();
  await toCheckout(shopper);
  await expect(shopper.getByText('$80.00').first()).toBeVisible();
  await expect(shopper.getByText('$100.00')).toHaveCount(0);

  await advance(2 * dayMs);
  await shopper.goto(`/product/${slug}`);
  await expect(main.getByText('$100.00').first()).toBeVisible();
  await shopper.goto('/order/shopping_cart');
  await expect(main.getByText('The price changed from $80.00 to $100.00 since you added it')).toBeVisible();
  await toCheckout(shopper);
  await expect(shopper.getByText('$100.00').first()).toBeVisible();
  await expect(shopper.getByText('$80.00')).toHaveCount(0);
  await shopper.context().close();
});
