import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from '../fixtures';
import { signInByCalls } from './sign-in-calls';

export type Shopper = { email: string; password: string };

/** Has past orders in every state, addresses, coupons, points. Read by many tests, changed by none. */
export const demoShopper: Shopper = { email: 'shopper@souk.test', password: 'souk-demo' };

/** The code that the store mailed or texted last to somebody. */
export const codeSentTo = async (request: APIRequestContext, to: string): Promise<string> => {
  const outbox = (await (await request.get('/sandbox/outbox', { params: { to } })).json()) as { code?: string }[];
  return outbox.find(({ code }) => code)?.code ?? '';
};

/** Makes an account that no other test knows. */
export const newShopper = async (request: APIRequestContext): Promise<Shopper> => {
  const shopper = { email: `e2e-${randomUUID().slice(0, 8)}@souk.test`, password: 'secret-enough' };
  expect(
    (await request.post('/api/front/login/email/captcha', { data: JSON.stringify(shopper.email), headers: json })).ok(),
  ).toBe(true);
  const captcha = await codeSentTo(request, shopper.email);
  const reply = await request.post('/api/front/login/register/email', { data: { ...shopper, captcha } });
  expect(await reply.json()).toMatchObject({ code: 200 });
  return shopper;
};

const json = { 'content-type': 'application/json' };

/** What the dialog and the providers' pages are called in each language. */
const words = {
  en: { email: 'Email', signIn: 'Sign in', password: 'Password', submit: /^sign in$/i, signingIn: 'Signing you in' },
  fr: {
    email: 'E-mail',
    signIn: 'Se connecter',
    password: 'Mot de passe',
    submit: /^(se connecter|connexion)$/i,
    signingIn: 'Connexion en cours',
  },
};

/** An address of the identity provider: the embedded one, or Keycloak (`npm run test:keycloak`). */
export const atProvider = /\/realms\/souk(-desk)?\//;

/** Types the password at the provider's page. */
export const typePassword = async (page: Page, password: string, locale: 'en' | 'fr' = 'en') => {
  await page.waitForURL(atProvider);
  await page.getByLabel(words[locale].password, { exact: true }).fill(password);
  await page.getByRole('button', { name: words[locale].submit }).click();
};

/** Goes on from the open login dialog through the identity provider, and is back where it was. */
export const signInByDialog = async (page: Page, { email, password }: Shopper, locale: 'en' | 'fr' = 'en') => {
  const at = words[locale];
  const dialog = page.getByRole('dialog', { name: at.signIn });
  await dialog.getByRole('textbox', { name: at.email }).fill(email);
  await dialog.getByRole('button', { name: at.signIn, exact: true }).click();
  await typePassword(page, password, locale);
  await page.waitForURL((url) => !/\/realms\/souk(-desk)?\/|\/callback/.test(url.pathname));
  await expect(page.getByRole('heading', { level: 1, name: at.signingIn })).toBeHidden();
};

/** Opens a page that asks for a sign-in and goes through its dialog and the provider's page, as a person does. */
export const signInByPages = async (
  page: Page,
  path: string,
  shopper: Shopper = demoShopper,
  locale: 'en' | 'fr' = 'en',
) => {
  await page.goto(path);
  await signInByDialog(page, shopper, locale);
};

/**
 * Opens a page as somebody who signed in a moment ago: the provider was asked in this browser's cookies, without its pages (sign-in-calls.ts).
 * A journey about signing in takes `signInByPages`.
 */
export const signInAt = async (page: Page, path: string, shopper: Shopper = demoShopper) => {
  await signInByCalls(page.context().request, path, shopper);
  await page.goto(path);
};
