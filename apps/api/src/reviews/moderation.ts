import { reviewHeldFor, type ReviewHeldFor, type ReviewState } from '@souk/contract/desk';
import { sql } from 'kysely';
import { row, run, tx } from '../database/tx';
import { recountMerchants } from './merchant-stars';

/** What makes a review wait for a person: words of a link, a mail address, a number to call, or a page's markup. */
const suspicious: Readonly<Record<ReviewHeldFor, RegExp>> = {
  link: /https?:|www\./i,
  email: /[\w.+-]@[\w-]+\.\w/,
  number: /(\d[\s().-]?){8}/,
  markup: /<\/?[a-z]/i,
};

/** Why a review waits for a person's look; nothing: it is published without one. */
export const heldFor = (comment: string): ReviewHeldFor[] =>
  reviewHeldFor.filter((what) => suspicious[what].test(comment));

/**
 * Works the product's and the merchant's stars out anew. The merchant is held first: its stars change what all of its products show,
 * and two reviews of its products would each wait for a product that the other one holds.
 */
const recount = async (productId: number) => {
  await run(sql`
    select 1 from merchant where id = (select merchant_id from product where id = ${productId}) for no key update`);
  await run(sql`
    update product set
      review_count = (select count(*) from review where product_id = ${productId} and status = 'PUBLISHED'),
      rating = coalesce((select round(avg(product_score), 1) from review where product_id = ${productId} and status = 'PUBLISHED'), 0)
    where id = ${productId}`);
  await recountMerchants(productId);
};

/**
 * Decides on a review: one that waits, or anew on one that was decided.
 * @param from the state that it has to be in; absent: it waits
 * @returns false when no review of that id is in that state
 */
export const decideReview = (
  id: number,
  status: 'PUBLISHED' | 'REJECTED',
  from: ReviewState = 'PENDING',
): Promise<boolean> =>
  tx(async () => {
    const found = await row(sql<{ product_id: number }>`
      update review set status = ${status} where id = ${id} and status = ${from} and status <> ${status} returning product_id`);
    if (found && (status === 'PUBLISHED' || from === 'PUBLISHED')) await recount(found.product_id);
    return found !== undefined;
  });

/** The work of the queue: publishes what is harmless, leaves the rest to a person. */
export async function moderate({ id }: { id: number }): Promise<void> {
  const found = await row(sql<{ comment: string }>`select comment from review where id = ${id} and status = 'PENDING'`);
  if (found && heldFor(found.comment).length === 0) await decideReview(id, 'PUBLISHED');
}
