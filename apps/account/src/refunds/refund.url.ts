/** Which request is shown; absent: the address names none. */
export const readRefundNo = (search: URLSearchParams): string | null => search.get('refundOrderNo')?.trim() || null;

/** Which order money is asked back for; absent: the address names none. */
export const readRefundedOrder = (search: URLSearchParams): string | null => search.get('orderNo')?.trim() || null;
