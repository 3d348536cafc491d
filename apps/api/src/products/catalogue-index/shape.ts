import type { AttributeChoice } from './list-filter';
import { optionsOf } from './list-filter';

/** A variant as far as lists care: its `Name=Value` options, and whether one is left. */
interface ShapeVariant {
  options: readonly string[];
  isStocked: boolean;
}

/** What the variants of a product are made of. Products of one kind share a shape: it is looked at once for all of them. */
export interface Shape {
  variants: readonly ShapeVariant[];
  /** Every option of one of its variants. */
  options: readonly string[];
}

/**
 * Reads a shape from its text: a line a variant, `+` or `-` for stock, then the options behind tabs.
 * The text comes from the database as one value, which is many times faster than a row for each variant.
 */
export const readShape = (text: string): Shape => {
  const variants = text === '' ? [] : text.split('\n').map(readVariant);
  return { variants, options: [...new Set(variants.flatMap((one) => one.options))] };
};

const readVariant = (line: string): ShapeVariant => {
  const [stock, ...options] = line.split('\t');
  return { isStocked: stock === '+', options };
};

/** The attribute of an option. */
export const nameOf = (option: string) => option.slice(0, option.indexOf('='));

/** What of the attributes is chosen, ready to be compared. */
export interface Wanted {
  choices: readonly { name: string; options: ReadonlySet<string> }[];
  /** Only variants of which one is left count. */
  isInStock: boolean;
}

export const wantedOf = (attributes: readonly AttributeChoice[], isInStock: boolean): Wanted => ({
  isInStock,
  choices: attributes.map((one) => ({ name: one.name, options: new Set(optionsOf(one)) })),
});

const has = (variant: ShapeVariant, options: ReadonlySet<string>) => variant.options.some((one) => options.has(one));

/** True when one variant has all that is chosen: a blue one and a large one do not make a large blue one. */
export const hasVariant = (shape: Shape, { choices, isInStock }: Wanted): boolean =>
  shape.variants.some((one) => (one.isStocked || !isInStock) && choices.every((choice) => has(one, choice.options)));

/** Options that a variant has together with what is chosen of the other attributes: what a shopper could choose next. */
export const optionsLeft = (shape: Shape, { choices, isInStock }: Wanted): ReadonlySet<string> => {
  const left = new Set<string>();
  for (const variant of shape.variants) {
    if (isInStock && !variant.isStocked) continue;
    const missed = choices.filter((choice) => !has(variant, choice.options));
    if (missed.length > 1) continue;
    for (const option of variant.options)
      if (missed.length === 0 || nameOf(option) === missed[0]?.name) left.add(option);
  }
  return left;
};
