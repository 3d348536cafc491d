import type { CartKit } from './cart-kit';
import type { createLoading } from './cart-load';
import { readCartUuid } from './cart-uuid';

/**
 * Merges the guest's cart into the account's at a sign-in. The steps stand in a file that is fetched only then.
 * Source: CART-13, SESSION-02; docs/contract.md "Cart"; lessons 1 to 3.
 */
export const createMerging =
  (kit: CartKit, loading: ReturnType<typeof createLoading>) =>
  async ({ isInCheckout }: { isInCheckout: boolean }) => {
    const uuid = readCartUuid();
    if (!uuid) return loading.loadCount();
    try {
      const { mergeGuestCart } = await import('./merge-guest-cart');
      await mergeGuestCart(kit, loading, { uuid, isInCheckout });
    } catch (error) {
      // The id stays in its cookie, so the next page tries again: nothing is lost.
      kit.tell({ kind: 'failed', error });
    }
  };
