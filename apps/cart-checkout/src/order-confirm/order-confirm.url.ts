/** Which pre-order the page is about; null when the address does not say. Source: spec 2, /order/order_confirm?preOrderNo={no}. */
export const readPreOrderNo = (search: URLSearchParams): string | null => search.get('preOrderNo')?.trim() || null;
