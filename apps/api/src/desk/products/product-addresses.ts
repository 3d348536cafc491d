import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { row, run } from '../../database/tx';
import { fieldErrors } from '../../errors';
import type { DeskCtx } from '../desk-ctx';
import { deskWords } from '../desk-words';
import { slugOf } from '../slug';

/** Whether a product of the store has an address, or had it and is still found by it. */
export const isAddressTaken = async (storeId: number, slug: string): Promise<boolean> =>
  (await row(sql`
    select 1 from product where store_id = ${storeId} and slug = ${slug}
    union all
    select 1 from category_address where store_id = ${storeId} and slug = ${slug} and product_id is not null`)) !==
  undefined;

/** An address for a new product: its name, and letters of chance where that is taken. */
export const freeSlug = async (name: string, storeId: number): Promise<string> => {
  const slug = slugOf(name, 'product');
  return (await isAddressTaken(storeId, slug)) ? `${slug}-${randomBytes(3).toString('hex')}` : slug;
};

/** Whose an address is among products that are not this one, now or before: its merchant and whether it still is the product's own. */
const holderOf = (storeId: number, slug: string, productId: number) =>
  row(sql<{ merchant_id: number; is_own: boolean }>`
    select merchant_id, slug = ${slug} as is_own from product
    where store_id = ${storeId} and id <> ${productId} and (slug = ${slug} or id = (
      select product_id from category_address where store_id = ${storeId} and slug = ${slug}))
    order by is_own desc limit 1`);

/**
 * Gives a product another address, inside the caller's transaction. The one before leads on to it. An address that another product had
 * before is taken over from a product of the same merchant alone: links to it lead here from then on.
 * @throws {ReplyError} 400 at the field for an address that another product has, or that leads to another merchant's
 */
export async function changeAddress(
  product: { id: number; slug: string; merchant_id: number },
  slug: string,
  { storeId, locale }: Pick<DeskCtx, 'storeId' | 'locale'>,
): Promise<void> {
  if (slug === product.slug) return;
  const holder = await holderOf(storeId, slug, product.id);
  if (holder && (holder.is_own || holder.merchant_id !== product.merchant_id))
    throw fieldErrors({ slug: deskWords(locale, 'addressInUse') });
  await run(sql`update product set slug = ${slug} where id = ${product.id}`);
  await run(sql`update category_address set product_id = null where store_id = ${storeId} and slug = ${slug}`);
  await run(sql`
    insert into category_address(store_id, slug, product_id) values (${storeId}, ${product.slug}, ${product.id})
    on conflict (store_id, slug) do update set product_id = excluded.product_id`);
}
