import type { ProductDetail, ProductVariant } from '@souk/contract';
import { attributesOf, choiceQuery, productPath, sellsNow, variantPriceNow } from '@souk/domain';
import { absolute } from '../parts/page-head/page-head';
import { picturesOf } from '../parts/gallery/pictures-of';

const schema = 'https://schema.org';

/** A product for search engines: a ProductGroup with its variants, or one Product. Source: docs/expectations PP9. */
export const productData = (product: ProductDetail, origin: string, now: Date) => {
  const { productInfo, merchant, replyConfig } = product;
  const url = origin + productPath(productInfo);
  const common = {
    '@context': schema,
    name: productInfo.storeName,
    description: product.seo.description,
    image: picturesOf(product).map((image) => absolute(origin, image)),
    brand: { '@type': 'Brand', name: merchant.name },
    ...(replyConfig.sumCount > 0
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: replyConfig.replyStar,
            reviewCount: replyConfig.sumCount,
          },
        }
      : {}),
  };
  const variants = Object.entries(product.productValue);
  const [only] = variants;
  if (product.productAttr.length === 0 || !only) {
    return {
      ...common,
      '@type': 'Product',
      url,
      sku: productInfo.uniqueKey,
      ...(only ? { offers: offerOf(product, only[1], url, now) } : {}),
    };
  }
  return {
    ...common,
    '@type': 'ProductGroup',
    url,
    productGroupID: productInfo.uniqueKey,
    variesBy: attributesOf(product.productAttr).flatMap(({ name, hasPictures }) =>
      hasPictures ? [`${schema}/color`] : isSize(name) ? [`${schema}/size`] : [],
    ),
    hasVariant: variants.map(([sku, variant]) => variantData(product, { sku, variant, url, origin, now })),
  };
};

/** The attribute that schema.org knows as size, in the store's languages. */
const isSize = (attrName: string) => /^(size|taille)$/i.test(attrName.trim());

type Place = { sku: string; variant: ProductVariant; url: string; origin: string; now: Date };

const variantData = (product: ProductDetail, { sku, variant, url, origin, now }: Place) => {
  const values = sku.split(',');
  const choice = Object.fromEntries(product.productAttr.map(({ attrName }, at) => [attrName, values[at] ?? '']));
  const at = `${url}?${choiceQuery(product.productAttr, choice)}`;
  return {
    '@type': 'Product',
    name: `${product.productInfo.storeName}, ${values.join(', ')}`,
    sku: `${product.productInfo.uniqueKey}-${variant.id}`,
    image: absolute(origin, variant.image ?? product.productInfo.image),
    ...Object.fromEntries(
      attributesOf(product.productAttr).flatMap(({ hasPictures, name }, place) =>
        hasPictures ? [['color', values[place]]] : isSize(name) ? [['size', values[place]]] : [],
      ),
    ),
    offers: offerOf(product, variant, at, now),
  };
};

const offerOf = (
  { productInfo, delivery, returns, merchant }: ProductDetail,
  variant: ProductVariant,
  url: string,
  now: Date,
) => ({
  '@type': 'Offer',
  url,
  price: variantPriceNow(variant, productInfo, now).shown.toFixed(2),
  priceCurrency: 'USD',
  ...(productInfo.discountExpiry && new Date(productInfo.discountExpiry) > now
    ? { priceValidUntil: productInfo.discountExpiry.slice(0, 10) }
    : {}),
  availability: `${schema}/${variant.stock > 0 && sellsNow(merchant, now) ? 'InStock' : 'OutOfStock'}`,
  itemCondition: `${schema}/NewCondition`,
  seller: { '@type': 'Organization', name: merchant.name },
  shippingDetails: {
    '@type': 'OfferShippingDetails',
    shippingRate: {
      '@type': 'MonetaryAmount',
      value: productInfo.isShippingIncluded ? 0 : delivery.freightFee,
      currency: 'USD',
    },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'US' },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: { '@type': 'QuantitativeValue', minValue: 0, maxValue: 1, unitCode: 'DAY' },
      transitTime: {
        '@type': 'QuantitativeValue',
        minValue: delivery.minDays,
        maxValue: delivery.maxDays,
        unitCode: 'DAY',
      },
    },
  },
  hasMerchantReturnPolicy: {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: 'US',
    ...(returns.days > 0
      ? {
          returnPolicyCategory: `${schema}/MerchantReturnFiniteReturnWindow`,
          merchantReturnDays: returns.days,
          returnMethod: `${schema}/ReturnByMail`,
          returnFees: `${schema}/FreeReturn`,
        }
      : { returnPolicyCategory: `${schema}/MerchantReturnNotPermitted` }),
  },
});

/** The way to the product, for search engines. */
export const breadcrumbData = ({ categories, productInfo }: ProductDetail, origin: string) => ({
  '@context': schema,
  '@type': 'BreadcrumbList',
  itemListElement: [
    ...categories
      .filter(({ level }) => level > 1)
      .map(({ name, slug }) => ({ name, item: `${origin}/collections/${slug}` })),
    { name: productInfo.storeName, item: origin + productPath(productInfo) },
  ].map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
});
