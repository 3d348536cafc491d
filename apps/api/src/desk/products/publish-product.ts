import { canGoOnSale } from '@souk/domain/desk';
import { sql } from 'kysely';
import { row, run } from '../../database/tx';
import { ReplyError } from '../../errors';
import type { DeskCtx } from '../desk-ctx';
import { deskWords } from '../desk-words';
import type { ListedProduct } from './desk-products.repository';
import { raiseVersion } from './set-price';

/** A product's pictures, the main one first. */
export const picturesOf = ({ image, images }: Pick<ListedProduct, 'image' | 'images'>) => [
  ...new Set([image, ...images].filter((url) => url !== '')),
];

/** Whether a product's merchant is closed for good; held until the transaction ends, so that whoever closes it takes the product along. */
const isOfEnded = async (id: number) =>
  (
    await row(sql<{ state: string }>`
      select m.state from merchant m where m.id = (select merchant_id from product where id = ${id}) for share`)
  )?.state === 'closed';

/** Puts a product on sale or takes it off. @returns the new version @throws {ReplyError} 409 changed meanwhile, without a picture, or of a merchant who is closed */
export async function publishProduct(
  id: number,
  { version, isLive }: { version: number; isLive: boolean },
  ctx: DeskCtx,
  now: Date,
): Promise<number> {
  // Before the product is held: whoever closes a merchant holds both in this order.
  if (isLive && (await isOfEnded(id))) throw new ReplyError('MERCHANT_ENDED', deskWords(ctx.locale, 'merchantEnded'));
  const raised = await raiseVersion(id, version, ctx, now);
  const pictured = await row(sql<{ image: string }>`select image from product where id = ${id}`);
  if (isLive && !canGoOnSale(pictured ?? { image: '' }))
    throw new ReplyError('PRODUCT_WITHOUT_PICTURE', deskWords(ctx.locale, 'noPicture'));
  await run(sql`update product set on_shelf = ${isLive} where id = ${id}`);
  return raised;
}
