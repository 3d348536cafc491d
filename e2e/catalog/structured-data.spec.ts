import { expect, test } from '../fixtures';
import { faultsIn, thingsIn } from '../structured-data';

for (const [path, ...types] of [
  ['/', 'Organization', 'WebSite'],
  ['/collections/drinkware', 'BreadcrumbList'],
  ['/collections/mugs-and-cups', 'BreadcrumbList'],
  ['/product/linen-shirt', 'ProductGroup', 'BreadcrumbList'],
  ['/product/steel-kettle', 'Product', 'BreadcrumbList'],
  ['/product/brass-lamp', 'Product', 'BreadcrumbList'],
] as const) {
  test(`[PP9] what ${path} tells search engines validates`, async ({ request }) => {
    const things = thingsIn(await (await request.get(path)).text());
    expect(things.map((thing) => thing['@type'])).toEqual(expect.arrayContaining([...types]));
    expect(await faultsIn(things)).toEqual([]);
  });
}

test('[PP9] the validator does find what is missing', async () => {
  expect(await faultsIn([{ '@type': 'Product' }])).not.toEqual([]);
});
