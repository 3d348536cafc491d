import { type RefObject, useEffect } from 'react';

/**
 * Brings the current link of a row that scrolls sideways to the row's middle. The page itself stays where it is, also for a reader who is
 * far below the row, or has come back there.
 * @param current what the row's current link stands for: a change brings the new one into sight
 */
export const useCurrentInRow = (row: RefObject<HTMLElement | null>, current: string) => {
  useEffect(() => {
    const box = row.current;
    const here = box?.querySelector('[aria-current]');
    if (!box || !here) return;
    box.scrollLeft += middleOf(here) - middleOf(box);
  }, [row, current]);
};

const middleOf = (element: Element): number => {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
};
