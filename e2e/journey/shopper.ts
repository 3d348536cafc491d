import type { Page } from '@playwright/test';
import { expect, untilHydrated } from '../fixtures';
import type { Words } from './words';

/** Puts one linen shirt into the cart and goes on to the order confirmation as a guest. */
export const toConfirmation = async (page: Page, w: Words) => {
  await page.goto('/product/linen-shirt');
  await untilHydrated(page);
  // The picture of the option lies over its radio button; a shopper presses the picture.
  await page.getByRole('radio', { name: w.color }).click({ force: true });
  await expect(page.getByRole('radio', { name: w.color })).toBeChecked();
  await page.getByRole('radio', { name: 'M', exact: true }).click({ force: true });
  await expect(page.getByRole('radio', { name: 'M', exact: true })).toBeChecked();
  await page.getByRole('button', { name: w.addToCart, exact: true }).first().click();
  const drawer = page.getByRole('dialog', { name: w.drawer, exact: true });
  const inDrawer = drawer.getByRole('listitem').first();
  await expect(page.getByRole('button', { name: w.cart }).first()).toContainText('1');
  if (!(await drawer.isVisible())) await page.getByRole('button', { name: w.cart }).first().click();
  await expect(inDrawer).toBeVisible();
  await drawer.getByRole('link', { name: w.viewCart }).click();
  await expect(page).toHaveURL(/\/order\/shopping_cart/);
  await page.getByRole('main').getByRole('button', { name: w.checkout, exact: true }).first().click();
  await expect(page.getByRole('heading', { name: w.confirmation, level: 1 })).toBeVisible();
};

/** Fills what a guest is asked for and places the order, to be paid by card. */
export const placeAsGuest = async (page: Page, w: Words) => {
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await field(w.email).fill('guest@souk.test');
  await field(w.firstName).fill('Ada');
  await field(w.lastName).fill('Lovelace');
  await field(w.address).fill('1 Main Street');
  await field(w.city).fill('Springfield');
  await field(w.province).fill('Illinois');
  await field(w.postCode).fill('62701');
  await field(w.phone).fill('+12175550123');
  await page.getByRole('radio', { name: w.card }).check({ force: true });
  await page.getByRole('button', { name: w.place }).click();
  await expect(page).toHaveURL(/\/order\/stripe_payment/);
};

/** Types a card into the provider's frame and pays. */
export const payByCard = async (page: Page, w: Words, number: string) => {
  const frame = page.frameLocator('iframe').first();
  await frame.getByRole('textbox').nth(0).fill(number);
  await frame.getByRole('textbox').nth(1).fill('12 / 34');
  await frame.getByRole('textbox').nth(2).fill('123');
  await page.getByRole('button', { name: w.pay }).click();
};
