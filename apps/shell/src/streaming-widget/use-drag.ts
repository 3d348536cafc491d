import { useRef, useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import { firstPlace, moved, stepOf, type Place } from './widget-place';

/**
 * Moves a floating box by mouse, touch, pen and arrow keys. Source: WIDGET-02; WCAG 2.5.7.
 * @param onMove called with every move
 */
export const useDrag = (box: RefObject<HTMLElement | null>, onMove: () => void) => {
  const [place, setPlace] = useState<Place>(firstPlace);
  const from = useRef<{ x: number; y: number } | null>(null);
  const moveBy = (by: { x: number; y: number }) => {
    const { offsetWidth: width, offsetHeight: height } = box.current ?? { offsetWidth: 0, offsetHeight: 0 };
    const sizes = { window: { width: innerWidth, height: innerHeight }, widget: { width, height } };
    setPlace((before) => moved(before, by, sizes));
    onMove();
  };
  const handle = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      from.current = { x: event.clientX, y: event.clientY };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!from.current) return;
      moveBy({ x: event.clientX - from.current.x, y: event.clientY - from.current.y });
      from.current = { x: event.clientX, y: event.clientY };
    },
    onPointerUp: () => (from.current = null),
    onPointerCancel: () => (from.current = null),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const step = stepOf(event.key);
      if (!step) return;
      event.preventDefault();
      moveBy(step);
    },
  };
  return { place, handle };
};
