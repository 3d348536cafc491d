import { successCode } from '@souk/contract';
import { readCartUuid } from '@souk/state';

const badges = () => document.querySelectorAll<HTMLElement>('[data-cart-count]');

/** The count that the page shows now. */
export const shownCount = (): number => parseInt(badges()[0]?.textContent ?? '', 10) || 0;

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

/** Asks the server for the visitor's count; without a cart there is nothing to ask. Source: spec 7, cart/count. */
export const loadCount = async (storeId: number | undefined): Promise<void> => {
  const uuid = readCartUuid();
  if (!uuid) return showCount(0);
  try {
    const fields = new URLSearchParams({ uuid, numType: 'true', type: 'sum' });
    if (storeId !== undefined) fields.set('storeId', String(storeId));
    const reply = await fetch(`/api/front/cart/count?${fields.toString()}`);
    const { code, data } = (await reply.json()) as { code: number; data: { count: number } };
    if (code === successCode) showCount(data.count);
  } catch {
    // The badge keeps what it showed: a count that cannot be read is no reason to disturb.
  }
};
