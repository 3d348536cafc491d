import type { ProductFilter } from '../parts/merchant.queries';

/** How a merchant's products may be ordered; the first is the order of an address that names none. */
export const productOrders = ['popular', 'priceUp', 'priceDown'] as const;
export type ProductOrder = (typeof productOrders)[number];

const filterOf: Record<ProductOrder, Pick<ProductFilter, 'priceOrder' | 'salesOrder'>> = {
  popular: { salesOrder: 'desc' },
  priceUp: { priceOrder: 'asc' },
  priceDown: { priceOrder: 'desc' },
};

export const readOrder = (search: URLSearchParams): ProductOrder =>
  productOrders.find((order) => order === search.get('order')) ?? 'popular';

/** The category that an address narrows to; null: all. */
export const readCategory = (search: URLSearchParams): number | null => {
  const cid = Number(search.get('cid'));
  return Number.isSafeInteger(cid) && cid > 0 ? cid : null;
};

/** What the address asks of the merchant’s products. */
export const readProductFilter = (search: URLSearchParams): ProductFilter => {
  const cid = readCategory(search);
  const keyword = (search.get('keyword') ?? '').trim().slice(0, 100);
  return { ...filterOf[readOrder(search)], ...(cid === null ? {} : { cid }), ...(keyword ? { keyword } : {}) };
};

/** The same address with one choice changed; null takes the choice away. */
export const productsHref = (search: URLSearchParams, change: Record<string, string | null>): string => {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(change)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return `/merchant/merchant/home?${next.toString()}`;
};
