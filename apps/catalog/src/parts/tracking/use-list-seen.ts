import { track } from '@souk/analytics';
import type { ProductCard } from '@souk/contract';
import { useEffect, useRef } from 'react';
import { itemOf } from './item-of';

/**
 * Tells that a list was seen once it comes into view, and of what "load more" appends when it is there.
 * @param list what the list is called in events: `all`, `search`, `best-sellers`.
 * @returns where the list is, for its element
 */
export const useListSeen = (list: string, products: readonly ProductCard[]) => {
  const box = useRef<HTMLDivElement>(null);
  const told = useRef<{ firstId: number | undefined; count: number }>({ firstId: undefined, count: 0 });
  useEffect(() => {
    const firstId = products[0]?.id;
    const isLonger = told.current.firstId === firstId && products.length > told.current.count;
    const fresh = isLonger ? products.slice(told.current.count) : products;
    const isKnown = told.current.firstId === firstId && products.length === told.current.count;
    if (!box.current || firstId === undefined || isKnown) return;
    const watch = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      watch.disconnect();
      told.current = { firstId, count: products.length };
      track({ name: 'view_item_list', list, items: fresh.map(itemOf) });
    });
    watch.observe(box.current);
    return () => watch.disconnect();
  }, [list, products]);
  return box;
};
