import { attributes, collections, pick, sorts, starts, typos, words } from '../../apps/api/bench/catalogue-queries.mjs';

const departments = ['kitchen', 'living', 'lighting', 'bags'];
const list = '/api/front/index/product/list?limit=20';

/** Calls by what they prove; `n` makes every request another one where the shop allows it. */
export const kinds = {
  'whole list, first page': () => list,
  'whole list, pages and orders': (n) => `${list}&page=${1 + (n % 50)}&sort=${pick(sorts, n)}`,
  'whole list, price range': (n) => `${list}&minPrice=${10 + n / 2}&maxPrice=${60 + n / 2}`,
  'whole list, stars and stock': (n) => `${list}&rating=${2 + (n % 3)}&inStock=true&minPrice=${n / 2}`,
  'whole list, an attribute': (n) => `${list}&attr=${pick(attributes, n)}&minPrice=${n / 2}`,
  department: (n) => `/api/front/product/collection/${pick(departments, n)}?limit=20&minPrice=${n / 2}`,
  collection: (n) => `/api/front/product/collection/${pick(collections, n)}?limit=20`,
  'collection, two facets': (n) =>
    `/api/front/product/collection/${pick(collections, n)}?limit=20&attr=${pick(attributes, n)}&rating=3&inStock=true&minPrice=${n / 2}`,
  'search, words': (n) => `/api/front/product/search?limit=20&title=${pick(words, n)}&minPrice=${n / 2}`,
  'search, words and facet': (n) =>
    `/api/front/product/search?limit=20&title=${pick(words, n)}&freeShipping=true&minPrice=${n / 2}`,
  'search, typo': (n) => `/api/front/product/search?limit=20&title=${pick(typos, n)}&minPrice=${n / 2}`,
  suggest: (n) => `/api/front/search/suggest?q=${pick(starts, n)}`,
};
