import { useEffect, type RefObject } from 'react';

/** Closes what hangs open in the page: on Escape (the focus goes back to its button), on a press elsewhere, and when the focus moves on, which it would cover. */
export const useCloseOutside = (box: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void) => {
  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      close();
      box.current?.querySelector<HTMLElement>('button')?.focus();
    };
    const onElsewhere = (event: Event) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) close();
    };
    const listening = new AbortController();
    addEventListener('keydown', onKey, listening);
    addEventListener('pointerdown', onElsewhere, listening);
    addEventListener('focusin', onElsewhere, listening);
    return () => listening.abort();
  }, [box, isOpen, close]);
};
