import { aProductDetail } from '@souk/testing';
import { breadcrumbData, productData } from './product-json-ld';

const now = new Date('2024-06-01T00:00:00Z');
const origin = 'https://souk.test';

test('[PP9] a product with options is a ProductGroup whose variants are offers of their own', () => {
  const data = productData(aProductDetail(), origin, now) as unknown as { hasVariant: { offers: object }[] };
  expect(data).toMatchObject({
    '@type': 'ProductGroup',
    url: 'https://souk.test/product/linen-shirt',
    aggregateRating: { ratingValue: 4.5, reviewCount: 12 },
    variesBy: ['https://schema.org/color', 'https://schema.org/size'],
  });
  expect(data.hasVariant).toHaveLength(5);
  expect(data.hasVariant[1]).toMatchObject({
    color: 'White',
    size: 'M',
    offers: {
      price: '48.00',
      priceCurrency: 'USD',
      availability: 'https://schema.org/OutOfStock',
      url: 'https://souk.test/product/linen-shirt?color=white&size=m',
      shippingDetails: { '@type': 'OfferShippingDetails' },
      hasMerchantReturnPolicy: { merchantReturnDays: 30 },
    },
  });
});

test('[PP9] a product without options is one Product with one offer', () => {
  const [variant] = Object.values(aProductDetail().productValue);
  const data = productData(aProductDetail({ productAttr: [], productValue: { '': variant! } }), origin, now);
  expect(data).toMatchObject({ '@type': 'Product', offers: { availability: 'https://schema.org/InStock' } });
});

test('[PP9] what cannot be returned says so', () => {
  const data = productData(aProductDetail({ productAttr: [], returns: { days: 0 } }), origin, now) as unknown as {
    offers: { hasMerchantReturnPolicy: object };
  };
  expect(data.offers.hasMerchantReturnPolicy).toEqual({
    '@type': 'MerchantReturnPolicy',
    applicableCountry: 'US',
    returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
  });
});

test('the way to it counts from 1 and ends at the product', () => {
  expect(breadcrumbData(aProductDetail(), origin).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Shirts', item: 'https://souk.test/collections/shirts' },
    { '@type': 'ListItem', position: 2, name: 'Linen shirt', item: 'https://souk.test/product/linen-shirt' },
  ]);
});

test('[DESK-37] what its merchant cannot sell now is not in stock', () => {
  const product = aProductDetail({ productAttr: [] });
  const data = productData({ ...product, merchant: { ...product.merchant, isOpen: false } }, origin, now);
  expect(JSON.stringify(data)).not.toContain('https://schema.org/InStock');
});
