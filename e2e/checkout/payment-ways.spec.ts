import type { Page } from '@playwright/test';
import { expect, test, untilHydrated } from '../fixtures';
import { hearPurchases } from './heard';
import { cards, orderAsGuest, payByCard } from './steps';

const paid = (page: Page) => page.getByRole('heading', { level: 1, name: 'Thank you, your order is paid' });
const card = /^Card/;
const paypal = /^PayPal/;

test.describe('a card', () => {
  test('[ORDER-04] is declined, nothing is charged, and another card pays the same order, which is told of once', async ({
    page,
    context,
    baseURL,
  }) => {
    const purchases = await hearPurchases(context, baseURL ?? '');
    await orderAsGuest(page, 'canvas-tote', card);
    await payByCard(page, cards.declined);
    await expect(page.getByRole('alert').filter({ hasText: 'Your card was declined.' })).toBeVisible();
    await expect(page).toHaveURL(/\/order\/stripe_payment/);
    await payByCard(page, cards.pays);
    await expect(paid(page)).toBeVisible();
    await expect.poll(() => purchases).toHaveLength(1);

    const result = page.url();
    await page.reload();
    await expect(paid(page)).toBeVisible();
    const tab = await context.newPage();
    await tab.goto(result);
    await tab.getByRole('link', { name: 'Find the order' }).click();
    await expect(tab.getByRole('textbox', { name: 'Email of the order' })).toBeVisible();
    await tab.close();
    await page.goto(result);
    await untilHydrated(page);
    await expect(paid(page)).toBeVisible();
    expect(purchases).toEqual([new URL(result).searchParams.get('orderNo')]);
  });

  test('[ORDER-04] [ORDER-06] asks for 3-D Secure: failing it leaves the order unpaid, passing it pays', async ({
    page,
  }) => {
    await orderAsGuest(page, 'canvas-tote', card);
    await payByCard(page, cards.challenged);
    await page.getByRole('button', { name: 'Fail authentication' }).click();
    await expect(page).toHaveURL(/\/order\/payment_result\?orderNo=PT/);
    await expect(page.getByRole('heading', { level: 1, name: 'Pay for failure' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Pay by card' }).click();
    await payByCard(page, cards.challenged);
    await page.getByRole('button', { name: 'Complete authentication' }).click();
    await expect(page).toHaveURL(/\/order\/payment_result\?orderNo=PT/);
    await expect(paid(page)).toBeVisible();
  });
});

test.describe('PayPal', () => {
  test('[ORDER-04] [ORDER-06] approved at the provider comes back paid', async ({ page }) => {
    await orderAsGuest(page, 'canvas-tote', paypal);
    await page.waitForURL(/\/sandbox\/paypal\/approve/);
    await page.getByRole('button', { name: 'Approve', exact: true }).click();
    await expect(page).toHaveURL(/\/order\/payment_result\?orderNo=PT/);
    await expect(paid(page)).toBeVisible();
  });

  test('[ORDER-04] [ORDER-06] cancelled at the provider keeps the order, which can then be paid by card', async ({
    page,
  }) => {
    await orderAsGuest(page, 'canvas-tote', paypal);
    await page.waitForURL(/\/sandbox\/paypal\/approve/);
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await expect(page).toHaveURL(/\/order\/payment_result\?orderNo=PT/);
    await expect(page.getByRole('heading', { level: 1, name: 'Pay for failure' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Pay by card' }).click();
    await payByCard(page, cards.pays);
    await expect(paid(page)).toBeVisible();
  });
});

for (const [locale, result, detail] of [
  [
    'en',
    'Missing parameters cannot view order payment status',
    'The order number is missing. The order details cannot be viewed',
  ],
  ['fr', 'Paramètres manquants', 'Le numéro de commande est manquant'],
] as const) {
  test(`[ORDER-06] [ORDER-07] [ROUTE-21] pages without their order say what is missing, in ${locale}`, async ({
    page,
    french,
  }) => {
    if (locale === 'fr') await french();
    await page.goto('/order/payment_result');
    await expect(page.getByRole('alert').filter({ hasText: result })).toBeVisible();
    await page.goto('/order/order_detail');
    await expect(page.getByRole('alert').filter({ hasText: detail })).toBeVisible();
  });
}
