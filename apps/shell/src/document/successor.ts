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
 * Remembers where an element stands in its page. React draws a part anew, with other elements, where it does not find the
 * words that it would have written: a browser has translated the page, or a broken release gave way to the one before.
 *
 * @returns finds the element that has taken its place: the one at the same place among those with its words, if there are
 * as many as before. In a translated page, where words are translated a moment after they were drawn, else the one at the
 * same place among all of its kind, if there are as many. None otherwise
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
