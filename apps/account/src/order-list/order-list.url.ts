import type { OrderFilter } from '../parts/order/order.queries';

/** The tabs of the list, in order. Source: docs/contract.md "Orders", type; spec 4, Order list states. */
export const orderTypes = ['all', 'unpaid', '0', '1', '4', '3', '9'] as const;

/** What the address says about the list; unknown words are read as all orders. */
export const readOrderFilter = (search: URLSearchParams): OrderFilter => {
  const type = orderTypes.find((one) => one === search.get('type')) ?? 'all';
  return { type, keyword: (search.get('keyword') ?? '').trim().slice(0, 100) };
};

/** The address of a list. */
export const orderListHref = ({ type, keyword }: OrderFilter): string => {
  const search = new URLSearchParams({ ...(type === 'all' ? {} : { type }), ...(keyword ? { keyword } : {}) });
  return `/users/order_list${search.size > 0 ? `?${search}` : ''}`;
};
