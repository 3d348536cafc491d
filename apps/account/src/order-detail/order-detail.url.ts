/** What the address says: which order, and a guest's key to it. Source: ROUTE-21; docs/contract.md "Orders". */
export type OrderAddress = { orderNo: string | null; token: string | null };

export const readOrderAddress = (search: URLSearchParams): OrderAddress => ({
  orderNo: search.get('orderNo')?.trim() || null,
  token: search.get('token')?.trim() || null,
});
