import type { CartAdded } from '@souk/contract';
import type { Clock } from '../clock';
import { tx } from '../database/tx';
import { dayText } from '../dates';
import { ReplyError } from '../errors';
import type { Ctx } from '../http/handlers';
import { closedUntil } from '../merchants/opening';
import { usdOf } from '../money';
import { namedVariant } from '../products/named-variant';
import { skuIn } from '../products/options';
import { troubleOf, unitCentsOf } from '../products/buyable';
import { cartWords } from './cart.words';
import {
  addToLines,
  countLines,
  deleteLines,
  findLines,
  findVariantsForCart,
  findVariantsToBuy,
  type InCart,
  type LineRow,
  type NewLine,
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
  /** Values as shown, in either language. Absent: what needs no choice. */
  sku?: string | undefined;
}

const nameOf = (variant: VariantToBuy, ctx: Ctx) => (ctx.locale === 'fr' ? variant.name_fr : variant.name_en);

const refusal = (variant: VariantToBuy, ctx: Ctx, now: Date): ReplyError | null => {
  const reason = troubleOf(variant, now);
  if (!reason) return null;
  const name = nameOf(variant, ctx);
  const until = closedUntil(variant, now);
  const date = until && dayText(until, ctx.locale);
  const merchant = variant.merchant_name;
  const message = {
    OFF_SHELF: cartWords(ctx.locale, 'gone', { name }),
    VARIANT_GONE: cartWords(ctx.locale, 'variantGone', { name }),
    MERCHANT_CLOSED: date
      ? cartWords(ctx.locale, 'closed', { merchant, date })
      : cartWords(ctx.locale, 'notSelling', { merchant }),
    OUT_OF_STOCK: cartWords(ctx.locale, 'soldOut', { name }),
    PRICE_CHANGED: '',
  }[reason];
  return new ReplyError(reason, message, {
    lines: [{ ref: variant.product_id, reason, available: reason === 'OUT_OF_STOCK' ? 0 : variant.stock }],
  });
};

const choose = <V extends VariantToBuy>(
  line: LineToAdd,
  variants: readonly V[],
  now: Date,
): V | 'unclear' | undefined => {
  if ('variantId' in line) {
    if (line.variantId) return variants.find((one) => one.variant_id === line.variantId);
    return variants.length > 1 ? 'unclear' : variants[0];
  }
  return namedVariant(variants, line.sku, (one) => troubleOf(one, now) === null);
};

/** What may happen to a cart. Quantities stay between 1 and stock; prices and stock are always the server's. */
export function createCartService({ clock }: { clock: Clock }) {
  const mustOwn = (ctx: Ctx): string => {
    const owner = ownerOf(ctx);
    if (!owner) throw new ReplyError('CART_MISSING', cartWords(ctx.locale, 'noCart'));
    return owner;
  };

  const ownLine = async (id: number, owner: string, ctx: Ctx): Promise<LineRow> => {
    const line = (await findLines(ctx.storeId, owner)).find((one) => one.id === id);
    if (!line) throw new ReplyError('CART_LINE_NOT_FOUND');
    return line;
  };

  const pick = <V extends VariantToBuy>(line: LineToAdd, variants: readonly V[], ctx: Ctx): V => {
    const own = variants.filter(({ product_id }) => product_id === line.productId);
    const variant = choose(line, own, clock.now());
    if (!variant) throw new ReplyError('VARIANT_NOT_FOUND');
    if (variant === 'unclear') throw new ReplyError('CHOICE_REQUIRED', cartWords(ctx.locale, 'choose'));
    const refused = refusal(variant, ctx, clock.now());
    if (refused) throw refused;
    return variant;
  };

  /** What was asked for, the same variant twice as one. @throws {ReplyError} 404, 400, 409 as `add` */
  const newLines = (lines: readonly LineToAdd[], variants: readonly InCart[], ctx: Ctx) => {
    const byVariant = new Map<number, NewLine & { variant: InCart }>();
    for (const line of lines) {
      const variant = pick(line, variants, ctx);
      const number = (byVariant.get(variant.variant_id)?.number ?? 0) + line.cartNum;
      byVariant.set(variant.variant_id, { variant, number, priceCents: unitCentsOf(variant, clock.now()) });
    }
    const list = [...byVariant.values()];
    const lineCount = (list[0]?.variant.lines ?? 0) + list.filter(({ variant }) => variant.had === 0).length;
    const isLonger = list.some(({ variant }) => variant.had === 0);
    if (isLonger && lineCount > maxLines) throw new ReplyError('CART_FULL', cartWords(ctx.locale, 'full'));
    return list;
  };

  /** Adds lines, all or none, in one statement. @returns null when the request was carried out before */
  const addAll = async (lines: readonly LineToAdd[], owner: string, ctx: Ctx): Promise<CartAdded | null> => {
    const change = { storeId: ctx.storeId, owner, key: ctx.idempotencyKey, now: clock.now() };
    const ids = lines.map(({ productId }) => productId);
    const variants = await findVariantsForCart(change, ids);
    if (variants[0]?.is_done) return null;
    const wanted = newLines(lines, variants, ctx);
    const added = await addToLines(change, wanted);
    if (added.length === 0) return null;
    return {
      lines: wanted.flatMap(({ variant, number, priceCents }) =>
        added
          .filter((line) => line.variant_id === variant.variant_id)
          .map(({ id, cart_num: cartNum }) => ({
            id,
            productId: variant.product_id,
            attrId: variant.variant_id,
            cartNum,
            capped: cartNum < variant.had + number,
            added: Math.max(0, cartNum - variant.had),
            storeName: nameOf(variant, ctx),
            suk: skuIn(variant.attributes, variant.sku, ctx.locale),
            image: variant.variant_image || variant.image,
            variantPrice: usdOf(priceCents),
          })),
      ),
      count: added[0]?.pieces ?? 0,
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
     * @throws {ReplyError} 404 unknown product or variant; 400 something is left to choose; 409 sold out, no longer sold, merchant closed, cart full.
     */
    async add(lines: readonly LineToAdd[], ctx: Ctx): Promise<CartAdded> {
      const owner = mustOwn(ctx);
      return (await addAll(lines, owner, ctx)) ?? { lines: [], count: await countLines(ctx.storeId, owner, true) };
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
        if (line.product_id !== asked.productId) throw new ReplyError('VARIANT_NOT_FOUND');
        const wanted = { productId: asked.productId, cartNum: asked.num, variantId: asked.unique };
        const variant = pick(wanted, await findVariantsToBuy(ctx.storeId, [asked.productId]), ctx);
        await deleteLines(ctx.storeId, owner, [asked.id]);
        const added = (await addAll([wanted], owner, { ...ctx, idempotencyKey: null }))?.lines[0];
        if (!added) throw new ReplyError('CART_LINE_NOT_FOUND');
        return { id: added.id, cartNum: added.cartNum, stock: variant.stock };
      });
    },
  };
}

export type CartService = ReturnType<typeof createCartService>;
