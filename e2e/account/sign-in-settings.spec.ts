import { expect, test } from '../fixtures';
import { codeSentTo, newShopper, signInAt, signInByPages, typePassword } from './shopper';

test('[ACCT-10] a signed-in shopper chooses a new password by a code that is pasted as it was mailed', async ({
  page,
  request,
}) => {
  const { email } = await newShopper(request);
  await signInAt(page, '/users/user_info', { email, password: 'secret-enough' });
  await page.getByRole('button', { name: 'Change password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change your password' });
  await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  await dialog.getByRole('button', { name: 'Send code' }).click();
  const code = page.getByRole('dialog').getByRole('textbox', { name: 'Verification code' });
  await code.fill('000000');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Verification code is wrong' })).toBeVisible();
  const sent = await codeSentTo(request, email);
  await code.fill(` ${sent.slice(0, 3)} ${sent.slice(3)}`);
  await expect(code).toHaveValue(sent);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill('a-new-secret');
  await page.getByRole('dialog').getByLabel('Confirm password', { exact: true }).fill('a-new-secret');
  await page.getByRole('button', { name: 'Save password' }).click();
  await typePassword(page, 'a-new-secret');
  await page.waitForURL(/\/users\/user_info$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
});

test('[ACCT-10] whoever lost a device signs out everywhere', async ({ page, browser, request }) => {
  const shopper = await newShopper(request);
  await signInAt(page, '/users/user_info', shopper);
  const lost = await (await browser.newContext()).newPage();
  await signInAt(lost, '/users/address_list', shopper);
  await expect(lost.getByRole('heading', { level: 1, name: 'Addresses' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign out on all devices' }).click();
  await expect(page.getByRole('heading', { name: 'You are signed out on all devices' })).toBeVisible();
  await page.getByRole('link', { name: 'Back home' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  // Whoever presses Back may be somebody else, who signed in since.
  await page.goBack();
  await page.waitForURL((url) => url.pathname === '/');
  await lost.reload();
  await expect(lost.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  await expect(lost.getByRole('heading', { level: 1, name: 'Addresses' })).toBeHidden();
  await lost.context().close();
});

test('[ACCT-11] whoever has another e-mail signs in with it from then on, and the old address is told', async ({
  page,
  request,
}) => {
  const { email, password } = await newShopper(request);
  const moved = email.replace('e2e-', 'moved-');
  await signInAt(page, '/users/user_info', { email, password });
  await page.getByRole('button', { name: 'Change email address' }).click();
  await page.getByRole('textbox', { name: 'New email address' }).fill(moved);
  await page.getByRole('button', { name: 'Send code' }).click();
  const code = page.getByRole('textbox', { name: 'Verification code' });
  await expect(code).toBeFocused();
  await code.fill(await codeSentTo(request, moved));
  const own = page.getByLabel('Your password', { exact: true });
  await own.fill('somebody-elses');
  await page.getByRole('button', { name: 'Change email address' }).click();
  await expect(own).toHaveAccessibleDescription('This is not your password');
  await own.fill(password);
  await page.getByRole('button', { name: 'Change email address' }).click();
  await expect(page.getByRole('heading', { name: 'Your email address is changed' })).toBeVisible();
  const told = await request.get('/sandbox/outbox', { params: { to: email } });
  expect(await told.text()).toContain('has changed');
  await signInByPages(page, '/users/user_info', { email: moved, password });
  await expect(page.getByRole('main').getByRole('textbox', { name: 'Email', exact: true })).toHaveValue(moved);
});
