import type { CartKit } from './cart-kit';

/** Choosing which lines the coming order takes. Source: CART-02. */
export const createCheckActions = (kit: CartKit) => ({
  toggle: (id: number) => {
    const unchecked = new Set(kit.get().unchecked);
    if (!unchecked.delete(id)) unchecked.add(id);
    kit.change({ unchecked });
  },
  toggleAll: () => {
    const { areAllChecked, groups } = kit.get();
    const ids = areAllChecked ? groups.flatMap((group) => group.lines.map((line) => line.id)) : [];
    kit.change({ unchecked: new Set(ids) });
  },
});
