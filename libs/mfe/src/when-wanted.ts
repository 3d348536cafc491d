const marginPx = 600;
const stirring = 'souk:stir';
const firstTouches = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'change', 'wheel', stirring];

let stirred: Promise<void> | undefined;

/**
 * Says that the page is about to change by itself (another page, another language): what still waits for its code must
 * come along, or React would hold the change back until it does.
 */
export const stir = () => {
  stirred ??= Promise.resolve();
  dispatchEvent(new Event(stirring));
};

/** Resolves when the shopper does anything at all: moves, touches, types, scrolls; or the page changes by itself. From then on at once. */
export const whenStirred = (): Promise<void> => (stirred ??= firstStir());

const firstStir = (): Promise<void> =>
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
