const marginPx = 600;

/**
 * Resolves when the element comes near the view; at once where it is not in the page. Server-rendered parts below the
 * first screen load their code by it.
 * @example lazy(async () => { await whenVisible('reviews'); return import('./reviews'); })
 */
export const whenVisible = (elementId: string): Promise<void> => {
  const element = document.getElementById(elementId);
  if (!element || typeof IntersectionObserver === 'undefined') return Promise.resolve();
  return new Promise((resolve) => {
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        watch.disconnect();
        resolve();
      },
      { rootMargin: `${marginPx}px` },
    );
    watch.observe(element);
  });
};
