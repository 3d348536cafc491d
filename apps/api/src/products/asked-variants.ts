import type { ProductCard } from '@souk/contract';
import { sql } from 'kysely';
import { rows } from '../database/tx';
import { type AttributeChoice, optionsOf } from './list-filter';
import { type ProductAttribute, variantQuery } from './options';

interface AskedVariant {
  product_id: number;
  sku: string;
  image: string;
  attributes: ProductAttribute[];
}

/** The variant of each product that has all that was chosen: one that can be bought before one that is sold out. */
const findAsked = (ids: readonly number[], chosen: readonly AttributeChoice[]) =>
  rows(sql<AskedVariant>`
    select distinct on (v.product_id) v.product_id, v.sku, v.image, p.attributes
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
    const others = [card.image, ...(card.moreImages ?? [])].filter((one) => one !== image);
    return {
      ...card,
      image,
      moreImages: others.slice(0, 2),
      variantQuery: variantQuery(variant.attributes, variant.sku),
    };
  });
}
