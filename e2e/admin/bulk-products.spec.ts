import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { faultsOf } from '../axe';
import { expect, test } from '../fixtures';
import { makeBasket } from '../sell/new-product';
import { openDesk } from './desk';

/** Makes baskets for $39 at the open desk of a merchant, and puts them on sale. @returns their names */
const makeBaskets = async (page: Page, many: number) => {
  const kind = `Rattan ${randomUUID().slice(0, 8)}`;
  const names = ['One', 'Two', 'Three'].slice(0, many).map((one) => `${kind} ${one}`);
  const list = new URL(page.url()).pathname;
  for (const name of names) {
    await page.goto(`${list}/products/new`);
    await makeBasket(page, name);
    await page.getByRole('button', { name: 'Put on sale', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Take off sale', exact: true })).toBeVisible();
  }
  return { kind, names };
};

/** Chooses what the open list shows of these. */
const choose = async (page: Page, names: readonly string[]) => {
  for (const name of names) await page.getByRole('checkbox', { name: `Choose ${name}` }).check();
  await expect(page.getByText(names.length === 1 ? '1 row chosen' : `${names.length} rows chosen`)).toBeVisible();
};

test('[DESK-06] [DESK-09] [DESK-45] [DESK-57] [DESK-58] three products are raised by ten percent as shown, taken off sale, put on again; one is duplicated', async ({
  page,
  browser,
}) => {
  const seller = await (await browser.newContext()).newPage();
  await openDesk(seller, '/sell', 'seller');
  await expect(seller).toHaveURL(/\/sell\/\d+$/);
  const { kind, names } = await makeBaskets(seller, 3);
  const [one = '', two = '', three = ''] = names;

  await openDesk(page, `/admin/products?q=${encodeURIComponent(kind)}`, 'catalogue');
  await choose(page, names);
  expect(await faultsOf(page, 'chosen products')).toEqual([]);
  await seller.getByRole('textbox', { name: 'Price of Small', exact: true }).fill('50');
  await seller.getByRole('button', { name: 'Save the prices' }).click();
  await expect(seller.getByRole('region', { name: 'Prices' }).getByRole('cell', { name: '$50.00' })).toBeVisible();

  await page.getByRole('button', { name: 'Change prices' }).click();
  const prices = page.getByRole('dialog', { name: 'Change prices' });
  await prices.getByRole('textbox', { name: 'Change, %' }).fill('10');
  await prices.getByRole('button', { name: 'Show the new prices' }).click();
  await expect(prices.getByRole('row', { name: one })).toContainText('$39.00$42.90');
  await expect(prices.getByRole('row', { name: three })).toContainText('$39.00 – $50.00$42.90 – $55.00');
  expect(await faultsOf(page, 'new prices')).toEqual([]);
  await prices.getByRole('button', { name: 'Change the prices of 3 products' }).click();
  await expect(prices.getByRole('alert')).toContainText(`${three}: This product was changed in the meantime`);
  await prices.getByRole('button', { name: 'Change the prices of 1 product' }).click();
  await expect(prices).toBeHidden();
  for (const name of names) await expect(page.getByRole('row', { name })).toContainText('$42.90');

  await choose(page, names);
  await page.getByRole('button', { name: 'Take off sale' }).click();
  const hide = page.getByRole('dialog', { name: 'Take off sale' });
  await expect(hide.getByText('3 products go off sale.')).toBeVisible();
  await hide.getByRole('button', { name: 'Take 3 products off sale' }).click();
  await expect(hide).toBeHidden();
  for (const name of names) await expect(page.getByRole('row', { name })).toContainText('Not on sale');
  await choose(page, names);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('3 products are on sale again.')).toBeVisible();
  for (const name of names) await expect(page.getByRole('row', { name })).not.toContainText('Not on sale');
  await page.getByRole('button', { name: 'Take off sale' }).click();
  await hide.getByRole('button', { name: 'Take 3 products off sale' }).click();
  await expect(hide).toBeHidden();
  for (const name of names) await expect(page.getByRole('row', { name })).toContainText('Not on sale');
  await choose(page, names);
  await page.getByRole('button', { name: 'Put on sale' }).click();
  await page.getByRole('button', { name: 'Put 3 products on sale' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('row', { name: two })).not.toContainText('Not on sale');

  await page.getByRole('link', { name: two }).click();
  const inShop = await page.getByRole('link', { name: 'See it in the shop' }).getAttribute('href');
  await page.getByRole('button', { name: 'Duplicate the product' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${two} (copy)` })).toBeVisible();
  await expect(page.getByText('Panier en osier (copie)')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Price of Large', exact: true })).toHaveValue('42.90');
  await expect(page.getByText('Sold out')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Put on sale', exact: true })).toBeVisible();
  await page.goto(inShop ?? '');
  await expect(page.getByRole('heading', { level: 1, name: two })).toBeVisible();
  await expect(page.getByRole('main').getByText('$42.90').first()).toBeVisible();

  // [DESK-45] narrowed, [DESK-57] archived and brought back
  await page.goto(`/admin/products?q=${encodeURIComponent(kind)}&to=43`);
  await page.getByRole('combobox', { name: 'What is missing' }).selectOption('No alternative text');
  await expect(page).toHaveURL(/lacks=pictureText/);
  await choose(page, [one]);
  await page.getByRole('button', { name: 'Archive', exact: true }).click();
  await page.getByRole('button', { name: 'Archive 1 product' }).click();
  await expect(page.getByRole('link', { name: one, exact: true })).toHaveCount(0);
  await page.getByRole('link', { name: 'Archived', exact: true }).click();
  await page.getByRole('link', { name: one, exact: true }).click();
  await page.getByRole('textbox', { name: 'SKU of Small' }).fill(`${kind} 1`);
  await page.getByRole('button', { name: 'Save the SKUs' }).click();
  await expect(page.getByRole('button', { name: 'Save the SKUs' })).toBeDisabled();
  expect(await faultsOf(page, 'archived product')).toEqual([]);
  await page.getByRole('button', { name: 'Bring back', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Put on sale', exact: true })).toBeVisible();
});

test('[DESK-09] on a phone a seller chooses by key; each dialog fits and is for everyone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openDesk(page, '/sell', 'seller');
  await expect(page).toHaveURL(/\/sell\/\d+$/);
  const desk = new URL(page.url()).pathname;
  const { kind, names } = await makeBaskets(page, 1);
  await page.goto(`${desk}/products?q=${encodeURIComponent(kind)}`);
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await expect(page.getByRole('combobox', { name: 'Category' })).toBeVisible();
  expect(await faultsOf(page, 'filter')).toEqual([]);
  await page.getByRole('link', { name: names[0] ?? '' }).focus();
  await page.keyboard.press('x');
  await expect(page.getByText('1 row chosen')).toBeVisible();
  for (const action of [
    'Put on sale',
    'Take off sale',
    'Change prices',
    'Discount',
    'Change the category',
    'Archive',
  ]) {
    await page.getByRole('button', { name: action, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: action });
    expect(await faultsOf(page, action)).toEqual([]);
    const room = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(room).toBe(0);
    await dialog.getByRole('button', { name: 'Leave it' }).click();
    await expect(dialog).toBeHidden();
  }
  await page.getByRole('button', { name: 'Discount', exact: true }).click();
  const discount = page.getByRole('dialog', { name: 'Discount' });
  await discount.getByRole('textbox', { name: 'Discount, %' }).fill('20');
  await discount.getByLabel('The discount ends').fill('2099-01-01T10:00');
  await discount.getByRole('button', { name: 'Set the discount of 1 product' }).click();
  await expect(discount).toBeHidden();
  await expect(page.getByRole('row', { name: names[0] ?? '' })).toContainText('$31.20');
  await page.getByRole('link', { name: names[0] ?? '' }).focus();
  await page.keyboard.press('x');
  await page.getByRole('button', { name: 'Change the stock' }).click();
  const stock = page.getByRole('dialog', { name: 'Change the stock' });
  await stock.getByRole('textbox', { name: 'How many more or fewer of each' }).fill('5');
  expect(await faultsOf(page, 'stock')).toEqual([]);
  await stock.getByRole('button', { name: 'Change the stock of 1 product' }).click();
  await expect(stock.getByRole('alert')).toContainText(`${names[0]}: It has several variants`);
});
