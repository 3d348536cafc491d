import type { CartAdded } from '@souk/contract';
import { addedNotice } from './cart-notice';
import { dropChange, findConfirmed, putChange, without, type CartKit } from './cart-kit';
import type { createLoading } from './cart-load';
import type { createQuantitySync } from './cart-quantity';
import type { CartAddition } from './cart-state';
import { trackAddition, trackRemoval } from './cart-tracking';
import { ensureCartUuid } from './cart-uuid';

type Parts = {
  kit: CartKit;
  loading: ReturnType<typeof createLoading>;
  quantities: ReturnType<typeof createQuantitySync>;
};

let additions = 0;

/** Putting lines in and taking them out. Source: spec 4, Cart item; spec 8, Add to cart, Cart delete. */
export const createLineActions = ({ kit, loading, quantities }: Parts) => {
  const add = async (addition: CartAddition): Promise<boolean> => {
    const key = `addition:${++additions}`;
    putChange(kit, key, { kind: 'addition', number: addition.cartNum });
    try {
      const { count: confirmedCount, lines } = await save(kit, addition);
      // In one step, so that the badge never shows the addition twice.
      kit.change({ confirmedCount, pending: without(kit, key) });
      kit.tell(addedNotice(addition.name, lines));
      trackAddition(addition);
      if (kit.get().confirmed !== null) await loading.load();
      return true;
    } catch (error) {
      dropChange(kit, key);
      kit.tell({ kind: 'failed', error });
      return false;
    }
  };

  const remove = async (id: number) => {
    const found = findConfirmed(kit, id);
    if (!found || kit.get().pending[removalKey(id)]) return;
    quantities.forget(id);
    if (!(await deleteLine(kit, id))) return;
    trackRemoval(found.line);
    kit.tell({ kind: 'removed', name: found.line.storeName, undo: () => void bringBack(found) });
  };

  /** Undo of a removal: the line shows again at once and is added anew on the server. */
  const bringBack = async ({ group, line }: NonNullable<ReturnType<typeof findConfirmed>>) => {
    const key = `return:${line.id}`;
    putChange(kit, key, { kind: 'return', id: line.id, group, line });
    try {
      await save(kit, { productId: line.productId, cartNum: line.cartNum, productAttrUnique: line.attrId });
      await loading.load();
    } catch (error) {
      kit.tell({ kind: 'failed', error });
    } finally {
      dropChange(kit, key);
    }
  };

  return { add, remove };
};

/** @returns what the server took, and how many pieces the cart holds now */
const save = async (kit: CartKit, { productId, cartNum, productAttrUnique, sku }: CartAddition): Promise<CartAdded> => {
  if (!(await kit.owner.isSignedIn())) ensureCartUuid();
  const { cart } = await kit.api();
  const once = { idempotencyKey: crypto.randomUUID() };
  const added =
    productAttrUnique !== undefined
      ? await cart.save([{ productId, cartNum, productAttrUnique }], once)
      : await cart.saveSku([{ productId, cartNum, ...(sku === undefined ? {} : { sku }) }], once);
  kit.confirmChange();
  return added;
};

const removalKey = (id: number) => `removal:${id}`;

/** Deletes a line; hidden at once, shown again when the server refuses. Resolves to whether it is gone. */
export const deleteLine = async (kit: CartKit, id: number): Promise<boolean> => {
  putChange(kit, removalKey(id), { kind: 'removal', id });
  try {
    const { count } = await (await kit.api()).cart.delete({ ids: [id] });
    const groups = (kit.get().confirmed ?? []).map((group) => ({
      ...group,
      cartInfoList: group.cartInfoList.filter((line) => line.id !== id),
    }));
    const confirmed = groups.filter((group) => group.cartInfoList.length > 0);
    kit.change({ confirmed, confirmedCount: count, pending: without(kit, removalKey(id)) });
    kit.confirmChange();
    return true;
  } catch (error) {
    dropChange(kit, removalKey(id));
    kit.tell({ kind: 'failed', error });
    return false;
  }
};
