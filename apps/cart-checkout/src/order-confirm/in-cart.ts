import type { PreOrder, PreOrderItem } from '@souk/contract';

/** Whether a line lies in the cart: then `ref` is the cart line's id, else `productId:attrValueId`. */
export const isInCart = ({ ref }: Pick<PreOrderItem, 'ref'>): boolean => /^\d+$/.test(ref);

export const linesOf = ({ orderList }: PreOrder): PreOrderItem[] =>
  orderList.flatMap(({ orderInfoList }) => orderInfoList);
