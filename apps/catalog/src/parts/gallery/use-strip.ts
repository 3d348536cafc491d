import { mayMove } from '../shared-picture/may-move';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';

/** A scroll-snap strip: which slide is in view, and how to bring another into view. Swipe is the browser's own. */
export const useStrip = (count: number) => {
  const strip = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const show = (index: number) => {
    const box = strip.current;
    if (!box) return;
    const next = Math.max(0, Math.min(count - 1, index));
    box.scrollTo?.({ left: next * box.clientWidth, behavior: mayMove() ? 'smooth' : 'instant' });
    setCurrent(next);
  };
  useEffect(() => {
    const box = strip.current;
    if (!box) return;
    const read = () => setCurrent(box.clientWidth > 0 ? Math.round(box.scrollLeft / box.clientWidth) : 0);
    // It may have been moved before the application was there. In the frame that lays the page out anyhow.
    requestAnimationFrame(() => box.scrollLeft > 0 && read());
    return onRest(box, read);
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    // in a film the arrows are the film's own
    if (step === 0 || event.target instanceof HTMLVideoElement) return;
    event.preventDefault();
    show(current + step);
    // Else the focus stays with a picture that is out of view by then, and Enter looks closer at that one.
    const next = strip.current?.children[current + step]?.firstElementChild as HTMLElement | undefined;
    // A film would take the next arrow for itself.
    const place = next instanceof HTMLVideoElement ? strip.current : next;
    if (event.target !== strip.current) place?.focus({ preventScroll: true });
  };
  return { strip, current, show, onKeyDown };
};

/**
 * Says when a swipe came to rest; on the way the thumbnails would flicker. Safari before 26.2 does not tell: there it has
 * come to rest when nothing moved for a moment.
 */
const onRest = (box: HTMLElement, act: () => void) => {
  if ('onscrollend' in (box as EventTarget)) {
    box.addEventListener('scrollend', act);
    return () => box.removeEventListener('scrollend', act);
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const move = () => {
    clearTimeout(timer);
    timer = setTimeout(act, stillMs);
  };
  box.addEventListener('scroll', move, { passive: true });
  return () => {
    clearTimeout(timer);
    box.removeEventListener('scroll', move);
  };
};

const stillMs = 120;
