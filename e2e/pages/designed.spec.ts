import { expect, test, untilHydrated } from '../fixtures';

test(
  '[ROUTE-11] a page of the owner’s opens, whatever is written there',
  { tag: ['@smoke', '@safe'] },
  async ({ page }) => {
    await page.goto('/company/about_us');
    await untilHydrated(page);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  },
);

test('[PAGE-02] [PAGE-09] a landing page: products stand in its first HTML, the next page is appended, one is bought', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/spring-table')).text();
  expect(html).toContain('The spring table');
  expect(html).not.toContain('data-souk="item"');
  expect(html.match(/class="[^"]*st-card/g)?.length).toBeGreaterThanOrEqual(8);

  await page.goto('/spring-table');
  await untilHydrated(page);
  const drinks = page.getByRole('region', { name: 'To drink from' });
  await expect(drinks.getByRole('article')).toHaveCount(4);
  const more = drinks.getByRole('button', { name: 'Show more' });
  await more.click();
  await expect.poll(() => drinks.getByRole('article').count()).toBeGreaterThan(4);
  await drinks.getByRole('button', { name: 'Add to basket' }).first().click();
  await expect(page.getByRole('button', { name: 'Basket 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Basket 1' }).click();
  const drawer = page.getByRole('dialog', { name: 'Shopping Cart' });
  await drawer.getByRole('button', { name: 'Checkout' }).click();
  await expect(page).toHaveURL(/\/order\/order_confirm\?preOrderNo=/);
});

test('[PAGE-03] [PAGE-05] [PAGE-07] the lookbook: a chosen variant goes into the cart, the search leads on', async ({
  page,
}) => {
  await page.goto('/lookbook');
  await untilHydrated(page);
  await page.getByLabel('Colour').selectOption('Sand');
  await page.getByLabel('Size').selectOption('L');
  await page.getByLabel('How many').fill('2');
  await page.getByRole('button', { name: 'Add to basket' }).click();
  await expect(page.getByRole('button', { name: 'Basket 2' })).toBeVisible();
  await page.getByRole('button', { name: 'Basket 2' }).click();
  const line = page.getByRole('dialog', { name: 'Shopping Cart' }).getByRole('listitem', { name: 'Linen shirt' });
  await expect(line).toContainText('Sand · L');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByLabel('Search the shop').fill('lamp');
  await page.getByLabel('Search the shop').press('Enter');
  await expect(page).toHaveURL('/products/product_search?title=lamp');
});

test('[PAGE-04] [PAGE-05] [PAGE-06] forms of the landing page: newsletter, buy now, reviews', async ({ page }) => {
  await page.goto('/evening-light');
  await untilHydrated(page);
  await expect(page.getByRole('figure')).toHaveCount(3);
  await page.getByRole('main').getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByRole('alert')).toHaveText('Please enter email');
  await page.getByLabel('Your e-mail').fill(`light-${Date.now()}@souk.test`);
  await page.getByRole('main').getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('Congratulations! You have subscribed to our mail list')).toBeVisible();
  await page.getByRole('button', { name: 'Buy now' }).click();
  await expect(page).toHaveURL(/\/order\/order_confirm\?preOrderNo=/);
  await expect(page.getByText('candle holder', { exact: false }).first()).toBeVisible();
});
