import { expect, test } from '../fixtures';
import { openDesk } from './desk';

test('[DESK-55] a page of the desk has asked for its data before its code is there, and asks for nothing twice', async ({
  page,
}) => {
  await openDesk(page, '/admin', 'admin');
  // The page before has asked who is there: what is counted is the next one's.
  await expect(page.getByRole('navigation', { name: 'Screens' })).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/admin/')) asked.push(pathname + search);
  });
  let release = () => {};
  const held = new Promise<void>((go) => (release = go));
  await page.route('**/remotes/admin/**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/admin/orders?tab=all', { waitUntil: 'commit' });
  await expect.poll(() => asked).toContain('/api/admin/me');
  await expect.poll(() => asked.some((call) => call.startsWith('/api/admin/orders?tab=all'))).toBe(true);
  release();
  await expect(page.getByRole('main').getByRole('table')).toBeVisible();
  expect(asked.filter((call, at) => asked.indexOf(call) !== at)).toEqual([]);
});
