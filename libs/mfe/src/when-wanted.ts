const marginPx = 600;
const firstTouches = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'wheel'] as const;

/** Resolves when the shopper does anything at all: moves, touches, types, scrolls. */
export const whenStirred = (): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      for (const name of firstTouches) removeEventListener(name, done, true);
      resolve();
    };
    for (const name of firstTouches) addEventListener(name, done, { capture: true, passive: true });
  });

const whenNear = (element: Element): Promise<void> =>
  new Promise((resolve) => {
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

/**
 * Resolves when the element comes near the view, or the shopper does anything at all; at once where it is not in the page.
 * Server-rendered parts below the first screen fetch their code by it: what is only read needs none.
 */
export const whenWanted = (elementId: string): Promise<void> => {
  const element = document.getElementById(elementId);
  if (!element || typeof IntersectionObserver === 'undefined') return Promise.resolve();
  return Promise.race([whenNear(element), whenStirred()]);
};
