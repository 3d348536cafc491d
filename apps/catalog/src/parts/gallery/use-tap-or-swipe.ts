import { useRef, type PointerEvent } from 'react';

/** What moves less is a tap, what moves further sideways is a swipe. */
const tapPx = 8;
const swipePx = 48;

type Gestures = { onTap: (at: { x: number; y: number }) => void; onSwipe: (by: 1 | -1) => void };

/** Tells a tap from a swipe of one finger or the mouse; two fingers are neither. */
export const useTapOrSwipe = ({ onTap, onSwipe }: Gestures) => {
  const from = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown: ({ isPrimary, clientX, clientY, button }: PointerEvent) => {
      from.current = isPrimary && button === 0 ? { x: clientX, y: clientY } : null;
    },
    onPointerUp: ({ clientX, clientY, pointerType }: PointerEvent) => {
      if (!from.current) return;
      const moved = { x: clientX - from.current.x, y: clientY - from.current.y };
      from.current = null;
      if (Math.hypot(moved.x, moved.y) < tapPx) return onTap({ x: clientX, y: clientY });
      const isSwipe = pointerType !== 'mouse' && Math.abs(moved.x) > Math.max(swipePx, Math.abs(moved.y));
      if (isSwipe) onSwipe(moved.x < 0 ? 1 : -1);
    },
  };
};
