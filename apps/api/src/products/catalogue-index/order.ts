/** Rows from the smallest key up; rows of one key in the order in which they came. */
export interface Order {
  rows: Uint32Array;
  /** Rows whose key may have changed since. */
  stale: Set<number>;
}

type KeyOf = (row: number) => number;

/**
 * Orders rows 0 to `count - 1`. Key and row are packed into one number, so that the sort is a native one.
 * @param keyOf a whole number below 2^53 / count.
 */
export const orderRows = (count: number, keyOf: KeyOf): Order => {
  const packed = new Float64Array(count);
  for (let row = 0; row < count; row += 1) packed[row] = keyOf(row) * count + row;
  packed.sort();
  const rows = new Uint32Array(count);
  for (let at = 0; at < count; at += 1) {
    const rest = (packed[at] ?? 0) % count;
    rows[at] = rest < 0 ? rest + count : rest;
  }
  return { rows, stale: new Set() };
};

/** The order again after some rows changed or came: they are taken out and put in where they belong, the rest stays. */
export const repairOrder = ({ rows, stale }: Order, count: number, keyOf: KeyOf): Order => {
  const isBefore = (a: number, b: number) => (keyOf(a) - keyOf(b) || a - b) < 0;
  const moved = [...stale].sort((a, b) => (isBefore(a, b) ? -1 : 1));
  const repaired = new Uint32Array(count);
  let [at, next] = [0, 0];
  for (const row of rows) {
    if (stale.has(row)) continue;
    while (next < moved.length && isBefore(moved[next] ?? 0, row)) repaired[at++] = moved[next++] ?? 0;
    repaired[at++] = row;
  }
  while (next < moved.length) repaired[at++] = moved[next++] ?? 0;
  return { rows: repaired, stale: new Set() };
};

/** Orders of the same rows by name; each is made when first asked for and repaired after changes. */
export function createOrders() {
  const orders = new Map<string, Order>();
  return {
    changed(row: number) {
      for (const { stale } of orders.values()) stale.add(row);
    },
    by(name: string, count: number, keyOf: KeyOf): Uint32Array {
      const known = orders.get(name);
      if (known?.stale.size === 0) return known.rows;
      const order = known ? repairOrder(known, count, keyOf) : orderRows(count, keyOf);
      orders.set(name, order);
      return order.rows;
    },
  };
}
