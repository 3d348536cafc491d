import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '../fixtures';
import { demoShopper, signInAt } from './shopper';

const paths = [
  '/users/order_list',
  '/users/user_info',
  '/users/user_info?part=points',
  '/users/user_info?part=notices',
  '/users/user_info?part=data',
  '/users/address_list',
  '/users/collection_list',
  '/users/collection_list?part=merchants',
  '/users/coupon_list',
  '/users/coupon_list?part=unusable',
  '/users/coupon_list?part=centre',
  '/users/refund_list',
  '/users/review_list',
  '/users/review_list?part=mine',
  '/users/support_ticket',
  '/users/support_ticket?new=1',
  '/order/order_detail',
];

for (const locale of ['en', 'fr'] as const) {
  test(`[ROUTE-14] axe finds nothing on any account page in ${locale}`, async ({ page, french }) => {
    test.setTimeout(120_000);
    if (locale === 'fr') await french();
    await signInAt(page, '/users/order_list', demoShopper, locale);
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
        .analyze();
      const found = violations.map(
        ({ id, nodes }) => `${path} ${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`,
      );
      expect.soft(found).toEqual([]);
    }
  });
}

test('[ROUTE-14] no account page is wider than a small phone', async ({ page }) => {
  test.setTimeout(90_000);
  await page.setViewportSize({ width: 320, height: 700 });
  await signInAt(page, '/users/order_list');
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(excess, path).toBeLessThanOrEqual(0);
  }
});
