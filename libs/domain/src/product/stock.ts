import { lowStockBelow } from '../limits';

/** What is said of stock. `left` is the number of 'Only N left'. */
export type StockMessage =
  { kind: 'soldOut'; left: 0 } | { kind: 'low'; left: number } | { kind: 'inStock'; left: number };

/** 'Only N left' under 15, 'In stock', 'Sold out'. Source: spec 4 "Stock message", QUICK-06. */
export const stockMessage = (stock: number): StockMessage => {
  if (stock <= 0) return { kind: 'soldOut', left: 0 };
  return { kind: stock < lowStockBelow ? 'low' : 'inStock', left: stock };
};
