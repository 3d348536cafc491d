import type { DeskSaleRow, SaleTerms } from '@souk/contract/desk';
import { isSaleStartPast } from '@souk/domain/desk';
import type { Deps } from '../../deps';
import { fieldErrors, notFound, ReplyError } from '../../errors';
import { offsetOf, page } from '../../reply';
import { note } from '../audit';
import type { DeskCtx, DeskHandlers } from '../desk-ctx';
import { deskWords } from '../desk-words';
import { beginSalesInTime } from './begin-sales';
import {
  type Beginning,
  endSale,
  figuresOfSales,
  insertSale,
  type ListedSale,
  listSales,
  lockSales,
  overlapOf,
  productsById,
  productsOfSale,
  type SaleFigures,
  seenSale,
  setProducts,
  updateSale,
} from './desk-sales.repository';
import { promotionWords } from './promotion-words';
import { clearDiscounts, hasOwnDiscount, isOf, nameIn, setDiscounts } from './sale-discounts';

const rowOf = (sale: ListedSale, sold: SaleFigures, { locale }: DeskCtx, now: Date): DeskSaleRow => ({
  id: sale.id,
  name: sale.name[locale] || sale.name.en,
  percent: sale.percent,
  products: sale.products,
  startsAt: sale.starts_at.toISOString(),
  endsAt: sale.ends_at.toISOString(),
  isRunning: sale.starts_at <= now && sale.ends_at > now && !sale.is_planned,
  isPlanned: (sale.starts_at > now || sale.is_planned) && sale.ends_at > now,
  isLate: sale.starts_at <= now && sale.ends_at > now && sale.is_planned,
  soldPieces: sold.pieces,
  soldCents: sold.cents,
});

/**
 * When a sale is to begin: what is not said is now.
 * @param stored when it was to begin; null: it is new
 * @throws {ReplyError} 400 in the past
 */
const beginningOf = ({ startsAt }: SaleTerms, stored: Date | null, now: Date, { locale }: DeskCtx): Beginning => {
  const asked = startsAt == null ? null : new Date(startsAt);
  if (isSaleStartPast(asked, stored, now)) throw fieldErrors({ startsAt: promotionWords(locale, 'saleStartPast') });
  return asked && asked > now ? { at: asked, isPlanned: true } : { at: now, isPlanned: false };
};

/** What the platform does with flash sales: one percentage off its products from its beginning until it ends. */
export function deskSales({ clock, jobs }: Deps) {
  beginSalesInTime({ clock, jobs });

  /** @throws {ReplyError} 404 */
  const seen = async (id: number, ctx: DeskCtx, isHeld = false) => {
    const found = await seenSale(ctx, id, isHeld);
    if (!found) throw notFound();
    return found;
  };

  /**
   * Products that can be in a sale. `from`: when it begins. `own`: the sale, null for a new one, and when the discounts that it has set end,
   * null where it has set none yet.
   * @throws {ReplyError} 400 over before it begins, or a product with an older price; 404 a product that is not there; 409 one with a
   *   discount of its own, or in another sale at that time
   */
  const productsFor = async (
    terms: SaleTerms,
    { from, own }: { from: Date; own: { id: number; ends: Date | null } | null },
    ctx: DeskCtx,
    now: Date,
  ) => {
    const until = new Date(terms.endsAt);
    if (until <= now || until <= from)
      throw new ReplyError('SALE_END_PAST', promotionWords(ctx.locale, 'saleEndsFirst'));
    await lockSales(ctx);
    const ids = [...new Set(terms.productIds)];
    const products = await productsById(ctx, ids, now);
    if (products.length !== ids.length) throw notFound();
    const overlap = await overlapOf(ctx, own?.id ?? null, { ids, from, until });
    if (overlap) {
      const named = { name: nameIn(overlap, ctx), sale: overlap.sale[ctx.locale] || overlap.sale.en };
      throw new ReplyError('SALE_OVERLAPS', promotionWords(ctx.locale, 'inOtherSale', named));
    }
    const taken = products.find((one) => hasOwnDiscount(one, from, own?.ends ?? null));
    if (taken)
      throw new ReplyError(
        'PRODUCT_HAS_DISCOUNT',
        promotionWords(ctx.locale, 'hasDiscount', { name: nameIn(taken, ctx) }),
      );
    const older = products.find((one) => one.has_older_price);
    if (older) {
      const obstacle = 'comparedAndDiscount';
      const message = `${nameIn(older, ctx)}: ${deskWords(ctx.locale, obstacle)}`;
      throw new ReplyError('PRICES_REFUSED', message, { obstacle });
    }
    return products;
  };

  return {
    async sales({ query }, ctx) {
      const now = clock.now();
      const { list, total } = await listSales(ctx, { ...query, now }, { limit: query.limit, offset: offsetOf(query) });
      const sold = await figuresOfSales(
        ctx,
        list.map(({ id }) => id),
      );
      return page(
        list.map((sale) => rowOf(sale, sold(sale.id), ctx, now)),
        { ...query, total },
      );
    },

    async sale({ params: { id } }, ctx) {
      const now = clock.now();
      const found = await seen(id, ctx);
      const products = await productsOfSale(id, now);
      const sold = await figuresOfSales(ctx, [id]);
      return {
        ...rowOf(found, sold(id), ctx, now),
        version: found.version,
        nameEn: found.name.en,
        nameFr: found.name.fr,
        list: products.map((one) => ({
          id: one.id,
          name: nameIn(one, ctx),
          image: one.image,
          shownCents: one.shown_now,
          isReduced: found.percent === null ? one.discount > 0 : isOf(one, found.ends_at),
        })),
      };
    },

    async saleCreate({ body }, ctx) {
      const now = clock.now();
      const beginning = beginningOf(body, null, now, ctx);
      const products = await productsFor(body, { from: beginning.at, own: null }, ctx, now);
      const id = await insertSale(ctx, body, beginning);
      if (!beginning.isPlanned) await setDiscounts(products, body, ctx, now);
      await setProducts(id, [...new Set(body.productIds)]);
      await note(ctx, now, { subject: ['sale', id], after: { name: body.nameEn, percent: body.percent } });
      return { id };
    },

    async saleSave({ params: { id }, body: { version, ...terms } }, ctx) {
      const now = clock.now();
      const found = await seen(id, ctx, true);
      if (found.ends_at <= now) throw new ReplyError('SALE_ENDED', promotionWords(ctx.locale, 'saleOver'));
      const wasPlanned = found.is_planned;
      const beginning = wasPlanned
        ? beginningOf(terms, found.starts_at, now, ctx)
        : { at: found.starts_at, isPlanned: false };
      const own = { id, ends: wasPlanned ? null : found.ends_at };
      const products = await productsFor(terms, { from: wasPlanned ? beginning.at : now, own }, ctx, now);
      const left = (await productsOfSale(id, now)).filter((one) => products.every((kept) => kept.id !== one.id));
      const raised = await updateSale(id, version, terms, beginning);
      if (raised === undefined) throw new ReplyError('CHANGED_MEANWHILE', deskWords(ctx.locale, 'moved'));
      if (!wasPlanned) await clearDiscounts(left, found.ends_at, ctx, now);
      if (!beginning.isPlanned) await setDiscounts(products, terms, ctx, now);
      await setProducts(id, [...new Set(terms.productIds)]);
      const before = { name: found.name.en, percent: found.percent };
      await note(ctx, now, { subject: ['sale', id], before, after: { name: terms.nameEn, percent: terms.percent } });
      return { version: raised };
    },

    async saleEnd({ params: { id }, body: { version } }, ctx) {
      const now = clock.now();
      const found = await seen(id, ctx, true);
      if (!(await endSale(id, version, now))) throw new ReplyError('CHANGED_MEANWHILE', deskWords(ctx.locale, 'moved'));
      if (!found.is_planned) await clearDiscounts(await productsOfSale(id, now), found.ends_at, ctx, now);
      await note(ctx, now, { subject: ['sale', id] });
      return true;
    },
  } satisfies Partial<DeskHandlers>;
}
