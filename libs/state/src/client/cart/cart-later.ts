import type { CartItem } from '@souk/contract';
import type { CartKit } from './cart-kit';
import { deleteLine, type createLineActions } from './cart-lines';
import type { SavedLine } from './cart-state';

const storageKey = 'souk.savedForLater';
const keptLines = 50;

/** Lines put aside, kept in this browser so that guests have them too. Source: docs/expectations, C2. */
export const createLaterActions = (
  kit: CartKit,
  { add, leaving }: Pick<ReturnType<typeof createLineActions>, 'add' | 'leaving'>,
) => {
  /** Lines that are being added: a second press on one is the same wish. */
  const moving = new Set<SavedLine>();
  const keep = (saved: readonly SavedLine[]) => {
    kit.change({ saved });
    try {
      localStorage.setItem(storageKey, JSON.stringify(saved.slice(0, keptLines)));
    } catch {
      // No storage: they stay for this page only.
    }
  };
  const dropSaved = (line: SavedLine) => keep(kit.get().saved.filter((other) => !isSame(other, line)));

  return {
    readSaved: () => kit.change({ saved: readSaved() }),
    dropSaved,
    saveForLater: async (id: number) => {
      const line = leaving(id)?.line;
      if (!line) return;
      const aside = asSaved(line);
      keep([aside, ...kit.get().saved.filter((other) => !isSame(other, aside))]);
      if (await deleteLine(kit, id)) kit.tell({ kind: 'savedForLater', name: line.storeName });
      else dropSaved(aside);
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

const isSame = (a: SavedLine, b: SavedLine) => a.productId === b.productId && a.attrId === b.attrId;

const asSaved = (line: CartItem): SavedLine => {
  const { productId, attrId, cartNum, storeName, image, slug, productUniqueKey, suk, variantPrice } = line;
  const { landingPage, listedOnStore, variantQuery } = line;
  return {
    productId,
    attrId,
    cartNum,
    storeName,
    image,
    slug,
    productUniqueKey,
    suk,
    ...(variantQuery === undefined ? {} : { variantQuery }),
    variantPrice,
    landingPage,
    listedOnStore,
  };
};

const readSaved = (): SavedLine[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(kept) ? (kept as SavedLine[]) : [];
  } catch {
    return [];
  }
};
