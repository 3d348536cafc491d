import type { CartAddition } from './cart-state';

/** Keeps additions that could not be sent, the last of each variant, and sends them when the browser is online again. */
export const createOfflineAdditions = () => {
  const additions = new Map<string, () => unknown>();
  const sendAll = () => {
    removeEventListener('online', sendAll);
    const unsent = [...additions.values()];
    additions.clear();
    for (const send of unsent) send();
  };
  return {
    keep: ({ productId, productAttrUnique, sku }: CartAddition, send: () => unknown) => {
      additions.set([productId, productAttrUnique, sku].join(), send);
      addEventListener('online', sendAll);
    },
    clear: () => additions.clear(),
  };
};
