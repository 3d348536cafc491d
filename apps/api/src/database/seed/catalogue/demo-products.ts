/** What is special about a product whose address is promised to the outside. Source: test-contract "Demo products". */
export interface Special {
  uniqueKey?: string;
  listed?: boolean;
  landingPage?: boolean;
  isShippingIncluded?: boolean;
  priceUsd: number;
  storePriceUsd?: number;
  discount?: number;
  /** Days from the seed's now; negative lies behind. */
  expiresInDays?: number;
  /** Stock of all variants together. Absent: plenty. */
  stock?: number;
  /** Variants that are not made, by their values. */
  missing?: readonly string[];
  sales: number;
}

const farAhead = 3650;

export const demoProducts: Readonly<Record<string, Special>> = {
  'linen-shirt': { priceUsd: 68, missing: ['Blue,L'], sales: 412 },
  'ceramic-mug': { priceUsd: 24, stock: 3, sales: 388 },
  'brass-lamp': { priceUsd: 128, stock: 0, sales: 176 },
  'canvas-tote': { priceUsd: 32, isShippingIncluded: true, sales: 341 },
  'steel-kettle': { priceUsd: 80, discount: 25, expiresInDays: farAhead, sales: 264 },
  'wall-clock': { priceUsd: 60, storePriceUsd: 48, discount: 30, expiresInDays: -30, sales: 97 },
  'last-chair': { priceUsd: 180, stock: 1, sales: 58 },
  'hidden-vase': { priceUsd: 54, uniqueKey: 'HIDDENVASE', listed: false, sales: 12 },
  'landing-scarf': { priceUsd: 58, landingPage: true, sales: 143 },
};
