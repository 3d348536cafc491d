import type { OwnerDetails, ProductDetail, ReplySummary } from '@souk/contract';
import type { CategoryTree, CategoryTrees } from '../categories/category-tree';
import type { Clock } from '../clock';
import { notFound } from '../errors';
import { escapeHtml } from '../http/escape-html';
import type { Ctx } from '../http/handlers';
import type { Locale } from '../locale';
import { closedUntil } from '../merchants/opening';
import { usdOf } from '../money';
import { findSettingsDraft } from '../store/own-drafts';
import { createWords } from '../words';
import { type Address, type DetailRow, findDetail, findKept, findVariants, type VariantRow } from './detail.repository';
import { attributesOnSale, optionKeys, skuIn } from './options';
import { textsIn } from './picture-texts';

const words = createWords({
  number: { en: 'Product number', fr: 'Référence' },
  maker: { en: 'Made by', fr: 'Fabriqué par' },
  category: { en: 'Category', fr: 'Catégorie' },
  delivery: { en: 'Delivery', fr: 'Livraison' },
  returns: { en: 'Returns', fr: 'Retours' },
  days: { en: '{n} days', fr: '{n} jours' },
});

const absent = (part: string) => (part === '-' ? null : part);

const paragraphs = (text: string) =>
  text
    .split(/\n{2,}/)
    .filter((part) => part.trim() !== '')
    .map((part) => `<p>${escapeHtml(part)}</p>`)
    .join('');

const textIn = (product: DetailRow, locale: Locale) => ({
  name: locale === 'fr' ? product.name_fr : product.name_en,
  description: locale === 'fr' ? product.description_fr : product.description_en,
});

const infoOf = (product: DetailRow, variants: readonly VariantRow[], name: string): ProductDetail['productInfo'] => ({
  id: product.id,
  storeName: name,
  slug: product.slug,
  uniqueKey: product.unique_key,
  listedOnStore: product.listed,
  landingPage: product.landing_page,
  image: product.image,
  sliderImage: JSON.stringify(product.images.length > 0 ? product.images : [product.image]),
  showcaseVideo: product.showcase_video || null,
  price: usdOf(product.price_cents),
  storePrice: usdOf(product.store_price_cents),
  discount: product.discount,
  discountExpiry: product.discount_expiry?.toISOString() ?? null,
  sales: product.sales,
  ficti: product.ficti,
  rating: Number(product.rating),
  stock: variants.reduce((sum, one) => sum + one.stock, 0),
  isShippingIncluded: product.is_shipping_included,
});

const valuesOf = (product: DetailRow, variants: readonly VariantRow[], locale: Locale): ProductDetail['productValue'] =>
  Object.fromEntries(
    variants.map((one) => [
      skuIn(product.attributes, one.sku, locale),
      {
        id: one.id,
        price: usdOf(one.price_cents),
        priceComparedTo: one.compared_cents === null ? null : usdOf(one.compared_cents),
        stock: one.stock,
        image: one.image || null,
      },
    ]),
  );

const attributesIn = (
  { attributes }: DetailRow,
  variants: readonly VariantRow[],
  locale: Locale,
): ProductDetail['productAttr'] => {
  // Of all values: what an address calls one stays the same when others go off sale.
  const keys = optionKeys(attributes);
  const onSale = attributesOnSale(
    attributes,
    variants.map(({ sku }) => sku),
  );
  return onSale.map((one, at) => ({
    attrName: locale === 'fr' ? one.nameFr : one.name,
    attrValues: (locale === 'fr' ? one.valuesFr : one.values).join(','),
    attrKey: keys[at]?.key ?? one.name,
    attrValueKeys: one.values
      .map((value) => keys[at]?.valueKeys[attributes[at]?.values.indexOf(value) ?? -1] ?? value)
      .join(','),
  }));
};

const factsIn = (product: DetailRow, locale: Locale): ProductDetail['details'] =>
  product.facts.map((one) =>
    locale === 'fr' ? { label: one.nameFr, value: one.valueFr } : { label: one.name, value: one.value },
  );

/** What an owner has not saved yet. */
type StoreTexts = Partial<Pick<OwnerDetails, 'deliveryText' | 'returnsText'>>;

/** What the owner says of delivery, where it is said, and returns: the merchant's days with what the owner says of them. */
const termsIn = (product: DetailRow, locale: Locale, draft: StoreTexts): ProductDetail['details'] => {
  const { [locale]: delivery } = draft.deliveryText ?? product.delivery_text;
  const { [locale]: returns } = draft.returnsText ?? product.returns_text;
  const days = words(locale, 'days', { n: product.return_days });
  return [
    ...(delivery ? [{ label: words(locale, 'delivery'), value: delivery }] : []),
    { label: words(locale, 'returns'), value: returns ? `${days}. ${returns}` : days },
  ];
};

const sizeGuideIn = ({ size_guide: table }: DetailRow, locale: Locale): Pick<ProductDetail, 'sizeGuide'> => {
  if (!table) return {};
  const columns = table.columns.map((one) => (locale === 'fr' ? one.nameFr : one.name));
  return { sizeGuide: { unit: table.unit, columns, rows: table.rows } };
};

/** Nothing where no picture has a text: a page is not a byte larger for it. */
const pictureTextsIn = (product: DetailRow, locale: Locale): Pick<ProductDetail, 'pictureTexts'> => {
  const pictureTexts = textsIn(product.picture_texts, locale);
  return Object.keys(pictureTexts).length === 0 ? {} : { pictureTexts };
};

/** What search engines show: the merchant's own words, else the name and the first paragraph. */
const seoIn = ({ seo, image }: DetailRow, text: { name: string; description: string }, locale: Locale) => ({
  title: seo.title?.[locale] ?? text.name,
  description: seo.description?.[locale] ?? text.description.split('\n')[0] ?? text.name,
  image,
});

const crumbsOf = (product: DetailRow, tree: CategoryTree, locale: Locale): ProductDetail['categories'] =>
  product.category_path
    .map((id) => tree.byId(id))
    .filter((one) => one !== undefined)
    .map((one) => ({ id: one.id, name: one.name[locale], slug: one.slug, level: one.level }));

/** A product's page. */
export const createDetailService = (needs: {
  clock: Clock;
  trees: CategoryTrees;
  summariseReplies: (productId: number) => Promise<ReplySummary>;
}) => ({
  /**
   * One product by its key, or by its slug, now or before, when the store lists it; a key decides where both are given.
   * @throws {ReplyError} 404 for an unknown address, and for a product that is not on sale unless it is a preview by its key.
   * Source: spec 7, product/detail; ROUTE-07 to ROUTE-10.
   */
  async detail(asked: { uniqueKey: string; slug: string; isPreview: boolean }, ctx: Ctx): Promise<ProductDetail> {
    const at: Address = { uniqueKey: absent(asked.uniqueKey), slug: absent(asked.slug) };
    if (at.uniqueKey === null && at.slug === null) throw notFound();
    const look = { isPreview: asked.isPreview, isNewest: asked.isPreview || ctx.userId !== null };
    const product = await findDetail(ctx.storeId, at, look);
    if (!product) throw notFound();
    const variants = await findVariants(product.id, look);
    const kept = await findKept(ctx.userId, product.id, product.merchant_id);
    const draft = await findSettingsDraft(ctx.storeId, ctx.preview, needs.clock.now());
    const text = textIn(product, ctx.locale);
    const categories = crumbsOf(product, await needs.trees(ctx.storeId), ctx.locale);
    const isReduced = product.store_price_cents < product.price_cents;
    return {
      productInfo: infoOf(product, variants, text.name),
      productAttr: attributesIn(product, variants, ctx.locale),
      productValue: valuesOf(product, variants, ctx.locale),
      storePrice: usdOf(product.store_price_cents),
      storePriceComparedTo: isReduced ? usdOf(product.price_cents) : null,
      userCollect: kept.product,
      currency: 'USD',
      description: paragraphs(text.description),
      details: [
        ...factsIn(product, ctx.locale),
        { label: words(ctx.locale, 'maker'), value: product.merchant_name },
        { label: words(ctx.locale, 'category'), value: categories.at(-1)?.name ?? '' },
        ...termsIn(product, ctx.locale, draft?.details ?? {}),
        { label: words(ctx.locale, 'number'), value: product.unique_key },
      ],
      ...sizeGuideIn(product, ctx.locale),
      ...pictureTextsIn(product, ctx.locale),
      categories,
      merchant: {
        id: product.merchant_id,
        name: product.merchant_name,
        avatar: product.merchant_avatar || null,
        starLevel: Number(product.star_level),
        isSelf: product.is_self,
        isCollect: kept.merchant,
        closedUntil: closedUntil(product, needs.clock.now())?.toISOString() ?? null,
        isOpen: product.is_open,
      },
      delivery: {
        minDays: product.delivery_min_days,
        maxDays: product.delivery_max_days,
        freightFee: product.is_shipping_included ? 0 : usdOf(product.freight_fee_cents),
        freeFrom: product.freight_free_from_cents === null ? null : usdOf(product.freight_free_from_cents),
      },
      returns: { days: product.return_days },
      replyConfig: await needs.summariseReplies(product.id),
      seo: seoIn(product, text, ctx.locale),
    };
  },
});

export type DetailService = ReturnType<typeof createDetailService>;
