import type { CartGroup, CartItem, PreOrder, PreOrderItem, PreOrderLine } from '@souk/contract';
import { cartMerged, cartStore, useCart } from '@souk/state';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { isInCart, linesOf } from './in-cart';

/** A line of the checkout that the cart has otherwise by now. `inCart` 0: it is no longer there. */
type CartChange = { line: PreOrderItem; inCart: number };

/** The cart's line of the same variant: one that came back, or that a sign-in brought along, has another id. */
const inCartNow = (cart: readonly CartGroup[], { attrValueId }: PreOrderItem): CartItem | undefined =>
  cart.flatMap(({ cartInfoList }) => cartInfoList).find(({ attrId }) => attrId === attrValueId);

/** What has changed in the cart since the checkout was made of it. What was bought at once did not come from there. */
const changesOf = (preOrder: PreOrder, cart: readonly CartGroup[]): CartChange[] =>
  linesOf(preOrder)
    .filter(isInCart)
    .map((line) => ({ line, inCart: inCartNow(cart, line)?.cartNum ?? 0 }))
    .filter(({ line, inCart }) => inCart !== line.payNum);

/** The lines of the checkout as the cart has them now, in the words of a pre-order. */
const linesNow = (preOrder: PreOrder, cart: readonly CartGroup[]): PreOrderLine[] =>
  linesOf(preOrder).flatMap((line): PreOrderLine[] => {
    const { productId, attrValueId, payNum } = line;
    if (!isInCart(line)) return [{ productId, attrValueId, productNum: payNum }];
    const now = inCartNow(cart, line);
    return now ? [{ shoppingCartId: now.id }] : [];
  });

/** Reads the cart now and whenever the tab is shown again; other tabs' changes come by the cart itself. */
const useReadCart = (isAsked: boolean): boolean => {
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    if (!isAsked) return;
    let isHere = true;
    const read = async () => {
      if (document.visibilityState === 'hidden') return;
      // A sign-in on the way brings the lines into the account's cart: until then they would seem gone.
      await cartMerged();
      await cartStore.getState().load();
      if (isHere) setRead(true);
    };
    const onVisible = () => void read();
    onVisible();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      isHere = false;
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [isAsked]);
  return isRead;
};

/**
 * What has happened to the cart since the checkout was made of it, in another tab or on another device. Nothing is bought
 * before the shopper has seen it and decided. Source: docs/expectations, C1; ORDER-02.
 */
export const useCartNews = (preOrder: PreOrder) => {
  const [isMade, setMade] = useState(false);
  const [kept, setKept] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const isFromCart = useMemo(() => linesOf(preOrder).some(isInCart), [preOrder]);
  const isRead = useReadCart(isFromCart && !isMade);
  const cart = useCart(({ confirmed }) => confirmed);
  const found = isRead && !isMade && cart ? changesOf(preOrder, cart) : [];
  const state = found.map(({ line, inCart }) => `${line.attrValueId}x${inCart}`).join();
  return {
    /** Those that the shopper has not decided about; what they kept is asked about again only when it changes again. */
    changes: state === kept ? [] : found,
    keep: () => setKept(state),
    linesNow: cart ? linesNow(preOrder, cart) : [],
    /** An order was made: what leaves the cart from now on was bought. */
    stop: useCallback(() => setMade(true), []),
    /** Where the changes stand on the page. */
    box,
    /** @returns whether nothing stands open; else what does is brought before the shopper */
    mayOrder: useCallback(() => {
      box.current?.focus();
      return box.current === null;
    }, []),
  };
};

export type CartNews = ReturnType<typeof useCartNews>;
