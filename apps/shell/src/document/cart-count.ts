import { successCode } from '@souk/contract';
import { deviceStorage, readCartUuid } from '@souk/state';
import { hasSignInHint } from '@souk/state/sign-in-hint';

const storageKey = 'souk.cartCount';

const badges = () => document.querySelectorAll<HTMLElement>('[data-cart-count]');

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

/**
 * Shows what the page before showed, of whoever has a cart, until the server has told the count: the badge is there with the
 * page's first paint and does not come and go from page to page.
 * @returns ends the wait for badges that the browser has not read yet: once the page is whole
 */
export const rememberCount = (): (() => void) => {
  addEventListener('pagehide', () => deviceStorage.setItem(storageKey, String(shownCount())));
  const remembered = readCartUuid() || hasSignInHint() ? Number(deviceStorage.getItem(storageKey)) || 0 : 0;
  if (!remembered) return () => {};
  const observer = new MutationObserver(() => {
    if (!badges().length) return;
    observer.disconnect();
    showCount(remembered);
  });
  observer.observe(document, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    showCount(remembered);
  };
};

/**
 * Asks the server for the visitor's count; without a cart there is nothing to ask. What was pressed meanwhile is counted already, and has an
 * answer of its own. Source: spec 7, cart/count.
 */
export const loadCount = async (storeId: number | undefined): Promise<void> => {
  const uuid = readCartUuid();
  if (!uuid) return showCount(0);
  const before = shownCount();
  try {
    const fields = new URLSearchParams({ uuid, numType: 'true', type: 'sum' });
    if (storeId !== undefined) fields.set('storeId', String(storeId));
    const reply = await fetch(`/api/front/cart/count?${fields.toString()}`);
    const { code, data } = (await reply.json()) as { code: number; data: { count: number } };
    if (code === successCode && shownCount() === before) showCount(data.count);
  } catch {
    // The badge keeps what it showed: a count that cannot be read is no reason to disturb.
  }
};
