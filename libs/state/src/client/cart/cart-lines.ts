import { isUnsent } from '@souk/api-client';
import type { CartAdded, CartItem } from '@souk/contract';
import { dropChange, findConfirmed, putChange, without, type CartKit } from './cart-kit';
import type { createLoading } from './cart-load';
import { createOfflineAdditions } from './cart-offline';
import type { createQuantitySync } from './cart-quantity';
import type { CartAddition } from './cart-state';
import { tellAdded, trackRemoval } from './cart-tracking';
import { ensureCartUuid } from './cart-uuid';

type Parts = {
  kit: CartKit;
  loading: ReturnType<typeof createLoading>;
  quantities: ReturnType<typeof createQuantitySync>;
};

let additions = 0;

/** Putting lines in and taking them out. Source: spec 4, Cart item; spec 8, Add to cart, Cart delete. */
export const createLineActions = ({ kit, loading, quantities }: Parts) => {
  const offline = createOfflineAdditions();

  const add = (addition: CartAddition, onAdded?: () => void) => send(addition, crypto.randomUUID(), onAdded);

  /** @param idempotencyKey the same each time that an addition is sent, so that one whose answer was lost counts once */
  const send = async (addition: CartAddition, idempotencyKey: string, onAdded?: () => void): Promise<boolean> => {
    const key = `addition:${++additions}`;
    putChange(kit, key, { kind: 'addition', number: addition.cartNum });
    try {
      const { count: confirmedCount, lines } = await save(kit, addition, idempotencyKey);
      // In one step, so that the badge never shows the addition twice.
      kit.change({ confirmedCount, pending: without(kit, key) });
      tellAdded(kit.tell, addition, lines);
      onAdded?.();
      if (kit.get().confirmed !== null) await loading.load();
      return true;
    } catch (error) {
      dropChange(kit, key);
      if (isUnsent(error)) offline.keep(addition, () => send(addition, idempotencyKey, onAdded));
      kit.tell(isUnsent(error) ? { kind: 'deferred' } : { kind: 'failed', error });
      return false;
    }
  };

  /** The line as it is shown, before it is taken out. Undefined: there is none, or it is on its way out. */
  const leaving = (id: number) => {
    const found = findConfirmed(kit, id);
    if (found && !kit.get().pending[removalKey(id)]) return { ...found, line: quantities.forget(found.line) };
  };

  /** Resolves to whether the line is gone; one that stays still wants the quantity that was chosen last. */
  const takeOut = async ({ id, cartNum }: CartItem): Promise<boolean> => {
    const isGone = await deleteLine(kit, id);
    if (!isGone) quantities.set(id, cartNum);
    return isGone;
  };

  const remove = async (id: number) => {
    const found = leaving(id);
    if (!found || !(await takeOut(found.line))) return;
    trackRemoval(found.line);
    kit.tell({ kind: 'removed', name: found.line.storeName, undo: () => void bringBack(found) });
  };

  /** Undo of a removal: the line shows again at once and is added anew on the server. */
  const bringBack = async ({ group, line }: NonNullable<ReturnType<typeof leaving>>) => {
    const key = `return:${line.id}`;
    putChange(kit, key, { kind: 'return', id: line.id, group, line });
    try {
      const { productId, cartNum, attrId } = line;
      const before = new Set(kit.get().confirmed?.flatMap((one) => one.cartInfoList.map(({ id }) => id)));
      const { lines } = await save(kit, { productId, cartNum, productAttrUnique: attrId }, crypto.randomUUID());
      const { unchecked } = kit.get();
      // It has a new id. One that was not chosen is not chosen now: nobody orders it by mistake. A line that it joined is as it was.
      const anew = lines.filter(({ id }) => !before.has(id));
      if (unchecked.has(line.id)) kit.change({ unchecked: new Set([...unchecked, ...anew.map(({ id }) => id)]) });
      await loading.load();
    } catch (error) {
      kit.tell({ kind: 'failed', error });
    } finally {
      dropChange(kit, key);
    }
  };

  return { add, remove, leaving, takeOut, clearOffline: offline.clear };
};

/** @returns what the server took, and how many pieces the cart holds now */
const save = async (kit: CartKit, addition: CartAddition, idempotencyKey: string): Promise<CartAdded> => {
  const { productId, cartNum, productAttrUnique, sku } = addition;
  if (!(await kit.owner.isSignedIn())) ensureCartUuid();
  const { cart } = await kit.api();
  const added =
    productAttrUnique !== undefined
      ? await cart.save([{ productId, cartNum, productAttrUnique }], { idempotencyKey })
      : await cart.saveSku([{ productId, cartNum, ...(sku === undefined ? {} : { sku }) }], { idempotencyKey });
  kit.confirmChange();
  return added;
};

const removalKey = (id: number) => `removal:${id}`;

/** Deletes a line; hidden at once, shown again when the server refuses. Resolves to whether it is gone. */
const deleteLine = async (kit: CartKit, id: number): Promise<boolean> => {
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
