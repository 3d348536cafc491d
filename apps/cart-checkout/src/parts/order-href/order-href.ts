/** A purchase's own page. Source: spec 2, Routes, /order/order_detail. */
export const orderDetailHref = (orderNo: string, token?: string): string =>
  `/order/order_detail?orderNo=${encodeURIComponent(orderNo)}${token ? `&token=${encodeURIComponent(token)}` : ''}`;
