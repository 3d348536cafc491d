import type { TaxCategory } from '@souk/contract/desk';

/** A line that is sold, as tax sees it. `paidCents`: what the shopper pays for it, shipping included. */
export interface SoldLine {
  id: number;
  category: TaxCategory;
  paidCents: number;
  /** The seller's tax number; empty: they have none. */
  taxNumber: string;
}

/** A sale to a country, by the two letters of ISO 3166-1. */
export interface Sale {
  country: string;
  at: Date;
  lines: readonly SoldLine[];
}

/** The tax that a line's price includes. */
export interface LineTax {
  basisPoints: number;
  cents: number;
}

/**
 * Says how much tax the prices of a sale include. It changes no price: what it answers is stored with the order and never asked
 * again, a refund takes its share of it back.
 */
export interface TaxProvider {
  name: 'table' | 'none';
  /** Tax of each line by its id. A line that is not in the answer has none that anybody knows of, which is not the same as 0 %. */
  taxOf(sale: Sale): Promise<ReadonlyMap<number, LineTax>>;
}
