import type { DeskProduct, DeskVariant } from '@souk/contract/desk';

/** Which variants are on sale, by their ids. */
export type SaleValues = Readonly<Record<number, boolean>>;

/** Variants of a product as they are stored. */
export const saleOf = ({ items }: Pick<DeskProduct, 'items'>): SaleValues =>
  Object.fromEntries(items.map(({ id, onSale }) => [id, onSale]));

/** Whether a variant is on sale as it is typed; one of which nothing is typed is as it is stored. */
export const isOnSale = ({ id, onSale }: Pick<DeskVariant, 'id' | 'onSale'>, values: SaleValues): boolean =>
  values[id] ?? onSale;

/** A variant as people read it: its values, or the product's name where nothing is chosen. */
export const variantName = ({ name }: Pick<DeskProduct, 'name'>, { sku }: Pick<DeskVariant, 'sku'>): string =>
  sku.split(',').join(', ') || name;

/** Whether a variant has a value of something to choose. */
export const hasValue = ({ sku }: Pick<DeskVariant, 'sku'>, option: number, value: string): boolean =>
  sku.split(',')[option] === value;

/** The same with all variants of a value on sale, or off. */
export const withValue = (
  { items }: Pick<DeskProduct, 'items'>,
  values: SaleValues,
  { option, value, isOn }: { option: number; value: string; isOn: boolean },
): SaleValues => ({
  ...values,
  ...Object.fromEntries(items.filter((item) => hasValue(item, option, value)).map(({ id }) => [id, isOn])),
});

/** Variants that are on sale and would be no longer. */
export const takenOff = ({ items }: Pick<DeskProduct, 'items'>, values: SaleValues): DeskVariant[] =>
  items.filter((item) => item.onSale && !isOnSale(item, values));
