import { successCode } from '@souk/contract';
import { deviceStorage, readCartUuid } from '@souk/state';
import { countKey } from './remembered-count';
import { showCount, shownCount } from './shown-count';

/** Keeps the count that the page shows when it is left, for the next page's first paint. */
export const keepCount = (): void =>
  addEventListener('pagehide', () => deviceStorage.setItem(countKey, String(shownCount())));

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
