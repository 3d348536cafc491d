import { createNumbering } from './numbering';
import { createOrders } from './order';
import { createPrices, type ListedPrice } from './prices';
import { readShape, type Shape } from './shape';

/** A listed product as lists count and order it. */
export interface ListedProduct extends ListedPrice {
  id: number;
  categoryId: number;
  merchantId: number;
  /** Rating in tenths of a star. */
  tenths: number;
  reviews: number;
  sales: number;
  /** When it came, in seconds. */
  born: number;
  isFree: boolean;
  isStocked: boolean;
  /** Its variants as text; see `readShape`. */
  shape: string;
}

const columnNames = ['cents', 'tenths', 'reviews', 'sales', 'born'] as const;
type NumberColumn = (typeof columnNames)[number];

type Orders = ReturnType<typeof createOrders>;

/** Numbers by row; an order is repaired where one of them changes. */
const createNumbers = (orders: Orders) => {
  const numbers: Record<NumberColumn, number[]> = { cents: [], tenths: [], reviews: [], sales: [], born: [] };
  return {
    numbers: numbers as Readonly<Record<NumberColumn, readonly number[]>>,
    set(row: number, next: Partial<Record<NumberColumn, number>>) {
      for (const name of columnNames) {
        const value = next[name];
        if (value === undefined || numbers[name][row] === value) continue;
        numbers[name][row] = value;
        orders.changed(row);
      }
    },
  };
};

/** Each shape once, by number. */
const createShapes = () => {
  const texts = createNumbering<string>();
  const shapes: Shape[] = [];
  return {
    shapes: shapes as readonly Shape[],
    shapeOf(text: string) {
      const number = texts.of(text);
      shapes[number] ??= readShape(text);
      return number;
    },
  };
};

/**
 * All listed products of a store, a column an array, so that a hundred thousand of them are counted in milliseconds.
 * The database stays the truth: see `createCatalogueIndexes` for how the index follows it.
 */
export function createCatalogueIndex() {
  const rowOf = new Map<number, number>();
  const categories = createNumbering<number>();
  const merchants = createNumbering<number>();
  const { shapes, shapeOf } = createShapes();
  const ids: number[] = [];
  const isOn: boolean[] = [];
  const category: number[] = [];
  const merchant: number[] = [];
  const shape: number[] = [];
  const isFree: boolean[] = [];
  const isStocked: boolean[] = [];
  const orders = createOrders();
  const { numbers, set } = createNumbers(orders);
  const prices = createPrices();
  let version = 0;

  return {
    /** Product ids, categories and merchants by row; the latter two as numbers of `categories` and `merchants`. */
    ids: ids as readonly number[],
    /** False for a row whose product is no longer listed. */
    isOn: isOn as readonly boolean[],
    category: category as readonly number[],
    merchant: merchant as readonly number[],
    shape: shape as readonly number[],
    isFree: isFree as readonly boolean[],
    isStocked: isStocked as readonly boolean[],
    numbers,
    categories,
    merchants,
    shapes,
    rowOf: (id: number) => rowOf.get(id),

    /** Takes a product in, or takes over how it has changed. Its price is that of this moment; see `followTime`. */
    put(one: ListedProduct, now: Date) {
      const row = rowOf.get(one.id) ?? ids.push(one.id) - 1;
      rowOf.set(one.id, row);
      set(row, { ...one, cents: prices.put(row, one, now) });
      version += 1;
      isOn[row] = true;
      category[row] = categories.of(one.categoryId);
      merchant[row] = merchants.of(one.merchantId);
      shape[row] = shapeOf(one.shape);
      isFree[row] = one.isFree;
      if (isStocked[row] !== one.isStocked) orders.changed(row); // what is sold out stands elsewhere
      isStocked[row] = one.isStocked;
    },

    /** Gives every product whose discount has ended since its other price. */
    followTime(now: Date) {
      for (const { row, cents } of prices.takeEnded(now)) {
        set(row, { cents });
        version += 1;
      }
    },

    /** Takes a product off; its row stays empty. */
    drop(id: number) {
      const row = rowOf.get(id);
      if (row === undefined) return;
      version += 1;
      isOn[row] = false;
    },

    /** Another one after every change: what was counted before no longer holds. */
    version: () => version,

    /** All rows by a key, smallest first. */
    order: (name: string, keyOf: (row: number) => number) => orders.by(name, ids.length, keyOf),
  };
}

export type CatalogueIndex = ReturnType<typeof createCatalogueIndex>;
