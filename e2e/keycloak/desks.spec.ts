import { signInByPages, signInByDialog } from '../account/shopper';
import { expect, test } from '../fixtures';

/** People of tools/keycloak/keycloak.mjs. Their roles stand in Keycloak alone: the store granted them none. */
const person = (name: string) => ({ email: `${name}@souk.test`, password: 'souk-demo' });

test('[DESK-01] [DESK-26] a role that Keycloak’s token names opens its screens and no others; the shop’s client opens none', async ({
  page,
}) => {
  await signInByPages(page, '/users/order_list', person('claimed'));
  await page.goto('/admin');
  await signInByDialog(page, person('claimed'));
  const screens = page.getByRole('navigation', { name: 'Screens' });
  await expect(screens.getByRole('link', { name: 'Tickets' })).toBeVisible();
  await expect(screens.getByRole('link', { name: 'Payouts' })).toHaveCount(0);
  await page.goto('/admin/payouts');
  await expect(page.getByRole('heading', { name: 'Your role does not open this page' })).toBeVisible();
});

test('[DESK-28] whoever signs in with the address that a merchant invited works there, if Keycloak has proved it', async ({
  page,
  browser,
}) => {
  await signInByPages(page, '/sell', person('seller'));
  await page.getByRole('navigation', { name: 'Screens' }).getByRole('link', { name: 'People' }).click();
  for (const name of ['second', 'unproved']) {
    const { email } = person(name);
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByRole('button', { name: 'Send the invitation' }).click();
    await expect(page.getByRole('button', { name: `Take back the invitation of ${email}` })).toBeVisible();
  }
  const as = async (name: string, heading: string) => {
    const context = await browser.newContext();
    const other = await context.newPage();
    await signInByPages(other, '/sell', person(name));
    await expect(other.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await context.close();
  };
  await as('second', 'Overview');
  await as('unproved', 'You do not sell here yet');
  await page.reload();
  await expect(page.getByRole('row', { name: /second@souk\.test/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take back the invitation of unproved@souk.test' })).toBeVisible();
});
