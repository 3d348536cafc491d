import type { Page } from '@playwright/test';
import { expect, holdScripts, test, untilHydrated } from '../fixtures';
import { recordPurchases } from './recorded-purchases';
import { addProduct, cards, checkOutAsGuest, cardFrame, goToPaypal, payByCard, typeCard } from './steps';
import { words } from './words';

const paid = (page: Page) => page.getByRole('heading', { level: 1, name: 'Thank you, your order is paid' });

test.describe('a card, heard by a tag manager', () => {
  test.use({ bypassCSP: true });

  test('[lesson 6] [ORDER-04] is declined, nothing is charged, and another card pays the same order, which is told of once', async ({
    page,
    context,
    baseURL,
  }) => {
    const purchases = await recordPurchases(context, baseURL ?? '');
    await checkOutAsGuest(page, 'canvas-tote');
    await payByCard(page, cards.declined);
    await expect(page.getByRole('alert').filter({ hasText: 'Your card was declined.' })).toBeVisible();
    await expect(page).toHaveURL(/\/order\/order_confirm/);
    await expect(page.getByRole('status').filter({ hasText: 'saved, but not paid yet' })).toBeVisible();
    await payByCard(page, cards.pays);
    await expect(paid(page)).toBeVisible();
    await expect.poll(() => purchases).toHaveLength(1);

    const result = page.url();
    await page.reload();
    await expect(paid(page)).toBeVisible();
    const tab = await context.newPage();
    await tab.goto(result);
    await tab.getByRole('link', { name: 'Find the order' }).click();
    await expect(tab.getByRole('textbox', { name: 'Email used for the order' })).toBeVisible();
    await tab.close();
    await page.goto(result);
    await untilHydrated(page);
    await expect(paid(page)).toBeVisible();
    expect(purchases).toEqual([new URL(result).searchParams.get('orderNo')]);
  });
});

test.describe('a card', () => {
  test('[ORDER-04] is typed and sent before the provider’s fields answer, and paid once they do', async ({ page }) => {
    const release = await holdScripts(page, '**/stripe-frame.js');
    await checkOutAsGuest(page, 'canvas-tote');
    await payByCard(page, cards.pays);
    await expect(page.getByRole('button', { name: words.en.place, exact: true })).toBeDisabled();
    release();
    await expect(paid(page)).toBeVisible();
  });

  test('[ORDER-04] empty fields are named under each and beside the button; mended, they say nothing any more', async ({
    page,
  }) => {
    await checkOutAsGuest(page, 'canvas-tote');
    const frame = cardFrame(page);
    await page.getByRole('button', { name: 'Place order' }).click();
    for (const problem of ['number', 'expiration date', 'security code'])
      await expect(frame.getByText(new RegExp(`Your card.s? ?${problem} is incomplete`))).toBeVisible();
    const beside = page.getByRole('alert').getByRole('button', { name: 'Your card number is incomplete.' });
    await beside.click();
    await expect(frame.getByRole('textbox', { name: 'Card number' })).toBeFocused();
    await typeCard(page, cards.pays);
    await expect(beside).toBeHidden();
    await expect(frame.getByText(/incomplete/)).toHaveCount(0);
    await page.getByRole('button', { name: 'Place order' }).click();
    await expect(paid(page)).toBeVisible();
  });

  test('[ROUTE-22] [ORDER-04] an unpaid order is paid at the specified address, beside what it pays for', async ({
    page,
  }) => {
    const started = page.waitForResponse((response) => response.url().endsWith('/api/front/pay/payment'));
    await checkOutAsGuest(page, 'canvas-tote');
    await payByCard(page, cards.declined);
    const { data } = (await (await started).json()) as { data: { stripeClientSecret: string; orderNo: string } };
    await page.goto(`/order/stripe_payment?clientSecret=${data.stripeClientSecret}&orderNo=${data.orderNo}`);
    // The secret came with the address and has left it.
    await expect(page).toHaveURL(new RegExp(`/order/stripe_payment\\?orderNo=${data.orderNo}$`));
    await expect(page.getByRole('heading', { level: 1, name: 'Pay by card' })).toBeVisible();
    const order = page.getByRole('region', { name: 'Your order' });
    await expect(order).toContainText('Canvas tote');
    await expect(order).toContainText('Springfield');
    await expect(order).toContainText('$32.00');
    for (const mark of ['Visa', 'Mastercard', 'American Express'])
      await expect(page.getByRole('img', { name: mark })).toBeVisible();
    await payByCard(page, cards.pays);
    await expect(paid(page)).toBeVisible();
  });

  test('[I18N-01] [ORDER-04] the card form speaks French, and follows a change of language', async ({
    page,
    french,
  }) => {
    await addProduct(page, 'canvas-tote');
    await french();
    await page.goto('/order/shopping_cart');
    await page.getByRole('main').getByRole('button', { name: words.fr.checkout, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Paiement' })).toBeVisible();
    const frame = cardFrame(page, words.fr);
    await expect(frame.getByRole('textbox', { name: 'Numéro de carte' })).toBeVisible();
    await page.getByRole('button', { name: words.fr.place }).click();
    await expect(frame.getByText('Le numéro de votre carte est incomplet.')).toBeVisible();
  });

  test('[K10] [ORDER-04] [ORDER-06] asks for 3-D Secure: failing it leaves the order unpaid, passing it pays', async ({
    page,
  }) => {
    await checkOutAsGuest(page, 'canvas-tote');
    await payByCard(page, cards.challenged);
    await expect(page.getByText('ending in 3220')).toBeVisible();
    await expect(page.getByText('$32.00')).toBeVisible();
    await page.getByRole('button', { name: 'Fail authentication' }).click();
    await expect(page).toHaveURL(/\/order\/payment_result\?orderNo=PT/);
    await expect(page.getByRole('heading', { level: 1, name: 'Pay for failure' })).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Pay \$/ })
      .click();
    await payByCard(page, cards.challenged);
    await page.getByRole('button', { name: 'Complete authentication' }).click();
    await expect(page).toHaveURL(/\/order\/payment_result\?orderNo=PT/);
    await expect(paid(page)).toBeVisible();
  });
});

test.describe('an order that nobody has paid', () => {
  const unpaid = (page: Page) => page.getByRole('heading', { level: 1, name: 'Not paid yet' });

  const leftAtPaypal = async (page: Page) => {
    await checkOutAsGuest(page, 'canvas-tote');
    await goToPaypal(page);
    await page.goBack();
    await expect(unpaid(page)).toBeFocused();
  };

  test('[K10] [K13] [ORDER-02] [ORDER-06] Back from the payment, and a closed tab, say that it is not paid; paying comes first', async ({
    page,
  }) => {
    await leftAtPaypal(page);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    const main = page.getByRole('main');
    await expect(main.getByText(/^Pay before/)).toBeVisible();
    await expect(main.getByText('1 Main Street')).toBeVisible();
    await expect(main.getByRole('button', { name: /^Pay \$/ })).toBeEnabled();
    await page.reload();
    await expect(unpaid(page)).toBeVisible();
    await main.getByRole('link', { name: 'Pay by card' }).click();
    await payByCard(page, cards.pays);
    await expect(paid(page)).toBeVisible();
    await expect(main.getByText('1 Main Street')).toBeVisible();
  });

  test('[ORDER-09] [ORDER-10] changing something puts it back into the cart; the order is over', async ({ page }) => {
    await leftAtPaypal(page);
    const result = page.url();
    await page.getByRole('button', { name: 'Change something' }).click();
    await expect(page).toHaveURL(/\/order\/shopping_cart$/);
    await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Canvas tote' })).toBeVisible();
    await page.goto(result);
    await expect(page.getByText('This order was cancelled.')).toBeVisible();
  });
});

test.describe('PayPal', () => {
  test('[ORDER-04] [ORDER-06] approved at the provider comes back paid', async ({ page }) => {
    await checkOutAsGuest(page, 'canvas-tote');
    await goToPaypal(page);
    await page.getByRole('button', { name: 'Approve', exact: true }).click();
    await expect(page).toHaveURL(/\/order\/payment_result\?orderNo=PT/);
    await expect(paid(page)).toBeVisible();
  });

  test('[ORDER-04] [ORDER-06] cancelled at the provider keeps the order, which can then be paid by card', async ({
    page,
  }) => {
    await checkOutAsGuest(page, 'canvas-tote');
    await goToPaypal(page);
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await expect(page).toHaveURL(/\/order\/payment_result\?orderNo=PT/);
    await expect(page.getByRole('heading', { level: 1, name: 'Not paid yet' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Pay by card' }).click();
    await payByCard(page, cards.pays);
    await expect(paid(page)).toBeVisible();
  });
});

test('[A2] [ORDER-04] [ORDER-10] the mail of an order is read in the outbox as it looks, and opens the order without signing in', async ({
  page,
  browser,
}) => {
  await checkOutAsGuest(page, 'canvas-tote');
  await payByCard(page, cards.pays);
  await expect(paid(page)).toBeVisible();
  const orderNo = new URL(page.url()).searchParams.get('orderNo') ?? '';
  const total = (await page.getByText('Total', { exact: true }).locator('..').innerText()).replace(/\s*Total\s*/, '');
  await page.goto('/sandbox/outbox?to=guest@souk.test');
  await page.getByRole('link', { name: new RegExp(`order ${orderNo}`) }).click();
  const mail = page.frameLocator('iframe');
  await expect(mail.getByRole('heading', { level: 1 })).toContainText(orderNo);
  await expect(mail.getByText('Canvas tote')).toBeVisible();
  await expect(mail.getByText('1 Main Street')).toBeVisible();
  await expect(mail.getByRole('row', { name: /^Total/ })).toContainText(total);
  const href = await mail.getByRole('link', { name: 'See your order' }).getAttribute('href');
  await page.getByRole('link', { name: 'As text' }).click();
  await expect(page.getByText(/1 × Canvas tote/)).toBeVisible();
  const elsewhere = await browser.newPage();
  const link = new URL(href ?? '');
  await elsewhere.goto(new URL(link.pathname + link.search, page.url()).href);
  await expect(elsewhere.getByRole('heading', { level: 1, name: `Order ${orderNo}` })).toBeVisible();
  await elsewhere.close();
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
