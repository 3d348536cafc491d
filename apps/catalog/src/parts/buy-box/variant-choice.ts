import type { ProductDetail } from '@souk/contract';
import { choiceText, resolveVariant, startingChoice, type Choice, type Resolved } from '@souk/domain';

/** A choice, how it reads, and what follows from it. With no match, stock is 0 and there is no variant. Source: spec 4, Quick view. */
export type VariantChoice = Resolved & {
  values: Choice;
  text: string;
  choose: (name: string, value: string) => void;
};

type Sold = Pick<ProductDetail, 'productAttr' | 'productValue'>;

/** From what is wanted (the URL, or the dialog's state) to a variant. */
export const variantChoice = (product: Sold, wanted: Choice, choose: VariantChoice['choose']): VariantChoice => {
  const values = startingChoice(product, wanted);
  return { ...resolveVariant(product, values), values, text: choiceText(product, values), choose };
};
