import { fork } from 'node:child_process';
import { join } from 'node:path';
import { attributes, collections, pick, sorts, starts, typos, words } from './catalogue-queries.mjs';

/**
 * Speed of list, facet, search and suggestion calls on the embedded database, one client, no network but the loopback.
 *   node apps/api/bench/catalogue.mjs [--products 600] [--runs 60]
 * Prints p50 and p99 in milliseconds. Needs the built server (npm run build). The seeded folder is kept under .cache.
 */
const argument = (name, fallback) => {
  const at = process.argv.indexOf(`--${name}`);
  return at === -1 ? fallback : Number(process.argv[at + 1]);
};

const root = join(import.meta.dirname, '../../..');
const products = argument('products', 600);
const runs = argument('runs', 60);

/** Calls by what they prove; `n` makes every request another one where the shop allows it. */
const kinds = {
  'list, first page': () => '/api/front/index/product/list?limit=20',
  'list, pages and sorts': (n) => `/api/front/index/product/list?limit=20&page=${1 + (n % 9)}&sort=${pick(sorts, n)}`,
  'list, price range': (n) => `/api/front/index/product/list?limit=20&minPrice=${10 + n}&maxPrice=${60 + n}`,
  collection: (n) => `/api/front/product/collection/${pick(collections, n)}?limit=20`,
  'collection, two facets': (n) =>
    `/api/front/product/collection/${pick(collections, n)}?limit=20&attr=${pick(attributes, n)}&rating=3&inStock=true`,
  'search, words': (n) => `/api/front/product/search?limit=20&title=${pick(words, n)}`,
  'search, words and facet': (n) => `/api/front/product/search?limit=20&title=${pick(words, n)}&freeShipping=true`,
  'search, typo': (n) => `/api/front/product/search?limit=20&title=${pick(typos, n)}`,
  suggest: (n) => `/api/front/search/suggest?q=${pick(starts, n)}`,
  'related products': (n) => `/api/front/product/related/${1 + n * 7}?limit=6&kind=similar`,
  'goes with': (n) => `/api/front/product/related/${1 + n * 7}?limit=5&kind=together`,
  'product detail': () => '/api/front/product/detail/-/linen-shirt',
  'home index': () => '/api/pc/home/index',
  'a product’s reviews': (n) => `/api/front/product/reply/list/${1 + n * 7}?page=1&limit=5&type=0`,
  merchants: () => '/api/front/merchant/street?page=1&limit=10',
  'a merchant’s products': (n) =>
    `/api/front/product/merchant/pro/list?merId=${1 + (n % 5)}&page=${1 + (n % 3)}&limit=20`,
  'a merchant’s products by price': (n) =>
    `/api/front/product/merchant/pro/list?merId=${1 + (n % 5)}&page=1&limit=20&priceOrder=asc`,
  'a merchant’s categories': (n) => `/api/front/product/merchant/${1 + (n % 5)}/category/list`,
  'a merchant': (n) => `/api/front/merchant/index/info/${1 + (n % 5)}`,
  'a merchant’s products by a word': (n) =>
    `/api/front/product/merchant/pro/list?merId=${1 + (n % 5)}&page=1&limit=20&keyword=${pick(words, n)}`,
  promotions: (n) => `/api/front/product/activity/list?page=${1 + (n % 3)}&limit=20`,
  'best sellers': () => '/api/front/product/top/list?page=1&limit=20',
  'category tree': () => '/api/front/product/category',
  'sitemap of pages': () => '/sitemap-pages.xml',
};

const startServer = () =>
  new Promise((resolve, reject) => {
    const child = fork(join(root, 'apps/api/dist/server/server.cjs'), ['--products', String(products)], {
      cwd: root,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        LOG_LEVEL: 'warn',
        API_PORT: '0',
        SANDBOX: '1',
        DATA_DIR: join(root, '.cache', `bench-${products}`),
      },
    });
    child.once('message', ({ port }) => resolve({ child, origin: `http://127.0.0.1:${port}` }));
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}`)));
  });

const timed = async (url) => {
  const start = performance.now();
  const response = await fetch(url);
  await response.text();
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return performance.now() - start;
};

const percentile = (times, share) => times[Math.min(times.length - 1, Math.floor(times.length * share))];

const started = performance.now();
const { child, origin } = await startServer();
console.log(`${products} products, ready in ${Math.round((performance.now() - started) / 1000)} s`);
for (const [name, pathOf] of Object.entries(kinds)) {
  await timed(origin + pathOf(0));
  const times = [];
  for (let n = 0; n < runs; n += 1) times.push(await timed(origin + pathOf(n)));
  times.sort((a, b) => a - b);
  console.log(
    `${name.padEnd(26)} p50 ${percentile(times, 0.5).toFixed(1).padStart(7)}  p99 ${percentile(times, 0.99).toFixed(1).padStart(7)} ms`,
  );
}
child.removeAllListeners('exit');
child.once('exit', () => process.exit(0));
child.kill('SIGTERM');
