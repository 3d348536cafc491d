import { faultsOf } from '../axe';
import { expect, test } from '../fixtures';
import { makeMerchant, makeProduct } from '../support/data';
import { openDesk } from './desk';

test('[DESK-37] a merchant is suspended with a reason, sells nothing until that ends, and gets an owner', async ({
  page,
  request,
  browser,
}) => {
  const merchant = await makeMerchant(request);
  const product = await makeProduct(request, { merchantId: merchant.id, stock: 5 });
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`/product/${product.slug}`);
  await expect(visitor.getByRole('button', { name: 'Add to cart' }).first()).toBeEnabled();

  await openDesk(page, '/admin', 'finance');
  await page.getByRole('navigation', { name: 'Screens' }).getByRole('link', { name: 'Merchants' }).click();
  await page.getByRole('searchbox').fill(merchant.name);
  await page.getByRole('button', { name: 'Find' }).click();
  await page.getByRole('navigation', { name: 'Parts of the list' }).getByRole('link', { name: 'Selling' }).click();
  await expect(page).toHaveURL(/tab=open/);
  expect(await faultsOf(page, 'merchants')).toEqual([]);
  await page.getByRole('rowheader', { name: merchant.name }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: merchant.name })).toBeVisible();

  await page.getByRole('button', { name: 'Suspend' }).click();
  const dialog = page.getByRole('dialog', { name: `Suspend ${merchant.name}?` });
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  await expect(dialog.getByText('Say why')).toBeVisible();
  expect(await faultsOf(page, 'suspend dialog')).toEqual([]);
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Parcels do not arrive');
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  await expect(page.getByText(/suspended the merchant$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'End the suspension' })).toBeVisible();
  expect(await faultsOf(page, 'merchant')).toEqual([]);

  await visitor.goto(`/product/${product.slug}?again`);
  await expect(visitor.getByText(`${merchant.name} sells nothing at the moment.`)).toBeVisible();
  await expect(visitor.getByRole('button', { name: 'Add to cart' }).first()).toBeDisabled();
  expect(await faultsOf(visitor, 'product')).toEqual([]);

  await page.getByRole('button', { name: 'End the suspension' }).click();
  await expect(page.getByRole('button', { name: 'Suspend' })).toBeVisible();
  await visitor.goto(`/product/${product.slug}?once-more`);
  await expect(visitor.getByRole('button', { name: 'Add to cart' }).first()).toBeEnabled();

  await page.getByRole('textbox', { name: 'Email' }).fill(`heir-${merchant.id}@souk.test`);
  await page.getByRole('button', { name: 'Appoint' }).click();
  await expect(page.getByText(/^Invited by/)).toBeVisible();
  await visitor.context().close();
});
