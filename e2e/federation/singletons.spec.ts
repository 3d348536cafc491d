import { expect, test, untilHydrated } from '../fixtures';

/** Per application that registered: scope → module → version → how it is taken. */
type Shared = Record<string, Record<string, Record<string, Record<string, { lib?: () => unknown }>>>>;

test('one React, one router, one query client and one cart store serve the shell and every remote', async ({
  page,
}) => {
  await page.goto('/product/steel-kettle');
  await untilHydrated(page);
  await page.getByRole('button', { name: /^Cart/ }).click();
  await expect(page.getByRole('dialog', { name: 'Shopping Cart' })).toBeVisible();
  const copies = await page.evaluate(() => {
    // the federation runtime's own table, which it does not type
    const federation = (globalThis as unknown as { __FEDERATION__: { __SHARE__: Shared } }).__FEDERATION__;
    const found: Record<string, Set<unknown>> = {};
    // Every application names the table it takes from: what counts is which modules stand in it.
    for (const scopes of Object.values(federation.__SHARE__)) {
      for (const scope of Object.values(scopes)) {
        for (const [name, versions] of Object.entries(scope))
          for (const { lib } of Object.values(versions)) (found[name] ??= new Set()).add(lib?.());
      }
    }
    return Object.fromEntries(Object.entries(found).map(([name, modules]) => [name, modules.size]));
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
