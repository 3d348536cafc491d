import { expect, test, untilHydrated } from '../fixtures';
import { codeSentTo, newShopper, signInByDialog } from '../account/shopper';

/** The smallest PNG there is: one white point. */
const picture = {
  name: 'registration.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==',
    'base64',
  ),
};

test('[MER-02] [MER-03] [ROUTE-15] [ROUTE-17] applying to sell: sent, declined with reasons, sent again, approved', async ({
  page,
  request,
}) => {
  const shopper = await newShopper(request);
  const name = `Stall ${shopper.email.slice(4, 12)}`;
  await page.goto('/users/registration');
  await expect(page).toHaveURL('/merchant/registration');
  await untilHydrated(page);

  await page.getByRole('button', { name: 'Send the application' }).click();
  await expect(page.getByText('Please enter the company name')).toBeVisible();
  await expect(page.getByText('Please check the user privacy agreement')).toBeVisible();
  await expect(page.getByLabel('Company name')).toBeFocused();

  await page.getByLabel('Company name').fill(name);
  await page.getByRole('radio', { name: 'I have products and can promote' }).check();
  await page.getByLabel('Product category').selectOption({ index: 1 });
  await page.getByLabel('Your name').fill('Olive Oak');
  await page.getByLabel('Phone').fill('+1 617 555 0111');
  await page.getByLabel('Email', { exact: true }).fill(shopper.email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('Please check your mailbox for the verification code')).toBeVisible();
  await expect(page.getByRole('button', { name: /^\d+ s$/ })).toBeDisabled();
  await page.getByLabel('Verification code').fill(await codeSentTo(request, shopper.email));
  await page.getByLabel('Qualification pictures').setInputFiles(picture);
  await expect(page.getByRole('img', { name: 'Picture 1' })).toBeVisible();
  await page.getByRole('checkbox', { name: /I have read the agreement/ }).check();
  await page.getByRole('button', { name: 'Send the application' }).click();

  await expect(page).toHaveURL(/\/merchant\/registration\/confirm\?id=\d+$/);
  await expect(page.getByText(/within 15 working days/)).toBeVisible();
  const id = new URL(page.url()).searchParams.get('id') ?? '';
  await page.getByRole('button', { name: 'Sign in' }).click();
  await signInByDialog(page, shopper);
  const card = page.getByRole('article', { name });
  await expect(card.getByText('Pending review')).toBeVisible();

  await request.post(`/sandbox/merchant/${id}/decline`, { data: { reason: 'The registration cannot be read.' } });
  await page.reload();
  await expect(card.getByText('Declined')).toBeVisible();
  await expect(card.getByText('Why: The registration cannot be read.')).toBeVisible();
  await card.getByRole('link', { name: 'Correct and resend' }).click();
  await expect(page.getByLabel('Company name')).toHaveValue(name);
  await page.getByRole('checkbox', { name: /I have read the agreement/ }).check();
  await page.getByRole('button', { name: 'Send it again' }).click();
  await expect(card.getByText('Pending review')).toBeVisible();

  await request.post(`/sandbox/merchant/${id}/approve`);
  await page.reload();
  await expect(card.getByText('Approved')).toBeVisible();
  const mails = (await (await request.get('/sandbox/outbox')).json()) as { to: string; subject: string }[];
  expect(mails.filter(({ to }) => to === shopper.email).map(({ subject }) => subject)).toEqual(
    expect.arrayContaining([
      'Your code for selling on Souk',
      'We have received your application',
      'Your application to sell on Souk',
      'Welcome to Souk',
    ]),
  );
});
