import type { ProductCard } from '@souk/contract';
import { isColour, mustBeChosen } from '@souk/domain';
import { sql } from 'kysely';
import { rowsShown } from '../database/tx';
import { furtherPictures } from './cards';
import { type AttributeChoice, optionsOf } from './catalogue-index/list-filter';
import { type ProductAttribute, variantQuery } from './options';

interface AskedVariant {
  id: number;
  product_id: number;
  stock: number;
  images: string[];
  variant_images: string[];
  sku: string;
  image: string;
  attributes: ProductAttribute[];
}

/** The variant of each product that has all that was chosen: one that can be bought before one that is sold out. */
const findAsked = (ids: readonly number[], chosen: readonly AttributeChoice[]) =>
  rowsShown(sql<AskedVariant>`
    select distinct on (v.product_id) v.id, v.product_id, v.stock, v.sku, v.image, p.attributes, p.images,
      array(select distinct o.image from variant o where o.product_id = p.id and o.on_sale and o.image <> '') as variant_images
    from variant v join product p on p.id = v.product_id
    where v.product_id = any(${ids}::bigint[]) and v.on_sale
      and ${sql.join(
        chosen.map((choice) => sql`v.options && ${optionsOf(choice)}::text[]`),
        sql` and `,
      )}
    order by v.product_id, v.stock > 0 desc, v.id`);

/**
 * Cards of a list that was narrowed by attributes: who asked for blue sees the blue one, and the link leads to it.
 * Source: docs/expectations PL4, PP2.
 */
export async function showAsked(cards: ProductCard[], chosen: readonly AttributeChoice[]): Promise<ProductCard[]> {
  if (chosen.length === 0 || cards.length === 0) return cards;
  const asked = new Map(
    (
      await findAsked(
        cards.map(({ id }) => id),
        chosen,
      )
    ).map((one) => [one.product_id, one]),
  );
  return cards.map((card) => {
    const variant = asked.get(card.id);
    if (!variant) return card;
    const image = variant.image || card.image;
    return {
      ...card,
      image,
      moreImages: furtherPictures(variant, image),
      attrId: takenFrom(card, variant),
      variantQuery: variantQuery(
        variant.attributes,
        variant.sku,
        ({ name }) => isColour(name) || chosen.some((choice) => choice.name === name),
      ),
    };
  });
}

/** What a quick add of the card takes: the colour that it shows now, unless there is more to choose. */
const takenFrom = (card: ProductCard, { id, stock, attributes }: AskedVariant): number | null => {
  if (attributes.some(mustBeChosen)) return card.attrId;
  return stock > 0 ? id : null;
};
