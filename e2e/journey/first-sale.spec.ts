import { expect, test } from '../fixtures';
import { payByCard, placeAsGuest, toConfirmation } from './shopper';
import { words } from './words';

for (const [locale, width] of [
  ['en', 1280],
  ['fr', 390],
] as const) {
  test(`[ORDER-10] [ROUTE-19] [ROUTE-20] [ROUTE-21] [ROUTE-22] a guest buys a shirt by card, ${locale} at ${width} px`, async ({
    page,
    french,
  }) => {
    test.setTimeout(90_000);
    const w = words[locale];
    if (locale === 'fr') await french();
    await page.setViewportSize({ width, height: 844 });
    await toConfirmation(page, w);
    await placeAsGuest(page, w);
    expect(page.url()).not.toContain('secret');
    await payByCard(page, w, '4242 4242 4242 4242');
    await expect(page.getByRole('heading', { name: w.paid })).toBeVisible({ timeout: 20_000 });
    await page.getByRole('link', { name: w.seeOrder }).click();
    await expect(page.getByRole('main')).toContainText(/PT\w+-1/);
  });
}

test('[ORDER-04] a declined card leaves the order payable, and another card pays it', async ({ page }) => {
  test.setTimeout(90_000);
  const w = words.en;
  await toConfirmation(page, w);
  await placeAsGuest(page, w);
  await payByCard(page, w, '4000 0000 0000 0002');
  await expect(page.getByRole('alert').first()).toContainText(/declined/);
  await payByCard(page, w, '4242 4242 4242 4242');
  await expect(page.getByRole('heading', { name: w.paid })).toBeVisible({ timeout: 20_000 });
});

test('[ORDER-06] a payment result without an order number says what is missing', async ({ page }) => {
  await page.goto('/order/payment_result');
  await expect(page.getByText('Missing parameters cannot view order payment status')).toBeVisible();
});

test('[ORDER-07] an order without a number says what is missing', async ({ page }) => {
  await page.goto('/order/order_detail');
  await expect(page.getByText('The order number is missing. The order details cannot be viewed')).toBeVisible();
});
