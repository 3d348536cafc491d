import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from '../fixtures';

/** The link of the invitation that was mailed to somebody. */
export const linkTo = async (request: APIRequestContext, to: string): Promise<string> => {
  const [mail] = (await (await request.get('/sandbox/outbox', { params: { to } })).json()) as { text: string }[];
  return /https?:\/\/\S+token=\S+/.exec(mail?.text ?? '')?.[0] ?? '';
};

/** Somebody who works for the platform and whom no other test knows. */
export type Colleague = { email: string; password: string };

/** Invites somebody from the open screen of staff. @returns them, and the link that they were mailed */
export const invite = async (page: Page, request: APIRequestContext, role: RegExp) => {
  const email = `staff-${randomUUID().slice(0, 8)}@souk.test`;
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('checkbox', { name: role }).check();
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(page.getByRole('button', { name: `Take back the invitation of ${email}` })).toBeVisible();
  return { colleague: { email, password: 'a long one for staff' }, link: await linkTo(request, email) };
};

/** Accepts an invitation that is open. */
export const accept = async (page: Page, { password }: Colleague, name: string) => {
  await page.getByLabel('What your colleagues call you').fill(name);
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Accept and sign in' }).click();
};
