import type { ProductDetail, ProductVariant } from '@souk/contract';
import { initialChoice, resolveVariant, type Choice } from '@souk/domain';

/** A choice and what follows from it. With no match, stock is 0 and there is no variant. Source: spec 4, Quick view. */
export type VariantChoice = {
  values: Choice;
  variant: ProductVariant | null;
  stock: number;
  image: string | null;
  choose: (name: string, value: string) => void;
};

type Sold = Pick<ProductDetail, 'productAttr' | 'productValue'>;

/** From what is wanted (the URL, or the dialog's state) to a variant. */
export const variantChoice = (product: Sold, wanted: Choice, choose: VariantChoice['choose']): VariantChoice => {
  const values = completeChoice(product, wanted);
  const { variant, stock, image } = resolveVariant(product, values);
  return { values, variant, stock, image, choose };
};

/**
 * A whole choice that keeps what is wanted: the first variant in stock that agrees with it fills the rest, else the first
 * that exists. A wanted combination that does not exist stays as it is, so that the shopper sees what is missing.
 */
export const completeChoice = (product: Sold, wanted: Choice): Choice => {
  const known = { ...initialChoice(product.productAttr), ...wanted };
  const agreeing = Object.entries(product.productValue)
    .map(([sku, variant]) => ({ values: valuesOf(product, sku), variant }))
    .filter(({ values }) => Object.entries(known).every(([name, value]) => values[name] === value));
  const found = agreeing.find(({ variant }) => variant.stock > 0) ?? agreeing[0];
  return { ...found?.values, ...known };
};

const valuesOf = ({ productAttr }: Sold, sku: string): Choice => {
  const values = sku.split(',');
  return Object.fromEntries(productAttr.map(({ attrName }, place) => [attrName, values[place] ?? '']));
};
