import { expect, test } from '../fixtures';
import { makeOrder, makeProduct } from '../support/data';

const hourMs = 60 * 60_000;

test('[ORDER-08] an order that nobody pays is cancelled when its time is over, and its piece can be bought again', async ({
  page,
  isolatedStore,
}) => {
  const { slug } = await makeProduct(isolatedStore.request, { stock: 1 });
  const { link } = await makeOrder(isolatedStore.request, { state: 'unpaid', slug });
  await page.goto(`${isolatedStore.origin}/product/${slug}`);
  await expect(page.getByRole('main').getByText('Sold out').first()).toBeVisible();
  await isolatedStore.advance(hourMs + 1000);
  await page.goto(isolatedStore.origin + link);
  await expect(page.getByText('Cancelled').first()).toBeVisible();
  await page.goto(`${isolatedStore.origin}/product/${slug}`);
  await expect(page.getByRole('main').getByRole('button', { name: 'Add to cart', exact: true }).first()).toBeVisible();
});
