/** Lists as people open them; `n` makes every call another one. */
const lists = {
  'orders, to send': (n) => `/orders?page=${1 + (n % 20)}`,
  'orders, all': (n) => `/orders?tab=all&page=${1 + n * 7}`,
  'orders, the last page': () => '/orders?tab=all&page=1000&limit=100',
  'orders, sent': (n) => `/orders?tab=sent&page=${1 + n}`,
  'orders, with a request': () => '/orders?tab=problems',
  'orders, by number': (n) => `/orders?tab=all&q=PTBENCH${String(1 + n * 997).padStart(6, '0')}`,
  'orders, by e-mail': (n) => `/orders?tab=all&q=bench${1 + n * 31}@souk.test`,
  'orders, by name': (n) => `/orders?tab=all&q=Shopper%20${1 + n * 31}`,
  'orders, by a word that all have': (n) => `/orders?tab=all&q=Shopper&page=${1 + n}`,
  'orders, by a word that many have': (n) => `/orders?tab=all&q=Shopper%201${n % 10}`,
  'orders, by a code': (n) => `/orders?tab=all&q=BENCH-${1 + (n % 20)}`,
  'orders, of a merchant': (n) => `/orders?tab=all&merchant=${1 + (n % 8)}`,
  'orders, of a week': (n) => `/orders?tab=all&since=2026-0${1 + (n % 9)}-01&until=2026-0${1 + (n % 9)}-07`,
  'orders, to a country of many': (n) => `/orders?tab=all&country=GB&page=${1 + n * 7}`,
  'orders, to a country of few': () => '/orders?tab=all&country=IS',
  'orders, to a country of none': () => '/orders?tab=all&country=AQ',
  'orders, by total': (n) => `/orders?tab=all&sort=-total&page=${1 + n}`,
  'orders, by time': (n) => `/orders?tab=all&sort=at&page=${1 + n}`,
  'one order': (n) => `/orders/PTBENCH${String(1 + n * 997).padStart(6, '0')}-1`,
  'products, all': (n) => `/products?page=${1 + n * 7}`,
  'products, the last page': () => '/products?page=1000&limit=100',
  'products, on sale': (n) => `/products?tab=live&page=${1 + n}`,
  'products, little left': () => '/products?tab=low',
  'products, sold out': () => '/products?tab=out',
  'products, by words': (n) => `/products?q=${['mug', 'linen', 'lamp', 'oak', 'brass'][n % 5]}`,
  'customers, all': (n) => `/customers?page=${1 + n}`,
  'products, by price': (n) => `/products?sort=price&page=${1 + n}`,
  'customers, by purchases': (n) => `/customers?sort=-purchases&page=${1 + n}`,
  merchants: () => '/merchants',
  'merchants, late': () => '/merchants?tab=late',
  'one merchant': (n) => `/merchants/${1 + (n % 8)}`,
  'one product': (n) => `/products/${1 + n * 997}`,
  refunds: () => '/refunds?tab=all',
  reviews: () => '/reviews?tab=all',
  tickets: () => '/tickets',
  coupons: () => '/coupons',
  'flash sales': () => '/sales',
  statements: () => '/statements',
  audit: (n) => `/audit?page=${1 + n}`,
  'customers, by e-mail': (n) => `/customers?q=bench${1 + n * 31}@souk.test`,
  'find, an order': (n) => `/find?q=PTBENCH${String(1 + n * 997).padStart(6, '0')}-1`,
  'find, by name': (n) => `/find?q=Shopper%20${1 + n * 31}`,
  'find, by a word that all have': () => '/find?q=Shopper',
  'find, by e-mail': (n) => `/find?q=bench${1 + n * 31}@souk.test`,
  'find, a product': (n) => `/find?q=${['mug', 'linen', 'lamp', 'oak', 'brass'][n % 5]}`,
  overview: () => '/overview',
  'sales of 30 days': () => '/figures',
};

const runs = 9;
const at = (times, share) => times[Math.min(times.length - 1, Math.floor(times.length * share))];

/** How long lists of 100,000 orders and products take at the api, beside the smallest call of the desk. */
export const benchLists = async (person, apiOrigin) => {
  const timesOf = async (pathOf) => {
    await person.ask(apiOrigin, pathOf(0));
    const times = [];
    for (let n = 1; n <= runs; n += 1) times.push((await person.ask(apiOrigin, pathOf(n))).ms);
    return times.sort((a, b) => a - b);
  };
  const floor = at(await timesOf(() => '/me'), 0.5);
  const rows = [{ what: 'who I am (floor)', p50Ms: floor.toFixed(1), maxMs: '', 'p50 ÷ floor': 1 }];
  for (const [what, pathOf] of Object.entries(lists)) {
    const times = await timesOf(pathOf);
    const p50 = at(times, 0.5);
    rows.push({ what, p50Ms: p50.toFixed(1), maxMs: at(times, 1).toFixed(1), 'p50 ÷ floor': (p50 / floor).toFixed(1) });
  }
  return rows;
};
