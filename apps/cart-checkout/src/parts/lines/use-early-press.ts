import { useEffect, useRef } from 'react';

/**
 * For a box that is painted before its code is there: what was pressed meanwhile is in the page alone, and the next answer
 * would undo it. Pressed again once somebody listens, it counts.
 * @param isChecked what the cart knows of the box
 */
export const useEarlyPress = (isChecked: boolean) => {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const { current } = box;
    if (!current || current.checked === isChecked) return;
    current.checked = isChecked;
    current.click();
  }, [isChecked]);
  return box;
};
