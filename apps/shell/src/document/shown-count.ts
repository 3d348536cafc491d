const badges = () => document.querySelectorAll<HTMLElement>('[data-cart-count]');

/** Whether the browser has read a place where the count is shown. */
export const hasBadge = (): boolean => badges().length > 0;

/** The count that the page shows now; more than 99 are 100. */
export const shownCount = (): number => {
  const text = badges()[0]?.textContent;
  return text === '99+' ? 100 : Number(text) || 0;
};

/** Shows how many pieces are in the cart: in every badge, and in the name of the button around it. */
export const showCount = (count: number): void => {
  for (const badge of badges()) {
    // What React will hydrate stays as the server wrote it where it is right already.
    if ((parseInt(badge.textContent, 10) || 0) === count) continue;
    badge.textContent = count > 99 ? '99+' : count > 0 ? String(count) : '';
    badge.hidden = !(count > 0);
    const button = badge.closest<HTMLElement>('[data-count-one]');
    const isOne = new Intl.PluralRules(document.documentElement.lang).select(count) === 'one';
    const label = button?.dataset[isOne ? 'countOne' : 'countOther'];
    if (label) button?.setAttribute('aria-label', label.replace(/\d+/, String(count)));
  }
};
