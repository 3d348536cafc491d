import { useQuery } from '@souk/query';
import { piecesIn, useApi, useCart, viewOf, type CartState } from '@souk/state';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import { cartQueries } from './cart.queries';
import { useEstimate, type ShownEstimate } from './use-estimate';

/**
 * What a cart screen shows. `isKnown`: its lines are known, also if there are none. `isFailed`: the last load failed; what
 * was known before is still shown. Neither: the skeleton stands. `isFirstPaintFailed`: the server could not read it for the
 * first HTML, which only a page without scripts says.
 */
export type ShownCart = CartState & {
  isKnown: boolean;
  isFailed: boolean;
  isFirstPaintFailed: boolean;
  estimate: ShownEstimate;
};

/**
 * The cart store's lines; until it has read them, those that came with the page's HTML.
 * Opening a cart screen reads the list anew. Source: DRAWER-01, CART-11.
 */
export const useShownCart = (): ShownCart => {
  const cart = useCart();
  const { load, adopt } = cart;
  const { data: painted, isError: isFirstPaintFailed } = useQuery({
    ...cartQueries(useApi()).firstPaint(),
    enabled: false,
  });
  // Sooner than any effect: the very press that wakes the page is already about these lines.
  useLayoutEffect(() => {
    if (painted) adopt(painted);
  }, [adopt, painted]);
  useEffect(() => void load(), [load]);
  const shown = useMemo(() => {
    const isKnown = cart.confirmed !== null || painted !== undefined;
    if (cart.confirmed !== null || !painted) return { ...cart, isKnown };
    return { ...cart, ...viewOf({ ...cart, confirmed: painted, confirmedCount: piecesIn(painted) }), isKnown };
  }, [cart, painted]);
  const estimate = useEstimate({ confirmed: cart.confirmed ?? painted ?? null, unchecked: cart.unchecked });
  return { ...shown, isFailed: cart.status === 'failed', isFirstPaintFailed, estimate };
};
