const partOf = (element: Element) => element.closest('[data-owner]')?.getAttribute('data-owner');

/** What tells elements of a part from each other beside their words. What a field holds changes, what a button sends does not. */
const attributesOf = (element: Element) =>
  element.matches('button, [type=radio], [type=checkbox]') ? ['type', 'name', 'value'] : ['type', 'name'];

const alike = (element: Element, part: string | null | undefined): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(element.localName)].filter(
    (other) =>
      partOf(other) === part &&
      attributesOf(element).every((name) => other.getAttribute(name) === element.getAttribute(name)),
  );

const words = (element: Element) => element.getAttribute('aria-label') ?? element.textContent;

/**
 * Remembers which element of its page this is, so that a press or an entry that waits for React is not lost with it. React
 * replaces a part of the page by new elements where the text in the HTML differs from what it renders: the browser has
 * translated the page, or a release broke while it was drawn and the version before took over.
 *
 * @returns a function that finds the new element: the nth with the same words, if the old one was the nth and there are as
 * many as when it was remembered. If none is found so and the page is translated, the nth with the same tag, type, name and
 * value: its words are translated only a moment later. Undefined otherwise
 */
export const rememberPlace = (element: HTMLElement): (() => HTMLElement | undefined) => {
  const part = partOf(element);
  const before = alike(element, part);
  const isTranslated = document.querySelector('font') !== null;
  const hasItsWords = (other: Element) => words(other) === words(element);
  return () => {
    const now = alike(element, part);
    const successor =
      samePlace(element, before.filter(hasItsWords), now.filter(hasItsWords)) ??
      (isTranslated ? samePlace(element, before, now) : undefined);
    // One that was there before is another's.
    return successor && !before.includes(successor) ? successor : undefined;
  };
};

const samePlace = (element: HTMLElement, before: HTMLElement[], now: HTMLElement[]) =>
  now.length === before.length ? now[before.indexOf(element)] : undefined;
