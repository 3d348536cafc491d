import { expect, test, untilHydrated } from '../fixtures';

type Shared = Record<string, Record<string, Record<string, { useIn?: string[] }>>>;

test('one React, one router, one query client and one cart store serve the shell and every remote', async ({
  page,
}) => {
  await page.goto('/product/steel-kettle');
  await untilHydrated(page);
  await page.getByRole('button', { name: /^Cart/ }).click();
  await expect(page.getByRole('dialog', { name: 'Shopping Cart' })).toBeVisible();
  const copies = await page.evaluate(() => {
    const federation = (globalThis as unknown as { __FEDERATION__: { __SHARE__: Shared } }).__FEDERATION__;
    const counted: Record<string, number> = {};
    for (const scopes of Object.values(federation.__SHARE__)) {
      for (const scope of Object.values(scopes)) {
        for (const [name, versions] of Object.entries(scope))
          counted[name] = (counted[name] ?? 0) + Object.keys(versions).length;
      }
    }
    return counted;
  });
  for (const name of [
    'react',
    'react-dom',
    'styled-components',
    '@souk/router',
    '@souk/query',
    '@souk/state',
    '@souk/i18n',
    '@souk/mfe',
  ]) {
    expect(copies[name], name).toBe(1);
  }
});
