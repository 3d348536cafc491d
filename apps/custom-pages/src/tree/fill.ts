import type { PageElement, ProductAddress } from '@souk/contract';
import { createContext, type ReactNode } from 'react';

/**
 * What a template is filled with: one product, cart line or review. Text enters as text.
 * An empty or missing text takes its element out of the page.
 */
export type Fill = {
  text: Readonly<Record<string, string>>;
  /** Of texts that may be in another language than the page. */
  lang?: Readonly<Record<string, string>>;
  href?: string;
  picture?: { src: string; alt: string };
  /** What a quick add takes; absent: there is nothing to add. `mustChoose`: the shopper chooses first, in the quick view. */
  product?: { id: number; name: string; priceUsd: number; address: ProductAddress; mustChoose: boolean };
  /** Takes the row away. */
  onRemove?: () => void;
};

/** Draws a template's piece with what it stands for, by its field's name. */
export type DrawField = (piece: PageElement, name: string) => ReactNode;

/** Null outside a template's rows. Handed down, so that the tree and the fields need not import one another. */
export const FieldContext = createContext<DrawField | null>(null);
