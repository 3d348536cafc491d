import { readCartUuid } from '@souk/state';
import { hasSignInHint } from '@souk/state/sign-in-hint';
import { hasBadge, showCount } from './shown-count';

/** Where the browser keeps the count that a page showed when it was left. */
export const countKey = 'souk.cartCount';

/** Whoever has a cart, or is signed in. A cookie is read first: stored values are not read on a first visit, which they would delay. */
const mayHaveCart = () => readCartUuid() !== undefined || hasSignInHint();

const rememberedCount = () => {
  try {
    return mayHaveCart() ? Number(localStorage.getItem(countKey)) : 0;
  } catch {
    return 0; // storage is blocked
  }
};

/**
 * Shows what the page before showed until the server has told the count: the badge is there with the page's first paint and does not
 * come and go from page to page.
 * @returns ends the wait for badges that the browser has not read yet: once the page is whole
 */
export const showRememberedCount = (): (() => void) => {
  const count = rememberedCount();
  if (!count) return () => {};
  const observer = new MutationObserver(() => hasBadge() && show());
  const show = () => {
    observer.disconnect();
    showCount(count);
  };
  observer.observe(document, { childList: true, subtree: true });
  return show;
};
