import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Route = { path: string; access?: 'user'; render?: 'private'; title?: string; hydrate?: 'interaction' };
type Release = { routes?: Route[] };

/** The route tables of all remotes, as their builds were published. */
export const routes = globSync(join(import.meta.dirname, '../apps/*/dist/release.json')).flatMap(
  (file) => (JSON.parse(readFileSync(file, 'utf8')) as Release).routes ?? [],
);

/** A page of each route whose address has a part of its own. */
const examples: Record<string, string> = {
  '/products/product_search': '/products/product_search?title=lamp',
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

/** Every page with an address of its own, and the route that it belongs to. */
export const pages = routes
  .filter(({ path }) => !elsewhere.has(path))
  .map((route) => ({ route, address: examples[route.path] ?? route.path }));

/** Pages whose HTML is the same for everybody. */
export const publicPages = pages.filter(({ route }) => route.access !== 'user' && route.render !== 'private');
