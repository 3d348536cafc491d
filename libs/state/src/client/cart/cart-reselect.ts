import { dropChange, findConfirmed, putChange, type CartKit } from './cart-kit';
import type { createLoading } from './cart-load';
import type { CartActions } from './cart-state';

/**
 * Gives an invalid line another variant of its product, or the same one when it can be had again.
 * @returns whether the server took it. Source: CART-07; docs/contract.md "Cart".
 */
export const createReselect =
  (kit: CartKit, loading: ReturnType<typeof createLoading>): CartActions['reselect'] =>
  async (id, attrId) => {
    const line = findConfirmed(kit, id)?.line;
    if (!line) return false;
    const key = `reselect:${id}`;
    putChange(kit, key, { kind: 'addition', number: 0 });
    try {
      const unique = attrId ?? line.attrId;
      const num = line.cartNum;
      // The line has another id afterwards: what is asked names the request well enough.
      const once = { idempotencyKey: `reset-${id}-${unique}-${num}` };
      await (await kit.api()).cart.reset({ id, num, productId: line.productId, unique }, once);
      kit.confirmChange();
      await loading.load();
      kit.tell({ kind: 'reselected', name: line.storeName });
      return true;
    } catch (error) {
      kit.tell({ kind: 'failed', error });
      return false;
    } finally {
      dropChange(kit, key);
    }
  };
