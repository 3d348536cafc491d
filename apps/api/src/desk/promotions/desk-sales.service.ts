import type { DeskSaleRow, SaleTerms } from '@souk/contract/desk';
import type { Deps } from '../../deps';
import { notFound, ReplyError } from '../../errors';
import { offsetOf, page } from '../../reply';
import { note } from '../audit';
import type { DeskCtx, DeskHandlers } from '../desk-ctx';
import { deskWords } from '../desk-words';
import { setPrice } from '../products/set-price';
import {
  endSale,
  figuresOfSale,
  insertSale,
  type ListedSale,
  listSales,
  productsById,
  productsOfSale,
  type SaleProduct,
  seenSale,
  setProducts,
  updateSale,
} from './desk-sales.repository';

const rowOf = (sale: ListedSale, { locale }: DeskCtx, now: Date): DeskSaleRow => ({
  id: sale.id,
  name: sale.name[locale] || sale.name.en,
  percent: sale.percent,
  products: sale.products,
  startsAt: sale.starts_at.toISOString(),
  endsAt: sale.ends_at.toISOString(),
  isRunning: sale.starts_at <= now && sale.ends_at > now,
});

const nameIn = ({ name_en, name_fr }: SaleProduct, { locale }: DeskCtx) => (locale === 'fr' ? name_fr : name_en);

/** Whether a product's discount is a sale's: it ends with it. */
const isOf = (product: SaleProduct, endsAt: Date) => product.discount_expiry?.getTime() === endsAt.getTime();

/**
 * Sets what comes off products until a sale ends, by the one writer of prices.
 * @throws {ReplyError} 400 with the product's name where it has an older price
 */
const setDiscounts = async (
  products: readonly SaleProduct[],
  { percent, endsAt }: SaleTerms,
  ctx: DeskCtx,
  now: Date,
) => {
  for (const product of products) {
    const price = { version: product.version, discount: percent, discountEnds: endsAt, variants: [] };
    await setPrice(product.id, price, ctx, now).catch((error: unknown) => {
      if (!(error instanceof ReplyError)) throw error;
      throw Object.assign(error, { message: `${nameIn(product, ctx)}: ${error.message}` });
    });
  }
};

/** Takes a sale's own discount off products again. */
const clearDiscounts = async (products: readonly SaleProduct[], ends: Date, ctx: DeskCtx, now: Date) => {
  for (const product of products.filter((one) => one.discount > 0 && isOf(one, ends)))
    await setPrice(product.id, { version: product.version, discount: 0, discountEnds: null, variants: [] }, ctx, now);
};

/** What the platform does with flash sales: one percentage off its products until it ends. */
export function deskSales({ clock }: Deps) {
  /** @throws {ReplyError} 404 */
  const seen = async (id: number, ctx: DeskCtx, isHeld = false) => {
    const found = await seenSale(ctx, id, isHeld);
    if (!found) throw notFound();
    return found;
  };

  /** @throws {ReplyError} 400 over before it begins; 404 a product that is not there; 409 one with a discount of its own */
  const productsFor = async (terms: SaleTerms, own: Date | null, ctx: DeskCtx, now: Date) => {
    if (new Date(terms.endsAt) <= now) throw new ReplyError('SALE_END_PAST', deskWords(ctx.locale, 'endIsPast'));
    const ids = [...new Set(terms.productIds)];
    const products = await productsById(ctx, ids, now);
    if (products.length !== ids.length) throw notFound();
    const taken = products.find(
      (one) =>
        one.discount > 0 && one.discount_expiry !== null && one.discount_expiry > now && !(own && isOf(one, own)),
    );
    if (taken)
      throw new ReplyError('PRODUCT_HAS_DISCOUNT', deskWords(ctx.locale, 'hasDiscount', { name: nameIn(taken, ctx) }));
    return products;
  };

  return {
    async sales({ query }, ctx) {
      const now = clock.now();
      const { list, total } = await listSales(ctx, { ...query, now }, { limit: query.limit, offset: offsetOf(query) });
      return page(
        list.map((sale) => rowOf(sale, ctx, now)),
        { ...query, total },
      );
    },

    async sale({ params: { id } }, ctx) {
      const now = clock.now();
      const found = await seen(id, ctx);
      const products = await productsOfSale(id, now);
      const sold = await figuresOfSale(ctx, found);
      return {
        ...rowOf(found, ctx, now),
        version: found.version,
        nameEn: found.name.en,
        nameFr: found.name.fr,
        soldPieces: sold.pieces,
        soldCents: Number(sold.cents),
        list: products.map((one) => ({
          id: one.id,
          name: nameIn(one, ctx),
          image: one.image,
          shownCents: one.shown_now,
        })),
      };
    },

    async saleCreate({ body }, ctx) {
      const now = clock.now();
      const products = await productsFor(body, null, ctx, now);
      const id = await insertSale(ctx, body, now);
      await setDiscounts(products, body, ctx, now);
      await setProducts(id, [...new Set(body.productIds)]);
      await note(ctx, now, { subject: ['sale', id], after: { name: body.nameEn, percent: body.percent } });
      return { id };
    },

    async saleSave({ params: { id }, body: { version, ...terms } }, ctx) {
      const now = clock.now();
      const found = await seen(id, ctx, true);
      if (found.ends_at <= now) throw new ReplyError('SALE_ENDED', deskWords(ctx.locale, 'saleOver'));
      const products = await productsFor(terms, found.ends_at, ctx, now);
      const left = (await productsOfSale(id, now)).filter((one) => products.every((kept) => kept.id !== one.id));
      const raised = await updateSale(id, version, terms);
      if (raised === undefined) throw new ReplyError('CHANGED_MEANWHILE', deskWords(ctx.locale, 'moved'));
      await clearDiscounts(left, found.ends_at, ctx, now);
      await setDiscounts(products, terms, ctx, now);
      await setProducts(id, [...new Set(terms.productIds)]);
      const before = { name: found.name.en, percent: found.percent };
      await note(ctx, now, { subject: ['sale', id], before, after: { name: terms.nameEn, percent: terms.percent } });
      return { version: raised };
    },

    async saleEnd({ params: { id }, body: { version } }, ctx) {
      const now = clock.now();
      const found = await seen(id, ctx, true);
      if (!(await endSale(id, version, now))) throw new ReplyError('CHANGED_MEANWHILE', deskWords(ctx.locale, 'moved'));
      await clearDiscounts(await productsOfSale(id, now), found.ends_at, ctx, now);
      await note(ctx, now, { subject: ['sale', id] });
      return true;
    },
  } satisfies Partial<DeskHandlers>;
}
