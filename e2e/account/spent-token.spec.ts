import { addProduct, cards, payByCard, toCheckout, typeAddress } from '../checkout/steps';
import { expect, test, untilHydrated } from '../fixtures';
import { newShopper, signInByDialog } from './shopper';

test('[lesson 19] [LOGIN-11] [LOGIN-08] a sign-in that dies while the order is placed loses nothing', async ({
  page,
  context,
  request,
}) => {
  const shopper = await newShopper(request);
  await addProduct(page, 'canvas-tote');
  await page.getByRole('banner').getByRole('button', { name: 'Account', exact: true }).click();
  await signInByDialog(page, shopper);
  await toCheckout(page);
  await typeAddress(page);
  await page.getByRole('textbox', { name: 'Order note' }).fill('Leave it with the neighbour');
  const address = page.url();

  await page.route(
    '**/api/front/order/create',
    (route) => route.fulfill({ status: 401, json: { code: 410001, message: 'Your sign-in has ended', data: null } }),
    { times: 1 },
  );
  await payByCard(page, cards.pays);
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await expect(dialog).toContainText('Your sign-in has ended');
  expect(page.url()).toBe(address);
  await expect.poll(async () => (await context.cookies()).some(({ name }) => name.startsWith('auth.'))).toBe(false);

  await context.clearCookies({ name: /^souk_idp/ });
  await signInByDialog(page, shopper);
  await expect(page).toHaveURL(address);
  await untilHydrated(page);
  await expect(page.getByRole('textbox', { name: 'Order note' })).toHaveValue('Leave it with the neighbour');
  await expect(page.getByRole('textbox', { name: 'City', exact: true })).toHaveValue('Springfield');
  await payByCard(page, cards.pays);
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you, your order is paid' })).toBeVisible();
});
