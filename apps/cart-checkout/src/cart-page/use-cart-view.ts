import { track } from '@souk/analytics';
import { trackedItem } from '@souk/state';
import { useEffect, useRef } from 'react';
import type { ShownCart } from '../parts/shown-cart/use-shown-cart';

/** Tells once per visit of the page what is in the cart. Source: docs/marketplace, Analytics. */
export const useCartView = ({ status, groups, subtotalUsd }: ShownCart) => {
  const isTold = useRef(false);
  useEffect(() => {
    if (isTold.current || status !== 'ready' || groups.length === 0) return;
    isTold.current = true;
    const items = groups.flatMap((group) => group.lines.map((line) => trackedItem(line, group.merName)));
    track({ name: 'view_cart', currency: 'USD', value: subtotalUsd, items });
  }, [status, groups, subtotalUsd]);
};
