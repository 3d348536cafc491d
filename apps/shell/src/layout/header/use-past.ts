import { useEffect, useRef, useState } from 'react';

/** Whether the page is scrolled past the marked place; the browser tells, nobody listens to every pixel. */
export const usePast = () => {
  const mark = useRef<HTMLDivElement>(null);
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    if (!mark.current || !('IntersectionObserver' in globalThis)) return;
    const watcher = new IntersectionObserver(
      ([entry]) => entry && setPast(!entry.isIntersecting && entry.boundingClientRect.top < 0),
    );
    watcher.observe(mark.current);
    return () => watcher.disconnect();
  }, []);
  return { mark, isPast };
};
