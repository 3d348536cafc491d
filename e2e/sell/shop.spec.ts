import { signInAt, newShopper } from '../account/shopper';
import { faultsOf } from '../axe';
import { expect, test } from '../fixtures';
import { apply, makeProduct } from '../support/data';
import { aPng } from '../support/picture';

test('[DESK-37] whoever was approved completes the profile on a phone, opens the shop, and a shopper finds it', async ({
  page,
  request,
  browser,
}) => {
  const owner = await newShopper(request);
  const name = `Loom ${owner.email.slice(4, 12)}`;
  const application = await apply(request, { email: owner.email, name });
  await request.post(`/sandbox/merchant/${application.id}/approve`);
  await page.setViewportSize({ width: 390, height: 800 });
  await signInAt(page, '/sell', owner);
  await expect(page.getByRole('heading', { level: 2, name: 'Your shop is not open yet' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open the shop' })).toBeDisabled();
  await expect(page.getByText('a contact for shoppers')).toBeVisible();
  expect(await faultsOf(page, 'overview')).toEqual([]);
  const merchantId = Number(new URL(page.url()).pathname.split('/')[2]);
  const product = await makeProduct(request, { merchantId });
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`/product/${product.slug}`);
  await expect(visitor.getByRole('heading', { level: 1, name: product.name })).toHaveCount(0);

  await page.getByRole('link', { name: 'Go to the shop profile' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Shop profile' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Name of the shop' })).toHaveValue(name);
  await page.getByRole('textbox', { name: 'Introduction in English' }).fill('We weave blankets by hand.');
  for (const picture of ['Logo', 'Banner']) {
    await page.getByLabel(picture, { exact: true }).setInputFiles(aPng);
    await expect(page.getByRole('img', { name: picture })).toBeVisible();
  }
  await page.getByRole('textbox', { name: 'Contact' }).fill('nobody');
  await page.getByRole('button', { name: 'Save the profile' }).click();
  await expect(page.getByText('Enter a contact of this kind')).toBeVisible();
  expect(await faultsOf(page, 'profile')).toEqual([]);
  await page.getByRole('textbox', { name: 'Contact' }).fill(owner.email);
  await page.getByRole('textbox', { name: 'Days in which you take goods back' }).fill('45');
  await page.getByRole('button', { name: 'Save the profile' }).click();
  await expect(page.getByText('The profile is complete.')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
    0,
  );
  await page.getByRole('button', { name: 'Open the shop' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Your shop is not open yet' })).toHaveCount(0);

  await visitor.goto(`/product/${product.slug}?open`);
  await expect(visitor.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
  await expect(visitor.getByRole('button', { name: 'Add to cart' }).first()).toBeEnabled();
  await visitor.goto(`/merchant/merchant/home?id=${merchantId}`);
  await expect(visitor.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(visitor.getByText('We weave blankets by hand.').first()).toBeVisible();
  await visitor.context().close();
});
