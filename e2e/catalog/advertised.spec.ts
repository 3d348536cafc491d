import { expect, test, untilHydrated } from '../fixtures';

test('whoever comes by an advertisement is sent the page that everybody has', { tag: '@safe' }, async ({ request }) => {
  for (const [path, own] of [
    ['/products/all?sort=newest', '&gclid=Cj0K1&gad_source=1'],
    ['/product/steel-kettle', '?utm_source=mail&utm_campaign=spring&mc_eid=9f'],
    ['/', '?fbclid=IwAR2'],
  ] as const) {
    const plain = await (await request.get(path)).text();
    expect([path, (await (await request.get(path + own)).text()) === plain]).toEqual([path, true]);
  }
});

test('a list that was opened by an advertisement is narrowed under its own address; no link carries on what measures', async ({
  page,
}) => {
  await page.goto('/products/all?gclid=Cj0K1&sort=newest');
  await untilHydrated(page);
  const main = page.getByRole('main');
  const carried = () =>
    main
      .getByRole('link')
      .evaluateAll((links) => links.filter((a) => /gclid/.test(a.getAttribute('href') ?? '')).length);
  expect(await carried()).toBe(0);
  await main.getByLabel('Sort by').selectOption('priceAsc');
  await expect(page).toHaveURL(/\?gclid=Cj0K1&sort=priceAsc$/);
  expect(await carried()).toBe(0);
});
