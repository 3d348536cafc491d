import { isRefused } from '@souk/api-client';
import type { CartGroup, PreOrder, PreOrderItem, PreOrderLine } from '@souk/contract';
import { useQueryClient } from '@souk/query';
import { cartMerged, cartStore, useCart } from '@souk/state';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { inCartNow, isInCart, linesOf } from './in-cart';

/** A line of the checkout that the cart has otherwise by now. `inCart` 0: it is no longer there. */
type CartChange = { line: PreOrderItem; inCart: number };

/** What has changed in the cart since the checkout was made of it. What was bought at once did not come from there. */
const changesOf = (preOrder: PreOrder, cart: readonly CartGroup[]): CartChange[] =>
  linesOf(preOrder)
    .filter(isInCart)
    .map((line) => ({ line, inCart: inCartNow(cart, line)?.cartNum ?? 0 }))
    .filter(({ line, inCart }) => inCart !== line.payNum);

/** Changes as one text: the same changes have the same. */
const textOf = (changes: readonly CartChange[]) =>
  changes.map(({ line, inCart }) => `${line.attrValueId}x${inCart}`).join();

/** The lines of the checkout as the cart has them now, in the words of a pre-order. */
const linesNow = (preOrder: PreOrder, cart: readonly CartGroup[]): PreOrderLine[] =>
  linesOf(preOrder).flatMap((line): PreOrderLine[] => {
    const { productId, attrValueId, payNum } = line;
    if (!isInCart(line)) return [{ productId, attrValueId, productNum: payNum }];
    const now = inCartNow(cart, line);
    return now ? [{ shoppingCartId: now.id }] : [];
  });

/** A line that is dead, as after a phone has slept, must not hold the order for as long as the browser waits. */
const longestWaitMs = 3_000;

/**
 * Reads the cart now and whenever the tab is shown again; other tabs' changes come by the cart itself.
 * @returns whether it was read, as the page knows and at this moment, and how to wait for a reading that is under way
 */
const useReadCart = (isAsked: boolean) => {
  const [isRead, setRead] = useState(false);
  const wasRead = useRef(false);
  const reading = useRef<Promise<void>>(Promise.resolve());
  useEffect(() => {
    if (!isAsked) return;
    let isHere = true;
    const read = async () => {
      // A sign-in on the way brings the lines into the account's cart: until then they would seem gone.
      await cartMerged();
      await cartStore.getState().load();
      wasRead.current = true;
      if (isHere) setRead(true);
    };
    const onVisible = () => {
      if (document.visibilityState !== 'hidden') reading.current = read();
    };
    onVisible();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      isHere = false;
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [isAsked]);
  const untilRead = () =>
    Promise.race([reading.current, new Promise<void>((resolve) => setTimeout(resolve, longestWaitMs))]);
  return { isRead, hasRead: () => wasRead.current, untilRead };
};

/** The part of the form that comes first: where the focus goes with the notice that stood above it. */
const focusForm = (box: HTMLElement | null) =>
  box?.closest('form')?.querySelector<HTMLElement>('[data-step]')?.focus({ preventScroll: true });

/**
 * Compares the cart with the checkout that was made of its lines: another tab or device may have changed it since. No order is placed before
 * the shopper has seen the differences and has chosen the cart's lines or those of the checkout. Source: docs/expectations, C1; ORDER-02.
 */
export const useCartChanges = (preOrder: PreOrder) => {
  const queryClient = useQueryClient();
  const [isOrdered, setOrdered] = useState(false);
  const [kept, setKept] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const isFromCart = useMemo(() => linesOf(preOrder).some(isInCart), [preOrder]);
  const { isRead, hasRead, untilRead } = useReadCart(isFromCart && !isOrdered);
  const cart = useCart(({ confirmed }) => confirmed);
  const found = isRead && !isOrdered && cart ? changesOf(preOrder, cart) : [];
  const state = textOf(found);
  const { preOrderNo } = preOrder;
  const [asked, setAsked] = useState(0);
  useEffect(() => box.current?.focus(), [asked]);
  useEffect(() => {
    // Another tab may have bought this checkout: then it is said to be over.
    if (state) void queryClient.invalidateQueries({ queryKey: ['pre-orders', preOrderNo] });
  }, [state, preOrderNo, queryClient]);
  return {
    /** Differences about which the shopper has not decided; once they kept the order, only a further change of the cart brings new ones. */
    changes: state === kept ? [] : found,
    /** The shopper decided for the lines of the checkout. */
    keepOrder: () => {
      focusForm(box.current);
      setKept(state);
    },
    /** The checkout's lines as the cart has them now, for a new checkout. */
    linesOfCart: cart ? linesNow(preOrder, cart) : [],
    /** Runs the call that places the order. What leaves the cart from then on was bought, and is no difference; after a refusal it is again. */
    whileOrdering: useCallback(async <T>(make: () => Promise<T>): Promise<T> => {
      setOrdered(true);
      try {
        return await make();
      } catch (error) {
        if (isRefused(error)) setOrdered(false);
        throw error;
      }
    }, []),
    /** Of the element that shows the differences. */
    box,
    /** Resolves once the cart is read, or does not answer in time. */
    untilRead,
    /** Moves the focus to the differences where there are any. @returns whether the shopper has to decide first */
    askFirst: () => {
      // Of the cart's own: what was read a moment ago is not on the page yet.
      const now = cartStore.getState().confirmed;
      const open = hasRead() && !isOrdered && now ? textOf(changesOf(preOrder, now)) : '';
      const mustDecide = open !== '' && open !== kept;
      if (mustDecide) setAsked((times) => times + 1);
      return mustDecide;
    },
  };
};

export type CartChanges = ReturnType<typeof useCartChanges>;
