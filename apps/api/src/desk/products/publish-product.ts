import type { MerchantTrust, ProductReviewState } from '@souk/contract/desk';
import { canGoOnSale, mustBeReviewed } from '@souk/domain/desk';
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

/**
 * How a product's merchant stands; held until the transaction ends, so that whoever closes it takes the product along.
 * @throws {ReplyError} 409 it is closed for good
 */
const holdMerchant = async (productId: number, ctx: DeskCtx): Promise<MerchantTrust> => {
  const merchant = await row(sql<{ state: string; trust: MerchantTrust }>`
    select m.state, m.trust from merchant m where m.id = (select merchant_id from product where id = ${productId}) for share`);
  if (merchant?.state === 'closed') throw new ReplyError('MERCHANT_ENDED', deskWords(ctx.locale, 'merchantEnded'));
  return merchant?.trust ?? 'trusted';
};

interface Stored {
  image: string;
  archived_at: Date | null;
  on_shelf: boolean;
  review_state: ProductReviewState;
}

/** A product that is held until the transaction ends. */
const holdProduct = async (id: number): Promise<Stored> =>
  (await row(
    sql<Stored>`select image, archived_at, on_shelf, review_state from product where id = ${id} for no key update`,
  )) ?? {
    image: '',
    archived_at: null,
    on_shelf: false,
    review_state: 'none',
  };

/** @throws {ReplyError} 409 archived, or without a picture */
const checkSale = ({ image, archived_at: archivedAt }: Stored, { locale }: DeskCtx) => {
  if (archivedAt !== null) throw new ReplyError('PRODUCT_ARCHIVED', deskWords(locale, 'archived'));
  if (!canGoOnSale({ image })) throw new ReplyError('PRODUCT_WITHOUT_PICTURE', deskWords(locale, 'noPicture'));
};

/** Puts a product on sale. @throws {ReplyError} 409 archived, or without a picture */
const sell = async (id: number, product: Stored, ctx: DeskCtx, now: Date) => {
  checkSale(product, ctx);
  await run(sql`
    update product set on_shelf = true, review_state = 'live', review_reason = '', review_at = ${now} where id = ${id}`);
};

/** Has the platform look at a product before it is sold. @throws {ReplyError} 409 archived, or without a picture */
const askForReview = async (id: number, product: Stored, ctx: DeskCtx, now: Date) => {
  checkSale(product, ctx);
  await run(sql`update product set review_state = 'waiting', review_reason = '', review_at = ${now} where id = ${id}`);
};

/** Takes a product off sale, or back from the platform's look. What was on sale is not looked at again. */
export const takeOff = (id: number) =>
  run(sql`
    update product set on_shelf = false, review_state = case when on_shelf then 'live' when review_state = 'waiting' then 'none'
      else review_state end where id = ${id}`);

/**
 * Puts a product on sale or takes it off: the one way there, by a press, by many at once and by a file. What was never on sale of a
 * merchant who is not trusted waits for the platform's look instead, unless the platform puts it on sale itself.
 * @returns the new version
 * @throws {ReplyError} 409 changed meanwhile, archived, without a picture, or of a merchant who is closed
 */
export async function publishProduct(
  id: number,
  { version, isLive }: { version: number; isLive: boolean },
  ctx: DeskCtx,
  now: Date,
): Promise<number> {
  // Before the product is held: whoever closes a merchant holds both in this order.
  const trust = isLive ? await holdMerchant(id, ctx) : 'trusted';
  const raised = await raiseVersion(id, version, ctx, now);
  const product = await holdProduct(id);
  const facts = { trust, reviewState: product.review_state, isLive: product.on_shelf };
  if (!isLive) await takeOff(id);
  else if (ctx.merchantId !== null && mustBeReviewed(facts)) await askForReview(id, product, ctx, now);
  else await sell(id, product, ctx, now);
  return raised;
}

interface Decision {
  /** The state that was seen. */
  from: ProductReviewState;
  version: number;
  isAccepted: boolean;
  /** Why it is refused. */
  reason: string;
}

/**
 * Decides about a product that waits for the platform's look: accepted, it is on sale.
 * @returns the new version
 * @throws {ReplyError} 409 decided or changed meanwhile, without a picture, or of a merchant who is closed
 */
export async function decideProduct(
  id: number,
  { from, version, isAccepted, reason }: Decision,
  ctx: DeskCtx,
  now: Date,
): Promise<number> {
  await holdMerchant(id, ctx);
  const product = await holdProduct(id);
  if (product.review_state !== 'waiting' || from !== 'waiting')
    throw new ReplyError('PRODUCT_DECIDED', deskWords(ctx.locale, 'productDecided'), { state: product.review_state });
  const raised = await raiseVersion(id, version, ctx, now);
  if (isAccepted) await sell(id, product, ctx, now);
  else
    await run(sql`
      update product set review_state = 'refused', review_reason = ${reason}, review_at = ${now} where id = ${id}`);
  return raised;
}
