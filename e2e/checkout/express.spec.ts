import type { Page } from '@playwright/test';
import { expect, test, untilHydrated } from '../fixtures';
import { addProduct, toCheckout } from './steps';

/** A device with Apple Pay: what the browser itself would say. */
const withApplePay = (page: Page) =>
  page.addInitScript(() => Object.assign(window, { ApplePaySession: { canMakePayments: () => true } }));

const express = (page: Page) => page.getByRole('main').getByRole('group', { name: 'Express checkout' });
const paid = (page: Page) => page.getByRole('heading', { level: 1, name: 'Thank you, your order is paid' });
/** The wallet's button is the provider's, in a frame of its own; so is the sheet that it opens. */
const applePay = (page: Page) =>
  page.frameLocator('iframe[title="Secure express checkout frame"]').getByRole('button', { name: 'Apple Pay' });
const sheet = (page: Page) => page.frameLocator('iframe[title="Wallet"]').getByRole('dialog', { name: 'Apple Pay' });

test('[K2] [ORDER-05] [ORDER-10] PayPal pays the cart without a form: who and where comes from PayPal', async ({
  page,
}) => {
  await addProduct(page, 'steel-kettle');
  await page.goto('/order/shopping_cart');
  await untilHydrated(page);
  await express(page).scrollIntoViewIfNeeded();
  const opened = page.waitForEvent('popup');
  await express(page).getByRole('button', { name: 'PayPal Checkout' }).click();
  const payer = await opened;
  await payer.getByRole('radio', { name: /Ross Island/ }).check();
  await payer.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(payer.getByRole('alert')).toContainText('does not send there');
  await payer.getByRole('radio', { name: /Springfield/ }).check();
  await payer.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(page).toHaveURL(/\/order\/payment_result\?orderNo=PT/);
  await expect(paid(page)).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Springfield');
});

test('[K2] [ORDER-03] [ORDER-10] a device’s wallet pays from the confirmation; turning back first loses nothing', async ({
  page,
}) => {
  await withApplePay(page);
  const made: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/front/order/create')) made.push(request.url());
  });
  await addProduct(page, 'canvas-tote');
  await toCheckout(page);
  await untilHydrated(page);
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('typed@souk.test');
  await applePay(page).click();
  await sheet(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Nothing was ordered or charged' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toHaveValue('typed@souk.test');
  expect(made).toEqual([]);

  await applePay(page).click();
  await expect(sheet(page)).toContainText('$32.00');
  await sheet(page).getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(paid(page)).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Boston');
  expect(made).toHaveLength(1);
});

test('[ORDER-04] [ORDER-06] a wallet that is declined leaves an order that PayPal or a card can pay', async ({
  page,
}) => {
  await withApplePay(page);
  await addProduct(page, 'canvas-tote');
  await page.goto('/order/shopping_cart');
  await untilHydrated(page);
  await express(page).scrollIntoViewIfNeeded();
  await applePay(page).click();
  await sheet(page).getByRole('combobox', { name: 'Card' }).selectOption({ label: 'Visa ending 0002, declined' });
  await sheet(page).getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pay for failure' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /^Pay \$/ })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Pay with PayPal' })).toBeVisible();
});
