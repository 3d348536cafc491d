import { useCallback, useEffect, useRef, useState } from 'react';

type Options = {
  count: number;
  /** Moves on by itself after this time. Absent: never. */
  advanceMs?: number | undefined;
  isPaused: boolean;
  /** Never moves by itself on a screen that is touched. */
  restsOnTouch?: boolean | undefined;
};

/** Which slide is in view, and how to bring another there. The strip scrolls; nothing else keeps the place. */
export const useSlides = ({ count, advanceMs, isPaused, restsOnTouch }: Options) => {
  const strip = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);

  const show = useCallback(
    (wanted: number) => {
      const box = strip.current;
      const next = (wanted + count) % count;
      setIndex(next);
      box?.scrollTo?.({ left: next * box.clientWidth, behavior: isStill() ? 'instant' : 'smooth' });
    },
    [count],
  );

  useEffect(() => {
    if (!advanceMs || isPaused || count < 2 || isStill() || (restsOnTouch && isTouched())) return;
    const timer = setInterval(() => document.visibilityState === 'visible' && show(index + 1), advanceMs);
    return () => clearInterval(timer);
  }, [advanceMs, isPaused, restsOnTouch, count, index, show]);

  const onScroll = () => {
    const box = strip.current;
    if (box && box.clientWidth > 0) setIndex(Math.min(count - 1, Math.round(box.scrollLeft / box.clientWidth)));
  };
  return { strip, index, show, onScroll };
};

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
/** A screen without a mouse: nothing can be hovered to a stop there. Source: docs/expectations M8. */
const isTouched = () => matchMedia('(hover: none)').matches;
