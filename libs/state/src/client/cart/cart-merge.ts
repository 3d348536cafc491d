import type { CartKit } from './cart-kit';
import type { createLoading } from './cart-load';
import { readCartUuid } from './cart-uuid';

/**
 * At sign-in the anonymous cart joins the account's. How is a file of its own, which nobody needs before.
 * Source: CART-13, SESSION-02; docs/contract.md "Cart"; lessons 1 to 3.
 */
export const createMerging =
  (kit: CartKit, loading: ReturnType<typeof createLoading>) =>
  async ({ isInCheckout }: { isInCheckout: boolean }) => {
    const uuid = readCartUuid();
    if (!uuid) return loading.loadCount();
    try {
      const { mergeCarts } = await import('./merge-carts');
      await mergeCarts(kit, loading, { uuid, isInCheckout });
    } catch (error) {
      // The id stays in its cookie, so the next page tries again: nothing is lost.
      kit.tell({ kind: 'failed', error });
    }
  };
