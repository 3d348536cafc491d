import type { DeskProductRow, DeskVariant } from '@souk/contract/desk';
import { mustBeReviewed } from '@souk/domain/desk';
import type { Deps } from '../../deps';
import { notFound } from '../../errors';
import { unitCentsOf } from '../../products/buyable';
import { skuIn } from '../../products/options';
import { seoFields } from '../../products/seo';
import { offsetOf, page } from '../../reply';
import { note } from '../audit';
import type { DeskCtx, DeskHandlers } from '../desk-ctx';
import { changed } from '../logged-change';
import { createPictureHandler } from '../picture-handler';
import {
  type ListedProduct,
  listProductsOf,
  movesOf,
  seenProduct,
  type VariantRow,
  variantsOf,
} from './desk-products.repository';
import { duplicateProduct } from './duplicate-product';
import { publishProduct } from './publish-product';
import { addOptionValue } from './add-option-value';
import { previewPrice } from './preview-price';
import { loggedProduct } from './logged-product';
import { choicesOf, createProduct, saveProduct } from './save-product';
import { setPrice } from './set-price';
import { stockCalls } from './stock-calls';
import { wordsOf } from './stored-words';
import { setVariants, usesOf } from './variants-on-sale';

type Handled = Pick<
  DeskHandlers,
  | 'products'
  | 'product'
  | 'productCreate'
  | 'productDuplicate'
  | 'productSave'
  | 'productPicture'
  | 'productChoices'
  | 'setPrice'
  | 'pricePreview'
  | 'moveStock'
  | 'variantsStock'
  | 'publish'
  | 'optionValueAdd'
  | 'variantUse'
  | 'variantsSale'
>;

const isOffer = ({ discount, discount_expiry: ends }: ListedProduct, now: Date) =>
  discount > 0 && ends !== null && ends > now;

const rowOf = (product: ListedProduct, { locale }: DeskCtx, now: Date): DeskProductRow => ({
  id: product.id,
  name: locale === 'fr' ? product.name_fr : product.name_en,
  slug: product.slug,
  uniqueKey: product.unique_key,
  image: product.image,
  merchantId: product.merchant_id,
  merchantName: product.merchant_name,
  category: locale === 'fr' ? product.category_fr : product.category_en,
  variants: product.variants,
  cents: product.cents,
  shownCents: product.shown_now,
  discount: isOffer(product, now) ? product.discount : 0,
  stock: product.stock,
  soldLately: product.sold_lately,
  isLive: product.on_shelf,
  isSuspended: product.is_suspended,
  isArchived: product.archived_at !== null,
  changedAt: product.changed_at.toISOString(),
  version: product.version,
  reviewState: product.review_state,
});

/** What decides whether shoppers find a product. */
const saleOf = (
  {
    trust,
    review_state: reviewState,
    review_reason: reviewReason,
    review_at: at,
    on_shelf: isLive,
    is_preparing: isPreparing,
  }: ListedProduct,
  { merchantId }: DeskCtx,
) => ({
  reviewReason,
  reviewAt: at?.toISOString() ?? null,
  asksReview: merchantId !== null && mustBeReviewed({ trust, reviewState, isLive }),
  isFound: isLive && !isPreparing,
});

const variantView = (
  product: ListedProduct,
  variant: VariantRow,
  locale: DeskCtx['locale'],
  now: Date,
): DeskVariant => ({
  id: variant.id,
  sku: skuIn(product.attributes, variant.sku, locale),
  image: variant.image,
  priceCents: variant.price_cents,
  comparedCents: variant.compared_cents,
  shownCents: unitCentsOf({ ...variant, discount: product.discount, discount_expiry: product.discount_expiry }, now),
  stock: variant.stock,
  onSale: variant.on_sale,
  skuCode: variant.sku_code,
});

/** What desks do with products: words and pictures, prices, stock, and whether they are on sale. */
export function deskProducts({ clock, storage, jobs }: Deps): Handled {
  /** @throws {ReplyError} 404 for a product outside the scope, the same as for none */
  const seen = async (id: number, ctx: DeskCtx) => {
    const found = await seenProduct(ctx, id, clock.now());
    if (!found) throw notFound();
    return found;
  };
  return {
    productPicture: createPictureHandler({ clock, storage, jobs })('product'),

    async products({ query }, ctx) {
      const now = clock.now();
      const at = { limit: query.limit, offset: offsetOf(query) };
      const { list, total } = await listProductsOf(ctx, { ...query, locale: ctx.locale, now }, at);
      return page(
        list.map((product) => rowOf(product, ctx, now)),
        { ...query, total },
      );
    },

    async product({ params: { id } }, ctx) {
      const now = clock.now();
      const found = await seen(id, ctx);
      const moves = await movesOf(id);
      return {
        ...rowOf(found, ctx, now),
        ...saleOf(found, ctx),
        ...wordsOf(found),
        seo: seoFields(found.seo),
        discountEnds: isOffer(found, now) ? (found.discount_expiry?.toISOString() ?? null) : null,
        options: found.attributes.map(({ name, nameFr, values, valuesFr }) =>
          ctx.locale === 'fr' ? { name: nameFr, values: valuesFr } : { name, values },
        ),
        items: (await variantsOf(id)).map((variant) => variantView(found, variant, ctx.locale, now)),
        moves: moves.map(({ actor_name: by, at, sku, ...move }) => ({
          ...move,
          by,
          at: at.toISOString(),
          sku: skuIn(found.attributes, sku, ctx.locale),
        })),
      };
    },

    async productCreate({ body }, ctx) {
      const id = await createProduct(body, ctx, clock.now());
      await note(ctx, clock.now(), { subject: ['product', id], after: { name: body.nameEn } });
      return { id };
    },

    async productDuplicate({ params }, ctx) {
      const found = await seen(params.id, ctx);
      const id = await duplicateProduct(found, ctx, clock.now());
      await note(ctx, clock.now(), { subject: ['product', id], after: { copyOf: found.id, name: found.name_en } });
      return { id };
    },

    async productSave({ params: { id }, body }, ctx) {
      const found = await seen(id, ctx);
      const version = await saveProduct(found, body, ctx, clock.now());
      await note(ctx, clock.now(), {
        subject: ['product', id],
        ...changed(loggedProduct(found), loggedProduct(await seen(id, ctx))),
      });
      return { version };
    },

    productChoices: (_input, ctx) => choicesOf(ctx),

    async setPrice({ params: { id }, body }, ctx) {
      await seen(id, ctx);
      const { version, before, after } = await setPrice(id, body, ctx, clock.now());
      await note(ctx, clock.now(), { subject: ['product', id], before, after });
      return { version };
    },

    async pricePreview({ params: { id }, body }, ctx) {
      await seen(id, ctx);
      return previewPrice(id, body, ctx, clock.now());
    },

    ...stockCalls(clock, seen),

    async optionValueAdd({ params: { id }, body }, ctx) {
      const found = await seen(id, ctx);
      const { version, made } = await addOptionValue(found, body, ctx, clock.now());
      const after = { option: found.attributes[body.option]?.name, value: body.value.en, variants: made.length };
      await note(ctx, clock.now(), { subject: ['product', id], after });
      return { version, made: made.length };
    },

    async variantUse({ params: { id }, query }, ctx) {
      await seen(id, ctx);
      return usesOf(id, query.variants.split(',').filter(Boolean).map(Number));
    },

    async variantsSale({ params: { id }, body }, ctx) {
      await seen(id, ctx);
      const { version, ...after } = await setVariants(id, body, ctx, clock.now());
      await note(ctx, clock.now(), { subject: ['product', id], after });
      return { version };
    },

    async publish({ params: { id }, body: { version, isLive } }, ctx) {
      const found = await seen(id, ctx);
      const raised = await publishProduct(id, { version, isLive }, ctx, clock.now());
      const became = await seen(id, ctx);
      const noted = ({ on_shelf, review_state }: ListedProduct) => ({ isLive: on_shelf, review: review_state });
      await note(ctx, clock.now(), { subject: ['product', id], before: noted(found), after: noted(became) });
      return { version: raised };
    },
  };
}
