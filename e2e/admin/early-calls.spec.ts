import { expect, test } from '../fixtures';
import { openDesk } from './desk';

test('[DESK-55] a page of the desk has asked for its data with its token, before its code is there, and asks for nothing twice', async ({
  page,
}) => {
  await openDesk(page, '/admin', 'admin');
  // The page before has asked who is there: what is counted is the next one's.
  await expect(page.getByRole('navigation', { name: 'Screens' })).toBeVisible();
  const [named, asked]: [string[], string[]] = [[], []];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.endsWith('/auth/desk/token'))
      named.push(...new URLSearchParams(request.postData() ?? '').getAll('call'));
    if (pathname.startsWith('/api/admin/')) asked.push(`${request.method()} ${pathname}${search}`);
  });
  let release = () => {};
  const held = new Promise<void>((go) => (release = go));
  await page.route('**/remotes/admin/**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/admin/orders?tab=all', { waitUntil: 'commit' });
  await expect.poll(() => named).toContain('GET /api/admin/me');
  expect(named.filter((call) => call.startsWith('GET /api/admin/orders?tab=all'))).toHaveLength(1);
  release();
  await expect(page.getByRole('main').getByRole('table')).toBeVisible();
  expect(asked.filter((call) => named.includes(call))).toEqual([]);
});
