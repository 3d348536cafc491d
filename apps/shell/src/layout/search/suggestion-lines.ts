import type { Suggestions } from '@souk/contract';
import { categoryPath, displayPrice, merchantPath, productPath } from '@souk/domain';
import { storeNow } from '@souk/state';
import { searchPath } from './search-path';

/** One line under the search field: what it says and where it leads. */
export type SuggestionLine = {
  kind: 'word' | 'category' | 'product' | 'merchant';
  /** Also what the field shows while the line is chosen by keyboard. */
  text: string;
  to: string;
  image?: string;
  priceUsd?: number;
};

/** Words, then categories, products and merchants, at most ten. Source: docs/expectations S1. */
export const linesOf = ({ words, categories, products, merchants }: Suggestions): SuggestionLine[] =>
  [
    ...words.map((word) => ({ kind: 'word' as const, text: word, to: searchPath(word) })),
    ...categories.map((one) => ({ kind: 'category' as const, text: one.name, to: categoryPath(one) })),
    ...products.map((one) => ({
      kind: 'product' as const,
      text: one.storeName,
      to: productPath(one),
      image: one.image,
      priceUsd: displayPrice(one, storeNow()).shown,
    })),
    ...merchants.map((one) => ({
      kind: 'merchant' as const,
      text: one.name,
      to: merchantPath(one.id),
      ...(one.avatar ? { image: one.avatar } : {}),
    })),
  ].slice(0, 10);
