import { valueObstacle } from '@souk/domain/desk';
import { sql } from 'kysely';
import { run } from '../../database/tx';
import { notFound, ReplyError } from '../../errors';
import { combinationsOf, type ProductAttribute } from '../../products/options';
import { addAttributeWords } from '../../search/attribute-words';
import type { DeskCtx, DeskInputOf } from '../desk-ctx';
import { deskWords } from '../desk-words';
import { type ListedProduct, type VariantRow, variantsOf } from './desk-products.repository';
import { insertVariants, type NewVariant } from './insert-product';
import { raiseVersion } from './set-price';

type Asked = DeskInputOf<'optionValueAdd'>['body'];

/** Every combination of a new value with all values of the other attributes. */
const valuesWith = (attributes: readonly ProductAttribute[], option: number, value: string) =>
  combinationsOf(attributes.map(({ values }, at) => ({ values: at === option ? [value] : values })));

/** Variants that differ from these values at one place alone, in the order in which its values stand. */
const neighboursOf = (
  values: readonly string[],
  at: number,
  order: readonly string[],
  variants: readonly VariantRow[],
) => {
  const parts = variants.map((variant) => ({ variant, own: variant.sku.split(',') }));
  return parts
    .filter(({ own }) => own.every((value, place) => place === at || value === values[place]))
    .sort((a, b) => order.indexOf(a.own[at] ?? '') - order.indexOf(b.own[at] ?? ''))
    .map(({ variant }) => variant);
};

/** A new combination costs what the one before it does. It has the picture that all of its neighbours share: that of its colour. */
const variantLike = (
  values: string[],
  neighbours: readonly VariantRow[],
  variants: readonly VariantRow[],
): NewVariant => {
  const nearest = neighbours.at(-1) ?? variants.at(-1);
  const pictures = new Set(neighbours.map(({ image }) => image));
  return {
    values,
    priceCents: nearest?.price_cents ?? 0,
    comparedCents: nearest?.compared_cents ?? null,
    stock: 0,
    image: neighbours.length > 1 && pictures.size === 1 ? (neighbours[0]?.image ?? '') : '',
    onSale: false,
  };
};

/**
 * Adds a value to something that shoppers choose, inside the caller's transaction: each combination with it is a variant, not on sale
 * and without stock.
 * @returns the new version, and the variants that were made
 * @throws {ReplyError} 404 nothing is chosen there; 409 a value that cannot be added, or changed meanwhile
 */
export async function addOptionValue(
  { id, attributes }: Pick<ListedProduct, 'id' | 'attributes'>,
  { version, option, value }: Asked,
  ctx: DeskCtx,
  now: Date,
) {
  const attribute = attributes[option];
  if (!attribute) throw notFound();
  const variants = await variantsOf(id, true);
  const combined = valuesWith(attributes, option, value.en);
  const obstacle = valueObstacle(attribute, value, { variants: variants.length, made: combined.length });
  if (obstacle) throw new ReplyError('VARIANTS_REFUSED', deskWords(ctx.locale, obstacle), { obstacle });
  const raised = await raiseVersion(id, version, ctx, now);
  const grown = attributes.map((one, at) =>
    at === option ? { ...one, values: [...one.values, value.en], valuesFr: [...one.valuesFr, value.fr] } : one,
  );
  await run(sql`
    update product set attributes = ${JSON.stringify(grown)}::jsonb, options = options || ${[`${attribute.name}=${value.en}`]}::text[]
    where id = ${id}`);
  const made = combined.map((values) =>
    variantLike(values, neighboursOf(values, option, attribute.values, variants), variants),
  );
  await addAttributeWords(ctx.storeId, grown);
  await insertVariants(id, { attributes: grown, variants: made });
  return { version: raised, made };
}
