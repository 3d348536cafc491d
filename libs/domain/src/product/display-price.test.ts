import type { PriceFields, ProductDetail, ProductVariant } from '@souk/contract';
import { detailPrice, displayPrice, variantPriceNow } from './display-price';

const now = new Date('2024-06-01T00:00:00Z');
const tomorrow = '2024-06-02T00:00:00Z';
const yesterday = '2024-05-31T00:00:00Z';

const priced = (fields: Partial<PriceFields>): PriceFields => ({
  price: 20,
  storePrice: null,
  discount: 0,
  discountExpiry: null,
  ...fields,
});

describe('displayPrice (spec 4 "Price display rule")', () => {
  test.each<[string, Partial<PriceFields>, number, number | null]>([
    ['[CARD-03] a live discount wins', { storePrice: 18, discount: 15, discountExpiry: tomorrow }, 17, 20],
    ['[CARD-03] an expired discount is ignored', { discount: 15, discountExpiry: yesterday }, 20, null],
    ['[CARD-03] a discount that ends now is over', { discount: 15, discountExpiry: now.toISOString() }, 20, null],
    ['[CARD-03] no expiry counts as expired', { discount: 15 }, 20, null],
    [
      '[CARD-04] an expired discount leaves the lower store price',
      { storePrice: 18, discount: 15, discountExpiry: yesterday },
      18,
      20,
    ],
    ['[CARD-04] a lower store price strikes the price', { storePrice: 18 }, 18, 20],
    ['[CARD-04] a store price that is not lower strikes nothing', { storePrice: 22 }, 22, null],
    ['[CARD-04] without a store price the price shows', {}, 20, null],
    ['[CARD-04] a store price like the price strikes nothing', { storePrice: 20 }, 20, null],
    ['[CARD-03] a discount of nothing is none', { storePrice: 18, discount: 0, discountExpiry: tomorrow }, 18, 20],
    ['[CARD-05] half a cent rounds up', { price: 10.1, discount: 5, discountExpiry: tomorrow }, 9.6, 10.1],
    ['[CARD-03] half a percent counts on a card', { discount: 0.5, discountExpiry: tomorrow }, 19.9, 20],
  ])('%s', (_rule, fields, shown, struckOut) => {
    expect(displayPrice(priced(fields), now)).toEqual({ shown, struckOut });
  });

  test('[QUICK-03] in the quick view a discount counts from 1 percent', () => {
    const half = priced({ discount: 0.5, discountExpiry: tomorrow });
    expect(displayPrice(half, now, 1)).toEqual({ shown: 20, struckOut: null });
    expect(displayPrice({ ...half, discount: 1 }, now, 1)).toEqual({ shown: 19.8, struckOut: 20 });
  });
});

describe('detailPrice', () => {
  const detail = (info: Partial<PriceFields>, storePrice: number | null = null, comparedTo: number | null = null) =>
    ({ productInfo: priced(info), storePrice, storePriceComparedTo: comparedTo }) as ProductDetail;
  const variant: ProductVariant = { id: 1, price: 30, priceComparedTo: 40, stock: 2, image: null };

  test.each<[string, ProductDetail, ProductVariant | null, number, number | null]>([
    ['the chosen variant with its older price', detail({}), variant, 30, 40],
    [
      'a live discount comes off the older price, as on the card',
      detail({ discount: 10, discountExpiry: tomorrow }),
      variant,
      36,
      40,
    ],
    [
      'without an older price a live discount comes off the price',
      detail({ discount: 10, discountExpiry: tomorrow }),
      { ...variant, priceComparedTo: null },
      27,
      30,
    ],
    ['no variant chosen: the product', detail({ storePrice: 18 }), null, 18, 20],
    ['no variant chosen: the store price with its older one', detail({}, 25, 35), null, 25, 35],
    ['an older price that is not above the store price is not struck', detail({}, 25, 25), null, 25, null],
    ['an older price without a store price counts for nothing', detail({}, null, 35), null, 20, null],
    ['a store price without an older one stands below the price', detail({}, 18, null), null, 18, 20],
    [
      'a live discount comes off the price, whatever the store price was',
      detail({ price: 35, discount: 10, discountExpiry: tomorrow }, 25, 35),
      null,
      31.5,
      35,
    ],
    ['a variant without an older price', detail({}), { ...variant, priceComparedTo: null }, 30, null],
    ['a variant whose older price is lower', detail({}), { ...variant, priceComparedTo: 29 }, 30, null],
  ])('%s', (_rule, product, chosen, shown, struckOut) => {
    expect(detailPrice(product, chosen, now)).toEqual({ shown, struckOut });
  });

  test('what is charged is what is shown', () => {
    const discount = priced({ discount: 10, discountExpiry: tomorrow });
    expect(variantPriceNow(variant, discount, now)).toEqual(detailPrice(detail(discount), variant, now));
  });
});
