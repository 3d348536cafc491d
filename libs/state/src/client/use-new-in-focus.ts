import { useEffect, useRef, type RefObject } from 'react';

const items = 'article, li, tr';

/** The items of a list, without those that stand inside of one. */
const itemsIn = (box: HTMLElement | null): HTMLElement[] =>
  [...(box?.querySelectorAll<HTMLElement>(items) ?? [])].filter((item) => {
    const around = item.parentElement?.closest(items);
    return !around || !box?.contains(around);
  });

/**
 * Puts the focus on the first new item once more of a list was asked for, so that keyboard and screen reader go on where the
 * list goes on: with the last page the button that asked is gone. Source: docs/expectations PL7.
 * @param box what the list stands in, and nothing else
 * @param shown how many items it shows
 * @returns `asked`, to be called as more is asked for
 */
export const useNewInFocus = (box: RefObject<HTMLElement | null>, shown: number) => {
  const before = useRef<{ shown: number; count: number } | null>(null);
  useEffect(() => {
    if (!before.current || shown <= before.current.shown) return;
    const item = itemsIn(box.current)[before.current.count];
    before.current = null;
    // its link says what the item is; a card's first button may be one for a closer look
    const pressable =
      item?.querySelector<HTMLElement>('a[href]:not([tabindex="-1"])') ??
      item?.querySelector<HTMLElement>('button:not(:disabled)');
    if (item && !pressable) item.tabIndex = -1;
    (pressable ?? item)?.focus();
  }, [box, shown]);
  return () => void (before.current = { shown, count: itemsIn(box.current).length });
};
