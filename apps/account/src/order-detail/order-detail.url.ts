/**
 * What the address says: which order, and a guest's key to it. `isLookup`: whoever came here means to find an order, so that no
 * number is missing. Source: ROUTE-21; docs/contract.md "Orders".
 */
export type OrderAddress = { orderNo: string | null; token: string | null; isLookup: boolean };

export const readOrderAddress = (search: URLSearchParams): OrderAddress => ({
  orderNo: search.get('orderNo')?.trim() || null,
  token: search.get('token')?.trim() || null,
  isLookup: search.has('find'),
});
