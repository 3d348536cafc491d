import { expect, test, untilHydrated } from '../fixtures';

test('[P5] [LAYOUT-12] another team’s page is there before it is pressed: a pointer on its link fetches it', async ({
  page,
}) => {
  await page.goto('/products/all');
  await untilHydrated(page);
  const [asked, come]: [Set<string>, Set<string>] = [new Set(), new Set()];
  const isOf = (url: string) => url.includes('/remotes/custom-pages/');
  page.on('request', (request) => void (isOf(request.url()) && asked.add(request.url())));
  page.on('requestfinished', (request) => void (isOf(request.url()) && come.add(request.url())));
  const link = page.getByRole('banner').getByRole('link', { name: 'About Us' }).first();
  await link.hover();
  // Its entry, its page and its words; and nothing more is on its way.
  await expect.poll(() => come.size >= 3 && come.size === asked.size).toBe(true);
  const before = [...come];
  await link.click();
  await expect(page).toHaveURL(/about_us/);
  await expect(page.getByRole('main').locator('[data-owner="custom-pages"][data-live]').first()).toBeAttached();
  expect([...asked].filter((url) => !before.includes(url))).toEqual([]);
});
