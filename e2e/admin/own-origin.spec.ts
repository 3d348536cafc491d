import { signInByPages } from '../account/shopper';
import { expect, test } from '../fixtures';
import { withIsolatedStore } from '../support/isolated-store';

const deskAt = (port: number) => `http://admin.localhost:${port}`;

test('[DESK-26] the desks on an origin of their own: signed in to there, with drafts of the shop in sight', async ({
  page,
  playwright,
}) => {
  await withIsolatedStore(
    test.info().parallelIndex,
    playwright.request,
    async ({ origin }) => {
      const desk = deskAt(Number(new URL(origin).port));
      expect((await page.request.get(`${origin}/admin`)).status()).toBe(404);
      const admin = { email: 'admin@souk.test', password: 'souk-demo' };
      await signInByPages(page, `${desk}/admin/pages/edit?path=/company/about_us`, admin);
      expect(new URL(page.url()).origin).toBe(desk);
      await expect(page.getByRole('link', { name: 'Go to the shop' })).toHaveAttribute('href', `${origin}/`);
      await page.getByRole('textbox', { name: 'HTML in English', exact: true }).fill('<h1>Spring table</h1>');
      const preview = page.frameLocator('iframe[title="Preview"]');
      await expect(preview.getByRole('heading', { name: 'Spring table' })).toBeVisible();
    },
    (port) => ({ ADMIN_ORIGIN: deskAt(port) }),
  );
});
