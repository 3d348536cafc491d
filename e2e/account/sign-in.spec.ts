import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test, untilHydrated, withoutPrefetchedReplies } from '../fixtures';
import { codeSentTo, demoShopper, newShopper, signInByPages, signInByDialog, typePassword } from './shopper';

/**
 * Reads what the dialog says before it goes on to the provider by itself, two seconds later: the way there is held until
 * it has been read.
 */
const readOnTheWay = async (page: Page, sentence: string, press: () => Promise<void>) => {
  let goOn: () => void = () => {};
  const isRead = new Promise<void>((resolve) => (goOn = resolve));
  await page.route('**/auth/provider', async (route) => {
    await isRead;
    await route.continue();
  });
  await press();
  await expect(page.getByText(sentence)).toBeVisible();
  goOn();
};

test.describe('sign-in', () => {
  test(
    '[LOGIN-07] [LOGIN-08] through the provider and back to where the shopper was',
    { tag: '@smoke' },
    async ({ page }) => {
      const asked: URL[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/protocol/openid-connect/auth?')) asked.push(new URL(request.url()));
      });
      await page.goto('/product/linen-shirt?Color=Blue');
      await untilHydrated(page);
      await page.getByRole('banner').getByRole('button', { name: 'Account' }).click();
      await signInByDialog(page, demoShopper);
      await expect(page).toHaveURL(/\/product\/linen-shirt\?Color=Blue$/);
      await page.getByRole('banner').getByRole('button', { name: 'Account' }).click();
      await expect(page.getByText(demoShopper.email)).toBeVisible();

      const query = asked[0]!.searchParams;
      expect(query.get('response_type')).toBe('code');
      expect(query.get('code_challenge_method')).toBe('S256');
      expect(query.get('scope')).toBe('openid profile email');
      expect(query.get('login_hint')).toBe(demoShopper.email);
    },
  );

  test('[LOGIN-08] the account menu that is asked for while a sign-in ends is open on the page that follows', async ({
    page,
  }) => {
    await page.goto('/products/all');
    await untilHydrated(page);
    const account = page.getByRole('banner').getByRole('button', { name: 'Account' });
    await account.click();
    let goOn: () => void = () => {};
    const isPressed = new Promise<void>((resolve) => (goOn = resolve));
    await page.route('**/front/user/info', async (route) => {
      await isPressed;
      await route.continue();
    });
    const dialog = page.getByRole('dialog', { name: 'Sign in' });
    await dialog.getByRole('textbox', { name: 'Email' }).fill(demoShopper.email);
    await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
    await typePassword(page, demoShopper.password);
    await page.waitForURL(/\/products\/all$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Signing you in' })).toBeVisible();
    await account.click();
    goOn();
    await expect(page.getByRole('heading', { level: 1, name: 'Signing you in' })).toBeHidden();
    await expect(page.getByText(demoShopper.email)).toBeVisible();
  });

  test('[DESK-22] an access token says when its person signed in and how surely; a renewal makes it no younger', async ({
    page,
  }) => {
    // Read in the page, before the page itself reads it: a browser does not keep the answer of a page that has been left.
    const answers: string[] = [];
    await page.exposeFunction('keepAnswer', (text: string) => void answers.push(text));
    await page.addInitScript(() => {
      const { keepAnswer } = globalThis as unknown as { keepAnswer: (text: string) => Promise<void> };
      const send = globalThis.fetch;
      globalThis.fetch = async (...asked) => {
        const reply = await send(...asked);
        if (reply.ok && reply.url.endsWith('/auth/token')) await keepAnswer(await reply.clone().text());
        return reply;
      };
    });
    const claimsAfter = async (act: () => Promise<unknown>) => {
      const before = answers.length;
      await act();
      await expect.poll(() => answers.length).toBeGreaterThan(before);
      // The first line: what the page asked for with it stands in those behind.
      const [line = ''] = (answers[before] ?? '').split('\n');
      const { access_token: token } = JSON.parse(line) as { access_token: string };
      return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;
    };
    const first = await claimsAfter(() => signInByPages(page, '/users/user_info'));
    expect(first).toMatchObject({ auth_time: expect.any(Number), acr: expect.any(String) });
    expect(await claimsAfter(() => page.reload())).toMatchObject({ auth_time: first['auth_time'] });
  });

  test('[LOGIN-09] no script can read a token that outlives the page; the cookie is the specification’s', async ({
    page,
    context,
  }) => {
    await signInByPages(page, '/users/user_info');
    const refresh = (await context.cookies()).find(({ name }) => name === 'auth.refresh')!;
    expect(refresh).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    const days = (refresh.expires - Date.now() / 1000) / 86_400;
    expect(days).toBeGreaterThan(6.9);
    expect(days).toBeLessThan(7.1);
    const readable = await page.evaluate(
      () => document.cookie + JSON.stringify({ ...localStorage, ...sessionStorage }),
    );
    expect(readable).toContain('auth.hint=1');
    expect(readable).not.toMatch(/eyJ|refresh/);
  });

  test('[LOGIN-09] a reload renews silently, once for two tabs', async ({ page, context }) => {
    await signInByPages(page, '/users/user_info');
    const renewals: string[] = [];
    context.on('request', (request) => {
      if (request.url().endsWith('/auth/token')) renewals.push(request.postData() ?? '');
    });
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
    await expect.poll(() => renewals).toHaveLength(1);
    const other = await context.newPage();
    await other.goto('/users/address_list');
    await expect(other.getByRole('heading', { level: 1, name: 'Addresses' })).toBeVisible();
    // The first tab's token still holds: it goes on without asking.
    await page.getByRole('link', { name: 'Coupons' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Coupons' })).toBeVisible();
    expect(renewals).toHaveLength(2);
  });

  test('[LOGIN-08] a return path of another origin leads home', async ({ page }) => {
    await page.addInitScript(() => {
      if (location.pathname === '/callback') sessionStorage.setItem('storeLoginRedirectTo', '//evil.example/');
    });
    await page.goto('/');
    await untilHydrated(page);
    await page.getByRole('banner').getByRole('button', { name: 'Account' }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Email' }).fill(demoShopper.email);
    await page.getByRole('dialog').getByRole('button', { name: 'Sign in', exact: true }).click();
    await typePassword(page, demoShopper.password);
    await page.waitForURL((url) => url.pathname === '/');
    expect(new URL(page.url()).hostname).not.toBe('evil.example');
  });

  test('[LOGIN-10] a token that the server no longer knows signs the page out at its start', async ({
    page,
    context,
  }) => {
    await signInByPages(page, '/users/user_info');
    await withoutPrefetchedReplies(page);
    await page.route('**/login/token/is/exist', (route) =>
      route.fulfill({ json: { code: 200, message: '', data: false } }),
    );
    await page.goto('/users/user_info');
    await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
    expect((await context.cookies()).filter(({ name }) => name.startsWith('auth.'))).toEqual([]);
  });

  test('[LOGIN-11] [ERR-03] a call refused for its token opens the dialog with the server’s words, over the page', async ({
    page,
  }) => {
    await signInByPages(page, '/users/user_info');
    await page.route('**/api/front/order/list*', (route) =>
      route.fulfill({ status: 401, json: { code: 410000, message: 'Your sign-in has ended', data: null } }),
    );
    await page.getByRole('link', { name: 'My orders' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Sign in' });
    await expect(dialog).toContainText('Your sign-in has ended');
    expect(await page.evaluate(() => sessionStorage.getItem('storeLoginRedirectTo'))).toBe('/users/order_list');
  });

  test('[LOGIN-03] [LOGIN-06] an account by code, then sign-in with it', async ({ page, request }) => {
    await page.goto('/products/all');
    await untilHydrated(page);
    await page.getByRole('banner').getByRole('button', { name: 'Account' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Create an account' }).click();
    await expect(dialog.getByRole('heading', { name: 'Create An Account' })).toBeVisible();
    const email = `new-${Date.now()}@souk.test`;
    await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
    await dialog.getByRole('button', { name: 'Send code' }).click();
    await expect(dialog.getByRole('status')).toContainText('Please check your mailbox for the verification code');
    await dialog.getByRole('textbox', { name: 'Verification code' }).fill(await codeSentTo(request, email));
    await dialog.getByLabel('Password', { exact: true }).fill('longer-than-six');
    await dialog.getByLabel('Confirm password', { exact: true }).fill('longer-than-six');
    await readOnTheWay(page, 'Your account is registered, Please Login', () =>
      dialog.getByRole('button', { name: 'Create account' }).click(),
    );
    await typePassword(page, 'longer-than-six');
    await page.waitForURL(/\/products\/all$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Shop Now' })).toBeVisible();
    await page.getByRole('banner').getByRole('button', { name: 'Account' }).click();
    await expect(page.getByText(email)).toBeVisible();
  });

  test('[LOGIN-01] an account by phone, then sign-in with the number', async ({ page, request }) => {
    const national = `202456${String(randomInt(10_000)).padStart(4, '0')}`;
    await page.goto('/products/all');
    await untilHydrated(page);
    await page.getByRole('banner').getByRole('button', { name: 'Account' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('tab', { name: 'Phone' }).click();
    await dialog.getByRole('button', { name: 'Create an account' }).click();
    await dialog.getByRole('textbox', { name: 'Phone' }).fill(national);
    await dialog.getByRole('button', { name: 'Send code' }).click();
    await expect(dialog.getByRole('status')).toContainText('We have sent a code to your phone');
    await dialog.getByRole('textbox', { name: 'Verification code' }).fill(await codeSentTo(request, `+1${national}`));
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByLabel('Password', { exact: true }).fill('longer-than-six');
    await dialog.getByLabel('Confirm password', { exact: true }).fill('longer-than-six');
    await dialog.getByRole('button', { name: 'Create account' }).click();
    await typePassword(page, 'longer-than-six');
    await page.waitForURL(/\/products\/all$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Shop Now' })).toBeVisible();
    await page.getByRole('banner').getByRole('button', { name: 'Account' }).click();
    await expect(page.getByText(`+1${national}`)).toBeVisible();
  });

  test('[ACCT-09] a forgotten password is set anew by code, and ends what was signed in before', async ({
    page,
    request,
  }) => {
    const { email } = await newShopper(request);
    await page.goto('/products/all');
    await untilHydrated(page);
    await page.getByRole('banner').getByRole('button', { name: 'Account' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Forgot password' }).click();
    await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
    await dialog.getByRole('button', { name: 'Send code' }).click();
    await expect(dialog.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Verification code' }).fill(await codeSentTo(request, email));
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByLabel('Password', { exact: true }).fill('a-new-secret');
    await dialog.getByLabel('Confirm password', { exact: true }).fill('a-new-secret');
    await readOnTheWay(page, 'Your password has been changed and every device is signed out, please sign in', () =>
      dialog.getByRole('button', { name: 'Save password' }).click(),
    );
    await typePassword(page, 'a-new-secret');
    await page.waitForURL(/\/products\/all$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Shop Now' })).toBeVisible();
    await page.getByRole('banner').getByRole('button', { name: 'Account' }).click();
    await expect(page.getByText(email)).toBeVisible();
  });

  test('[SESSION-01] the visit starts, is resumed by the next page, and ends with the page', async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      const call = /\/api\/front\/session\/(start|resume|end)$/.exec(request.url())?.[1];
      if (call) calls.push(call);
    });
    await page.goto('/products/all');
    await expect.poll(() => calls).toEqual(['start']);
    await page.goto('/company/about_us');
    await expect.poll(() => calls.at(-1)).toBe('resume');
    // A call made while a page goes away is not seen by the test's browser: the event is given by hand.
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide')));
    await expect.poll(() => calls.at(-1)).toBe('end');
  });
});

test.describe('sign-out', () => {
  test('[ROUTE-02] one tab signs out all, and nothing of the shopper stays', async ({ page, context, request }) => {
    const shopper = await newShopper(request);
    await signInByPages(page, '/users/user_info', shopper);
    const cartOf = (await context.cookies()).find(({ name }) => name === 'cartUuid')?.value ?? 'none';
    const other = await context.newPage();
    await other.goto('/users/address_list');
    await expect(other.getByRole('heading', { level: 1, name: 'Addresses' })).toBeVisible();

    await page.getByRole('banner').getByRole('button', { name: 'Account' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Log out' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await expect(other.getByRole('dialog', { name: 'Sign in' })).toBeVisible();

    const kept = await context.cookies();
    expect(kept.filter(({ name }) => name.startsWith('auth.'))).toEqual([]);
    // the next visit has a cart's id of its own
    expect(kept.map(({ value }) => value)).not.toContain(cartOf);
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
      shopper.email,
    );
    // The provider forgot the session too: the next sign-in asks for the password.
    await untilHydrated(page);
    await page.getByRole('banner').getByRole('button', { name: 'Account' }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Email' }).fill(shopper.email);
    await page.getByRole('dialog').getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  });
});

test('[ROUTE-18] middleware pages exist, an unknown one gives 500', async ({ page, allowComplaints }) => {
  allowComplaints.value = true;
  await page.goto('/middlewares/privacy_agreement');
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy agreement' })).toBeVisible();
  await page.goto('/middlewares/callback_twitter');
  await expect(page.getByText('The current users is not logged in to Facebook or your web page')).toBeVisible();
  expect((await page.goto('/middlewares/unknown'))?.status()).toBe(500);
});
