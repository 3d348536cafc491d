import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { atProvider } from '../account/shopper';
import { faultsOf } from '../axe';

/** This browser's sign-in was made an hour ago; the page asks for tokens anew, as it does every few minutes. */
export const signedInLongAgo = async (page: Page, request: APIRequestContext) => {
  const cookies = await page.context().cookies();
  const refreshToken = decodeURIComponent(cookies.find(({ name }) => name === 'desk.refresh')?.value ?? '');
  const reply = await request.post('/sandbox/sign-in/age', { data: { refreshToken, minutes: 60 } });
  expect(await reply.json()).toEqual({ minutes: 60 });
  await page.reload();
};

/** Opens the window that a dialog offers, at the provider. */
const openBeside = async (page: Page, dialog: Locator): Promise<Page> => {
  const opened = page.context().waitForEvent('page');
  await dialog.getByRole('link', { name: 'Sign in again' }).click();
  const other = await opened;
  await other.waitForURL(atProvider);
  return other;
};

const typePassword = async (other: Page) => {
  await other.getByLabel('Password', { exact: true }).fill('souk-demo');
  await other.getByRole('button', { name: 'Sign in', exact: true }).click();
};

/** Confirms who somebody is in the window that a dialog offers. @returns that window, which closes by itself */
export const confirmBeside = async (page: Page, dialog: Locator, email: string): Promise<Page> => {
  const other = await openBeside(page, dialog);
  await expect(other.getByRole('heading', { name: 'Confirm that it is you' })).toBeVisible();
  await expect(other.getByText(email)).toBeVisible();
  expect(await faultsOf(other, 'confirm page')).toEqual([]);
  await typePassword(other);
  return other;
};

/** Signs in anew in the window that a dialog offers, where the sign-in has ended. */
export const signInBeside = async (page: Page, dialog: Locator, email: string) => {
  const other = await openBeside(page, dialog);
  await other.getByLabel('Email', { exact: true }).fill(email);
  await typePassword(other);
};
