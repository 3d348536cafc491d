import { useRef, useState, type PointerEvent } from 'react';

/** So far a finger goes sideways before it means the next picture. */
const swipePx = 32;

/**
 * Which of `count` pictures a card shows: where a mouse points, from left to right over the card, or where a finger has
 * swiped to; the first when the mouse has left.
 */
export const useShownPicture = (count: number) => {
  const [shown, setShown] = useState(0);
  const from = useRef<number | null>(null);
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (count < 2) return;
    if (event.pointerType === 'mouse') return setShown(pointedAt(event, count));
    const moved = from.current === null ? 0 : event.clientX - from.current;
    if (Math.abs(moved) < swipePx) return;
    // One swipe, one picture, however long it is.
    from.current = null;
    setShown((now) => Math.max(0, Math.min(count - 1, now + (moved < 0 ? 1 : -1))));
  };
  return {
    shown,
    hover: {
      onPointerMove,
      onPointerLeave: (event: PointerEvent<HTMLElement>) => event.pointerType === 'mouse' && setShown(0),
    },
    swipe: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        from.current = event.pointerType === 'mouse' ? null : event.clientX;
      },
      onPointerUp: () => {
        from.current = null;
      },
      onPointerCancel: () => {
        from.current = null;
      },
    },
  };
};

/** The card's own picture is known: the mouse shows the next one as soon as it is there. */
const pointedAt = ({ currentTarget, clientX }: PointerEvent<HTMLElement>, count: number) => {
  const { left, width } = currentTarget.getBoundingClientRect();
  return Math.max(1, Math.min(count - 1, Math.floor(((clientX - left) / width) * (count - 1)) + 1));
};
