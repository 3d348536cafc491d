import { expect, test } from '../fixtures';
import { openDesk } from './desk';

for (const [locale, orders, refunds, nav, notice, retry] of [
  ['en', 'Orders', 'Refunds', 'Screens', 'You are offline. Nothing on this page is lost', 'Retry'],
  ['fr', 'Commandes', 'Remboursements', 'Écrans', 'Vous êtes hors ligne. Rien de cette page n’est perdu', 'Réessayer'],
] as const)
  test(`[DESK-43] a link pressed without a connection loses nothing; its screen opens once there is one (${locale})`, async ({
    page,
    context,
    baseURL,
  }) => {
    await openDesk(page, '/admin/orders', 'orders');
    await context.addCookies([{ name: 'locale', value: locale, url: baseURL ?? '' }]);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: orders })).toBeVisible();
    await page.getByRole('searchbox').fill('half a num');
    await context.setOffline(true);
    await page.getByRole('navigation', { name: nav }).getByRole('link', { name: refunds }).click();
    const told = page.getByRole('alert').filter({ hasText: notice });
    await expect(told).toBeVisible();
    await told.getByRole('button', { name: retry }).click();
    await expect(told).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: orders })).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveValue('half a num');
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: refunds })).toBeVisible();
    await expect(told).toBeHidden();
  });
