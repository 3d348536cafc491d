const owner = (element: Element) => element.closest('[data-owner]')?.getAttribute('data-owner');
const attributes = ['type', 'name', 'value'];

/** The elements of the page that are written as this one, in the part of that owner, whatever their words. */
const alike = (element: Element, part: string | null | undefined): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(element.localName)].filter(
    (other) =>
      owner(other) === part && attributes.every((name) => other.getAttribute(name) === element.getAttribute(name)),
  );

const words = (element: Element) => element.getAttribute('aria-label') ?? element.textContent;

/**
 * Remembers an element's place, as long as it is in the page. React draws a part anew, with other elements, where it does
 * not find what it would have written: a browser has translated the page, or a broken release gave way to the one before.
 *
 * @returns finds the element that has taken its place: the same of as many of its kind, whatever their words, since they
 * are translated a moment later; where there are more or fewer by then, the same of as many with its words. None where
 * there is no such, or where the shopper has gone to another page
 */
export const rememberPlace = (element: HTMLElement): (() => HTMLElement | undefined) => {
  const part = owner(element);
  const before = alike(element, part);
  const { href } = location;
  return () => {
    const now = alike(element, part);
    const hasItsWords = (other: Element) => words(other) === words(element);
    if (href !== location.href) return undefined;
    return sameOf(element, before, now) ?? sameOf(element, before.filter(hasItsWords), now.filter(hasItsWords));
  };
};

const sameOf = (element: HTMLElement, before: HTMLElement[], now: HTMLElement[]) =>
  now.length === before.length ? now[before.indexOf(element)] : undefined;
