import { useEffect, type RefObject } from 'react';

/**
 * Closes what hangs open in the page: on Escape (the focus goes back to its button), on a press elsewhere, and when the focus moves on, which it
 * would cover.
 * @param opener selector of its button, where that stands outside of it. Absent: the first in it
 */
export const useCloseOutside = (
  box: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: () => void,
  opener?: string,
) => {
  useEffect(() => {
    if (!isOpen) return;
    const button = (opener ? document : box.current)?.querySelector<HTMLElement>(opener ?? 'button');
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      close();
      button?.focus();
    };
    const onElsewhere = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target) && !button?.contains(target)) close();
    };
    const listening = new AbortController();
    addEventListener('keydown', onKey, listening);
    addEventListener('pointerdown', onElsewhere, listening);
    addEventListener('focusin', onElsewhere, listening);
    return () => listening.abort();
  }, [box, isOpen, close, opener]);
};
