import type { CartGroup, CartItem, PreOrder, PreOrderItem } from '@souk/contract';

/** Whether a line lies in the cart: then `ref` is the cart line's id, else `productId:attrValueId`. */
export const isInCart = ({ ref }: Pick<PreOrderItem, 'ref'>): boolean => /^\d+$/.test(ref);

export const linesOf = ({ orderList }: PreOrder): PreOrderItem[] =>
  orderList.flatMap(({ orderInfoList }) => orderInfoList);

/** The cart's line of the same variant: one that came back, or that a sign-in brought along, has another id. */
export const inCartNow = (cart: readonly CartGroup[], { attrValueId }: PreOrderItem): CartItem | undefined =>
  cart.flatMap(({ cartInfoList }) => cartInfoList).find(({ attrId }) => attrId === attrValueId);
