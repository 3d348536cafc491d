const marginPx = 600;
const firstTouches = ['pointerdown', 'pointermove', 'touchstart', 'keydown'] as const;

/**
 * Resolves when the element comes near the view, or the shopper does anything at all; at once where it is not in the page.
 * Server-rendered parts below the first screen fetch their code by it: what is only read needs none.
 */
export const whenWanted = (elementId: string): Promise<void> =>
  new Promise((resolve) => {
    const element = document.getElementById(elementId);
    if (!element || typeof IntersectionObserver === 'undefined') return resolve();
    const watch = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && done(), {
      rootMargin: `${marginPx}px`,
    });
    const done = () => {
      watch.disconnect();
      for (const name of firstTouches) removeEventListener(name, done, true);
      resolve();
    };
    watch.observe(element);
    for (const name of firstTouches) addEventListener(name, done, { capture: true, passive: true });
  });
