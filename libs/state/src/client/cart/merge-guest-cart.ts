import { putChange, dropChange, type CartKit } from './cart-kit';
import type { createLoading } from './cart-load';
import { dropCartUuid } from './cart-uuid';

type Loading = ReturnType<typeof createLoading>;
type Merged = { id: number; from: number; to: number };

/**
 * Runs at a sign-in: the server adds the lines of the guest's cart to the cart of the account. The shopper is told what was added, with Undo.
 * Inside the checkout nothing is told, and only lines of the guest's cart stay selected for purchase.
 * @throws what the call throws: nothing is merged then
 */
export const mergeGuestCart = async (
  kit: CartKit,
  loading: Loading,
  { uuid, isInCheckout }: { uuid: string; isInCheckout: boolean },
) => {
  const { merged, capped } = await (await kit.api()).session.recordUser({ uuid });
  dropCartUuid();
  kit.confirmChange();
  if (isInCheckout || kit.get().confirmed !== null) await loading.load();
  else await loading.loadCount();
  if (merged.length === 0) return;
  // What was merged is what they are buying there: Undo would take it out of their order.
  if (isInCheckout) return keepChecked(kit, new Set(merged.map(({ id }) => id)));
  const count = merged.reduce((sum, { from, to }) => sum + to - from, 0);
  kit.tell({ kind: 'merged', count, capped: capped.length, undo: () => void undo(kit, loading, merged) });
};

const undo = async (kit: CartKit, loading: Loading, merged: readonly Merged[]) => {
  const { cart } = await kit.api();
  const key = 'merge-undo';
  putChange(kit, key, { kind: 'addition', number: 0 });
  try {
    const gone = merged.filter(({ from }) => from === 0).map(({ id }) => id);
    if (gone.length > 0) await cart.delete({ ids: gone });
    for (const { id, from } of merged) if (from > 0) await cart.num({ id, number: from });
    kit.confirmChange();
    await loading.load();
  } catch (error) {
    kit.tell({ kind: 'failed', error });
  } finally {
    dropChange(kit, key);
  }
};

const keepChecked = (kit: CartKit, chosen: ReadonlySet<number>) => {
  const lines = (kit.get().confirmed ?? []).flatMap((group) => group.cartInfoList);
  kit.change({ unchecked: new Set(lines.filter((line) => !chosen.has(line.id)).map((line) => line.id)) });
};
