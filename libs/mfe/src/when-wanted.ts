const marginPx = 600;
const stirring = 'souk:stir';

/** Everything a shopper can do to a page, by whatever means; assistive devices send no more than a click or a scroll. */
const firstTouches = [
  'pointerdown',
  'pointermove',
  'touchstart',
  'keydown',
  'focusin',
  'click',
  'change',
  'wheel',
  'scroll',
  stirring,
];

/** React reads a promise that says how it ended without waiting a turn: what is awake shows no placeholder. */
type Stirred = Promise<void> & { status?: 'fulfilled' };

let stirred: Stirred | undefined;

/**
 * Says that the page is about to change by itself (another page, another language): what still waits for its code must
 * come along, or React would hold the change back until it does.
 */
export const stir = () => {
  stirred ??= atOnce();
  dispatchEvent(new Event(stirring));
};

/**
 * Says that the page is about to be left: what sleeps there need not come alive for the touch that leaves it, and the next
 * page has the device for itself.
 * @returns `left` when the next page stands, which is awake; `wake` when the way ended where it began
 */
export const sleepOn = () => {
  let wake = () => {};
  stirred = new Promise((resolve) => (wake = resolve));
  return { left: () => void (stirred = atOnce()), wake: () => wake() };
};

const atOnce = (): Stirred => Object.assign(Promise.resolve(), { status: 'fulfilled' as const });

/** Resolves when the shopper does anything at all: moves, touches, types, scrolls; or the page changes by itself. From then on at once. */
export const whenStirred = (): Promise<void> => (stirred ??= wasTouched() ? atOnce() : firstStir());

/** Before this code was there: a press that is kept (the shell's early-press.ts), a field that was entered, a scroll. */
const wasTouched = () =>
  scrollY > 0 ||
  document.querySelector('[data-pressed]') !== null ||
  ![null, document.body].includes(document.activeElement as HTMLElement | null);

const firstStir = (): Stirred => {
  const first: Stirred = new Promise((resolve) => {
    const done = ({ type, target }: Event) => {
      // A strip of pictures scrolls by itself when its width becomes known.
      if (type === 'scroll' && target !== document) return;
      for (const name of firstTouches) removeEventListener(name, done, true);
      first.status = 'fulfilled';
      resolve();
    };
    for (const name of firstTouches) addEventListener(name, done, { capture: true, passive: true });
  });
  return first;
};

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
