import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../fixtures';

type Route = { path: string; access?: 'user'; title?: string };
type Release = { routes?: Route[] };

/** The route tables of all remotes, as their builds were published. */
const routes = globSync(join(import.meta.dirname, '../../apps/*/dist/release.json')).flatMap(
  (file) => (JSON.parse(readFileSync(file, 'utf8')) as Release).routes ?? [],
);

/** A page of each route whose address has a part of its own. */
const examples: Record<string, string> = {
  '/collections/:slug': '/collections/kitchen',
  '/product/:slug': '/product/linen-shirt',
  '/product/:slug?/key/:uniqueKey?/details': '/product/hidden-vase/key/HIDDENVASE/details',
  '/product/:slug/:uniqueKey/details/preview': '/product/hidden-vase/HIDDENVASE/details/preview',
  '/p/:slug': '/p/landing-scarf',
  '/p/:slug?/key/:uniqueKey?/details': '/p/landing-scarf/key/-/details',
  '/company/:name': '/company/about_us',
  '/service/:name': '/service/refund_policy',
  '/merchant/merchant': '/merchant/merchant?id=1',
  '/merchant/merchant/home': '/merchant/merchant/home?id=1',
  '/merchant/merchant/category': '/merchant/merchant/category?id=1',
  '/merchant/merchant/coupon': '/merchant/merchant/coupon?id=1',
  '/merchant/merchant/qualification': '/merchant/merchant/qualification?id=1',
  '/order/order_detail': '/order/order_detail?orderNo=PT1',
};
/** Pages whose words are the owner's, and addresses that lead on. */
const elsewhere = new Set(['/:slug', '/users/registration']);

test('[ROUTE-14] a page that needs login names its heading, so that its HTML has one before anybody signs in', () => {
  expect(routes.filter(({ access, title }) => access === 'user' && !title)).toEqual([]);
});

for (const { path } of routes.filter((route) => !elsewhere.has(route.path))) {
  test(`[ROUTE-14] ${path} has its title and its heading in the HTML as it is sent`, async ({ request }) => {
    const html = await (await request.get(examples[path] ?? path)).text();
    expect(html).toMatch(/<title[^>]*>[^<]+<\/title>/);
    expect(html).toMatch(/<h1[^>]*>/);
  });
}
