import { useState, type PointerEvent } from 'react';

/** Which of `count` pictures a mouse points at, from left to right over the card; the first when it is not there. */
export const useHoveredPicture = (count: number) => {
  const [shown, setShown] = useState(0);
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType !== 'mouse' || count < 2) return;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    // The card's own picture is known: the mouse shows the next one as soon as it is there.
    const at = Math.floor(((event.clientX - left) / width) * (count - 1)) + 1;
    setShown(Math.max(1, Math.min(count - 1, at)));
  };
  return { shown, hover: { onPointerMove, onPointerLeave: () => setShown(0) } };
};
