import { type RefObject, useEffect } from 'react';

/**
 * Brings the open entry of a row that scrolls on a phone into sight, once the row has been painted: earlier, the browser would have
 * to lay out the whole page twice.
 * @param open what is open; another one is brought into sight anew
 */
export const useOpenInSight = (row: RefObject<HTMLElement | null>, open: string | null): void => {
  useEffect(() => {
    let later = 0;
    const frame = requestAnimationFrame(() => {
      later = window.setTimeout(() =>
        row.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' }),
      );
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(later);
    };
  }, [row, open]);
};
