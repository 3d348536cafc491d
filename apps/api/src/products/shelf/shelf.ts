import { createNumbering } from './numbering';
import { createOrders } from './order';
import { readShape, type Shape } from './shape';

/** A listed product as lists count and order it. */
export interface ShelfRow {
  id: number;
  categoryId: number;
  merchantId: number;
  /** What a shopper is asked to pay. */
  cents: number;
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

/**
 * All listed products of a store, a column an array, so that a hundred thousand of them are counted in milliseconds.
 * The database stays the truth: see `createShelves` for how the shelf follows it.
 */
export function createShelf() {
  const rowOf = new Map<number, number>();
  const categories = createNumbering<number>();
  const merchants = createNumbering<number>();
  const shapeTexts = createNumbering<string>();
  const shapes: Shape[] = [];
  const ids: number[] = [];
  const isOn: boolean[] = [];
  const category: number[] = [];
  const merchant: number[] = [];
  const shape: number[] = [];
  const isFree: boolean[] = [];
  const isStocked: boolean[] = [];
  const numbers: Record<NumberColumn, number[]> = { cents: [], tenths: [], reviews: [], sales: [], born: [] };
  const orders = createOrders();
  let version = 0;

  const shapeOf = (text: string) => {
    const number = shapeTexts.of(text);
    shapes[number] ??= readShape(text);
    return number;
  };

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
    numbers: numbers as Readonly<Record<NumberColumn, readonly number[]>>,
    categories,
    merchants,
    shapes: shapes as readonly Shape[],
    rowOf: (id: number) => rowOf.get(id),

    /** Takes a product in, or takes over how it has changed. */
    put(one: ShelfRow) {
      const row = rowOf.get(one.id) ?? ids.push(one.id) - 1;
      rowOf.set(one.id, row);
      if (columnNames.some((name) => numbers[name][row] !== one[name])) orders.changed(row);
      version += 1;
      isOn[row] = true;
      category[row] = categories.of(one.categoryId);
      merchant[row] = merchants.of(one.merchantId);
      shape[row] = shapeOf(one.shape);
      isFree[row] = one.isFree;
      isStocked[row] = one.isStocked;
      for (const name of columnNames) numbers[name][row] = one[name];
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

export type Shelf = ReturnType<typeof createShelf>;
