import { expect, test } from '../fixtures';
import { makeOrder, makeProduct } from '../support/data';

const hourMs = 60 * 60_000;

test('[ORDER-08] an order that nobody pays is cancelled when its time is over, and its piece can be bought again', async ({
  page,
  ownStore,
}) => {
  const { slug } = await makeProduct(ownStore.request, { stock: 1 });
  const { link } = await makeOrder(ownStore.request, { state: 'unpaid', slug });
  await page.goto(`${ownStore.origin}/product/${slug}`);
  await expect(page.getByRole('main').getByText('Sold out').first()).toBeVisible();
  await ownStore.advance(hourMs + 1000);
  await page.goto(ownStore.origin + link);
  await expect(page.getByText('Cancelled').first()).toBeVisible();
  await page.goto(`${ownStore.origin}/product/${slug}`);
  await expect(page.getByRole('main').getByRole('button', { name: 'Add to cart', exact: true }).first()).toBeVisible();
});
