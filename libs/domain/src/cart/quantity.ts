import { quantityMin } from '../limits';

/** A quantity as typed: a whole number from 1; anything else becomes 1. Source: spec 5 "Cart quantity". */
export const readQuantity = (typed: unknown): number => {
  const number = Math.floor(Number(typed));
  return Number.isFinite(number) ? Math.max(quantityMin, number) : quantityMin;
};

/** A quantity held between 1 and stock. With nothing in stock it stays 1. Source: CART-03, CART-04, QUICK-05. */
export const clampQuantity = (wanted: unknown, stock: number): number =>
  Math.max(quantityMin, Math.min(readQuantity(wanted), stock));

/** Minus is disabled at 1. Source: CART-04. */
export const canDecrease = (quantity: number): boolean => quantity > quantityMin;

/** Plus is disabled when quantity equals stock. Source: CART-03. */
export const canIncrease = (quantity: number, stock: number): boolean => quantity < stock;
