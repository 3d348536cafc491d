import type { Page } from '@playwright/test';
import { expect, test, untilHydrated } from '../fixtures';
import { makeOrder, makeProduct } from '../support/data';

/** The shopper looks at the page's tab again, so many minutes after it was opened. */
const comeBack = async (page: Page, minutes: number) => {
  await page.clock.setFixedTime(Date.now() + minutes * 60_000);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
};

for (const [name, before] of [
  ['whose application runs', untilHydrated],
  ['that is a document', async () => undefined],
] as const)
  test(`[X12] a page ${name} shows, when it is come back to, that somebody took the last piece`, async ({
    page,
    request,
  }) => {
    const { slug } = await makeProduct(request, { stock: 2 });
    await page.goto(`/product/${slug}`);
    const main = page.getByRole('main');
    await expect(main.getByText('Only 2 left')).toBeVisible();
    await before(page);
    await makeOrder(request, { slug, pieces: 2 });
    await comeBack(page, 6);
    await expect(main.getByRole('button', { name: 'Sold out' }).first()).toBeVisible();
    await expect(main.getByText('Only 2 left')).toHaveCount(0);
  });
