import { deviceStorage } from '../browser-storage';
import type { CartKit } from './cart-kit';
import type { createLineActions } from './cart-lines';
import type { SavedLine } from './cart-state';

const storageKey = 'souk.savedForLater';
const keptLines = 50;

/** Lines put aside, kept in this browser so that guests have them too. Source: docs/expectations, C2. */
export const createLaterActions = (
  kit: CartKit,
  { add, leaving, takeOut }: Pick<ReturnType<typeof createLineActions>, 'add' | 'leaving' | 'takeOut'>,
) => {
  /** Lines that are being added: a second press on one is the same wish. */
  const moving = new Set<SavedLine>();
  const keep = (saved: readonly SavedLine[]) => {
    kit.change({ saved });
    deviceStorage.setItem(storageKey, JSON.stringify(saved.slice(0, keptLines)));
  };
  const isSame = (line: SavedLine) => (other: SavedLine) =>
    other.productId === line.productId && other.attrId === line.attrId;
  const without = (line: SavedLine) => kit.get().saved.filter((other) => !isSame(line)(other));
  const dropSaved = (line: SavedLine) => keep(without(line));

  return {
    readSaved: () => kit.change({ saved: readSaved() }),
    dropSaved,
    saveForLater: async (id: number) => {
      const line = leaving(id)?.line;
      if (!line) return;
      const earlier = kit.get().saved.filter(isSame(line));
      keep([line, ...without(line)]);
      if (await takeOut(line)) kit.tell({ kind: 'savedForLater', name: line.storeName });
      else keep([...earlier, ...without(line)]);
    },
    moveToCart: async (line: SavedLine) => {
      if (moving.has(line)) return;
      moving.add(line);
      const { productId, cartNum, attrId, storeName, suk, variantPrice } = line;
      const addition = {
        productId,
        cartNum,
        productAttrUnique: attrId,
        sku: suk,
        name: storeName,
        priceUsd: variantPrice,
      };
      await add(addition, () => dropSaved(line));
      moving.delete(line);
    },
  };
};

const readSaved = (): SavedLine[] => {
  try {
    const kept: unknown = JSON.parse(deviceStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(kept) ? (kept as SavedLine[]) : [];
  } catch {
    return [];
  }
};
