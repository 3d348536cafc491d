import { randomUUID } from 'node:crypto';
import { newShopper, signInAt } from '../account/shopper';
import { faultsOf } from '../axe';
import { buyShown } from '../checkout/steps';
import { expect, test, untilHydrated } from '../fixtures';
import { makeBasket } from '../sell/new-product';
import { apply } from '../support/data';
import { mailWith } from '../support/mails';
import { aPng } from '../support/picture';
import { openDesk } from './desk';

test('[DESK-05] [DESK-09] [DESK-37] a seller’s document is refused, sent anew and accepted; they are approved, open their shop and sell their first product', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const open = async () => (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  const owner = await newShopper(request);
  const name = `Loom ${owner.email.slice(4, 12)}`;
  const { id } = await apply(request, { email: owner.email, name });

  const staff = await open();
  await openDesk(staff, `/admin/applications/${id}`, 'admin');
  await staff.getByRole('button', { name: 'Refuse document 1' }).click();
  const refusal = staff.getByRole('dialog', { name: 'Refuse the document' });
  await refusal.getByRole('textbox', { name: 'What is wrong with it?' }).fill('The stamp is missing');
  await refusal.getByRole('button', { name: 'Refuse the document' }).click();
  await expect(staff.getByText('A document is refused: decline the application')).toBeVisible();
  await expect(staff.getByRole('button', { name: /^Approve/ })).toHaveCount(0);
  await staff.getByRole('button', { name: 'Decline', exact: true }).click();
  const decline = staff.getByRole('dialog', { name: 'Decline' });
  await decline.getByRole('textbox', { name: 'Why is it declined?' }).fill('Please send the extract with its stamp');
  await decline.getByRole('button', { name: 'Decline', exact: true }).click();
  await expect(staff.getByText('It was declined:')).toBeVisible();
  expect(await mailWith(request, owner.email, 'Please send the extract with its stamp')).toContain('Souk');

  await signInAt(page, `/merchant/registration?id=${id}`, owner);
  await untilHydrated(page);
  await expect(page.getByText('This picture was not accepted: The stamp is missing')).toBeVisible();
  await page.getByLabel('Qualification pictures').setInputFiles(aPng);
  await expect(page.getByRole('img', { name: 'Picture 1' })).toBeVisible();
  await page.getByRole('checkbox', { name: /I have read the agreement/ }).check();
  await page.getByRole('button', { name: 'Send it again' }).click();
  await expect(page.getByRole('article', { name }).getByText('Pending review')).toBeVisible();

  await staff.reload();
  await staff.getByRole('button', { name: 'Accept document 1' }).click();
  await staff.getByRole('button', { name: /^Approve/ }).click();
  await expect(staff.getByText('It was approved.')).toBeVisible();
  await staff.getByRole('link', { name: 'The merchant it became' }).click();
  await staff.getByRole('button', { name: 'Look at new products first' }).click();
  await expect(staff.getByText(/^What it has never sold before waits for your look/)).toBeVisible();
  const welcome = await mailWith(request, owner.email, 'Welcome to Souk');
  const way = /https?:\/\/\S+\/sell\b/.exec(welcome)?.[0] ?? '';
  expect(way, welcome).not.toBe('');

  await signInAt(page, way, owner);
  await page.getByRole('link', { name: 'Go to the shop profile' }).click();
  await page.getByRole('textbox', { name: 'Introduction in English' }).fill('We weave blankets by hand.');
  for (const picture of ['Logo', 'Banner']) {
    await page.getByLabel(picture, { exact: true }).setInputFiles(aPng);
    await expect(page.getByRole('img', { name: picture })).toBeVisible();
  }
  await page.getByRole('textbox', { name: 'Contact' }).fill(owner.email);
  await page.getByRole('textbox', { name: 'Days in which you take goods back' }).fill('45');
  await page.getByRole('button', { name: 'Save the profile' }).click();
  await page.getByRole('button', { name: 'Open the shop' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Your shop is not open yet' })).toHaveCount(0);
  await page.getByRole('navigation', { name: 'Screens' }).getByRole('link', { name: 'Products' }).click();
  await page.getByRole('link', { name: 'New product' }).click();
  const product = `Willow basket ${randomUUID().slice(0, 8)}`;
  await makeBasket(page, product);
  await page.getByRole('button', { name: 'Send for a look' }).click();
  await expect(page.getByText(/^Waiting for the marketplace’s look since/)).toBeVisible();

  await staff.goto('/admin');
  await staff.getByRole('link', { name: /New products to look at/ }).click();
  await staff.getByRole('rowheader', { name: product }).getByRole('link').click();
  await staff.getByRole('button', { name: 'Accept and put on sale' }).click();
  await expect(staff.getByRole('button', { name: 'Take off sale' })).toBeVisible();
  await page.reload();
  const address = await page.getByRole('link', { name: 'See it in the shop' }).getAttribute('href');

  const shopper = await open();
  await shopper.goto(address ?? '');
  await untilHydrated(shopper);
  await shopper.getByRole('radio', { name: 'Small' }).check();
  await buyShown(shopper);

  await page.getByRole('navigation', { name: 'Screens' }).getByRole('link', { name: 'Orders' }).click();
  await page.getByRole('rowheader').first().getByRole('link').click();
  await expect(page.getByText(product).filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mark as sent' })).toBeVisible();
  expect(await faultsOf(page, 'first order')).toEqual([]);
  for (const other of [staff, shopper]) await other.context().close();
});
