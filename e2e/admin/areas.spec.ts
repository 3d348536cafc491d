import { expect, test } from '../fixtures';
import { openDesk } from './desk';

test('[DESK-01] the platform’s desk asks who is there', { tag: ['@smoke', '@safe'] }, async ({ page }) => {
  await page.goto('/admin');
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
});

test('[DESK-02] no page of the shop names a desk', async ({ request }) => {
  for (const path of ['/', '/products/all', '/product/steel-kettle', '/order/shopping_cart', '/users/order_list']) {
    const html = await (await request.get(path)).text();
    const file = /\/remotes\/shared\/[\w.-]+\.json/.exec(html)?.[0] ?? '';
    const shared = await (await request.get(file)).text();
    expect(shared).toContain('/remotes/catalog/');
    expect(html + shared).not.toMatch(/\/remotes\/(admin|sell)\/|\/admin|\/sell/);
  }
});

test('[DESK-02] a desk’s page names its own remote alone, opens nothing of the store’s vendors and is for no search engine', async ({
  request,
}) => {
  for (const [path, own, other] of [
    ['/admin', 'admin', 'sell'],
    ['/sell', 'sell', 'admin'],
  ] as const) {
    const reply = await request.get(path);
    const html = await reply.text();
    expect(html).toContain(`/remotes/${own}/`);
    expect(html).not.toMatch(new RegExp(`/remotes/(${other}|catalog|account)/`));
    const headers = reply.headers();
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers['x-robots-tag']).toBe('noindex, nofollow');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['content-security-policy']).not.toContain('https:');
  }
});

test('[DESK-02] on a low screen the whole menu is reached without leaving the top of the page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await openDesk(page, '/admin', 'admin');
  const signOut = page.getByRole('link', { name: /^Sign out/ });
  await signOut.focus();
  await expect(signOut).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
