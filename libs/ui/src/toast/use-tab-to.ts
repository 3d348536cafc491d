import { useEffect, type RefObject } from 'react';

/**
 * Makes a message with something to do the next stop of the keyboard: the first Tab after it appeared leads to it, and
 * Tab past its end, or the message's end, back to where the shopper was. An open dialog keeps its own order.
 * @param id which message is shown; undefined: none, or nothing to do about it
 */
export const useTabTo = (box: RefObject<HTMLElement | null>, id: number | undefined) => {
  useEffect(() => {
    if (id === undefined) return;
    let before: HTMLElement | null = null;
    const returnFocus = () => before?.isConnected && before.focus({ preventScroll: true });
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey) return;
      const stops = [...(box.current?.querySelectorAll<HTMLElement>('button') ?? [])];
      const at = stops.findIndex((stop) => stop === document.activeElement);
      const isInside = at !== -1;
      if (!isInside && (before || event.shiftKey || document.querySelector('dialog[open]'))) return;
      if (isInside && at !== (event.shiftKey ? 0 : stops.length - 1)) return;
      event.preventDefault();
      if (isInside) return void returnFocus();
      before = document.activeElement instanceof HTMLElement ? document.activeElement : document.body;
      stops[0]?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      if (document.activeElement === document.body) returnFocus();
    };
  }, [box, id]);
};
