import type { CartAdded } from '@souk/contract';
import type { Clock } from '../clock';
import { tx } from '../database/tx';
import { notFound, ReplyError } from '../errors';
import type { Ctx } from '../http/handlers';
import { skuIn } from '../products/options';
import { closedUntil } from '../products/detail.service';
import { priceNowCents, troubleOf } from './cart-lines';
import { cartWords } from './cart.words';
import {
  addToLine,
  countLines,
  deleteLines,
  findLines,
  findVariantsToBuy,
  isFirstTime,
  type LineRow,
  setNumber,
  type VariantToBuy,
} from './cart.repository';
import { ownerOf } from './owner';

const maxLines = 200;

/** A line to add, by variant or by the values that were chosen. */
export interface LineToAdd {
  productId: number;
  cartNum: number;
  /** Null: the only one there is. */
  variantId?: number | null;
  /** Values as shown, in either language. Absent: the first that can be bought. */
  sku?: string | undefined;
}

const nameOf = (variant: VariantToBuy, ctx: Ctx) => (ctx.locale === 'fr' ? variant.name_fr : variant.name_en);

const refusal = (variant: VariantToBuy, ctx: Ctx, now: Date): ReplyError | null => {
  const reason = troubleOf(variant, now);
  if (!reason) return null;
  const name = nameOf(variant, ctx);
  const until = closedUntil(variant, now);
  const date = until ? until.toLocaleDateString(ctx.locale, { dateStyle: 'long', timeZone: 'UTC' }) : '';
  const message = {
    OFF_SHELF: cartWords(ctx.locale, 'gone', { name }),
    VARIANT_GONE: cartWords(ctx.locale, 'variantGone', { name }),
    MERCHANT_CLOSED: cartWords(ctx.locale, 'closed', { merchant: variant.merchant_name, date }),
    OUT_OF_STOCK: cartWords(ctx.locale, 'soldOut', { name }),
    PRICE_CHANGED: '',
  }[reason];
  return new ReplyError(409, message, {
    lines: [{ ref: variant.product_id, reason, available: reason === 'OUT_OF_STOCK' ? 0 : variant.stock }],
  });
};

const isCalled = (variant: VariantToBuy, sku: string) =>
  sku === variant.sku || sku === skuIn(variant.attributes, variant.sku, 'fr');

const choose = (
  line: LineToAdd,
  variants: readonly VariantToBuy[],
  now: Date,
): VariantToBuy | 'unclear' | undefined => {
  if ('variantId' in line) {
    if (line.variantId) return variants.find((one) => one.variant_id === line.variantId);
    return variants.length > 1 ? 'unclear' : variants[0];
  }
  const asked = line.sku
    ?.split(',')
    .map((part) => part.trim())
    .join(',');
  if (asked) return variants.find((one) => isCalled(one, asked));
  return variants.find((one) => troubleOf(one, now) === null) ?? variants[0];
};

/** What may happen to a cart. Quantities stay between 1 and stock; prices and stock are always the server's. */
export function createCartService({ clock }: { clock: Clock }) {
  const mustOwn = (ctx: Ctx): string => {
    const owner = ownerOf(ctx);
    if (!owner)
      throw new ReplyError(400, cartWords(ctx.locale, 'noCart'), { fields: { uuid: cartWords(ctx.locale, 'noCart') } });
    return owner;
  };

  const ownLine = async (id: number, owner: string, ctx: Ctx): Promise<LineRow> => {
    const line = (await findLines(ctx.storeId, owner)).find((one) => one.id === id);
    if (!line) throw notFound();
    return line;
  };

  const pick = async (line: LineToAdd, ctx: Ctx): Promise<VariantToBuy> => {
    const variant = choose(line, await findVariantsToBuy(ctx.storeId, line.productId), clock.now());
    if (!variant) throw notFound();
    if (variant === 'unclear') throw new ReplyError(400, cartWords(ctx.locale, 'choose'));
    const refused = refusal(variant, ctx, clock.now());
    if (refused) throw refused;
    return variant;
  };

  const addOne = async (line: LineToAdd, owner: string, ctx: Ctx) => {
    const variant = await pick(line, ctx);
    const lines = await findLines(ctx.storeId, owner);
    const had = lines.find((one) => one.variant_id === variant.variant_id)?.cart_num ?? 0;
    if (had === 0 && lines.length >= maxLines) throw new ReplyError(409, cartWords(ctx.locale, 'full'));
    const now = clock.now();
    const priceCents = priceNowCents(variant, now);
    const added = await addToLine({ storeId: ctx.storeId, owner, variant, number: line.cartNum, priceCents, now });
    return {
      id: added.id,
      productId: variant.product_id,
      attrId: variant.variant_id,
      cartNum: added.cart_num,
      capped: added.cart_num < had + line.cartNum,
    };
  };

  return {
    /** The lines of the asker's cart; none for a visitor without a cart. */
    async lines(ctx: Ctx): Promise<LineRow[]> {
      const owner = ownerOf(ctx);
      return owner ? findLines(ctx.storeId, owner) : [];
    },
    async count(ctx: Ctx, isPieces: boolean): Promise<number> {
      const owner = ownerOf(ctx);
      return owner ? countLines(ctx.storeId, owner, isPieces) : 0;
    },
    /**
     * Adds lines, all or none. The same `Idempotency-Key` twice adds once.
     * @throws {ReplyError} 404 unknown product or variant; 409 sold out, no longer sold, merchant closed, cart full.
     */
    add(lines: readonly LineToAdd[], ctx: Ctx): Promise<CartAdded> {
      const owner = mustOwn(ctx);
      return tx(async () => {
        const key = ctx.idempotencyKey;
        const isNew = !key || (await isFirstTime(owner, key, clock.now()));
        const done: CartAdded['lines'] = [];
        if (isNew) for (const line of lines) done.push(await addOne(line, owner, ctx));
        return { lines: done, count: await countLines(ctx.storeId, owner, true) };
      });
    },
    /**
     * Sets a line's quantity, held back by stock.
     * @throws {ReplyError} 404 for a line that is not the asker's; 409 when nothing is left of it.
     */
    setNumber(id: number, number: number, ctx: Ctx) {
      const owner = mustOwn(ctx);
      return tx(async () => {
        const line = await ownLine(id, owner, ctx);
        const refused = refusal(line, ctx, clock.now());
        if (refused) throw refused;
        const cartNum = Math.min(number, line.stock);
        await setNumber(id, cartNum, clock.now());
        return { id, cartNum, stock: line.stock };
      });
    },
    /** Takes lines out; those of others do nothing. Answers how many pieces are left. */
    remove(ids: readonly number[], ctx: Ctx) {
      const owner = mustOwn(ctx);
      return tx(async () => {
        await deleteLines(ctx.storeId, owner, ids);
        return { count: await countLines(ctx.storeId, owner, true) };
      });
    },
    /**
     * Gives a line that became invalid another variant of its product.
     * @throws {ReplyError} 404 for a foreign line or a variant that is not of the product; 409 as for `add`.
     */
    reselect(asked: { id: number; num: number; productId: number; unique: number }, ctx: Ctx) {
      const owner = mustOwn(ctx);
      return tx(async () => {
        const line = await ownLine(asked.id, owner, ctx);
        if (line.product_id !== asked.productId) throw notFound();
        const variant = await pick({ productId: asked.productId, cartNum: asked.num, variantId: asked.unique }, ctx);
        await deleteLines(ctx.storeId, owner, [asked.id]);
        const added = await addOne(
          { productId: asked.productId, cartNum: asked.num, variantId: asked.unique },
          owner,
          ctx,
        );
        return { id: added.id, cartNum: added.cartNum, stock: variant.stock };
      });
    },
  };
}

export type CartService = ReturnType<typeof createCartService>;
