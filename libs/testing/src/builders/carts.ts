import type { CartGroup, CartItem } from '@souk/contract';

/** A line of the cart: one blue shirt in M. */
export const aCartItem = (own: Partial<CartItem> = {}): CartItem => ({
  id: 501,
  uniqueKey: 'line501',
  cartNum: 1,
  stock: 10,
  price: 48,
  storePrice: null,
  discount: 0,
  discountExpiry: null,
  variantPrice: 48,
  addedPrice: null,
  storeName: 'Linen shirt',
  image: '/img/linen-shirt-blue.webp',
  slug: 'linen-shirt',
  landingPage: false,
  listedOnStore: true,
  productId: 11,
  productUniqueKey: 'LINENSHIRT',
  suk: 'Blue,M',
  attrId: 115,
  isShippingIncluded: false,
  invalidReason: null,
  closedUntil: null,
  ...own,
  productAttr: own.productAttr ?? { stock: own.stock ?? 10 },
});

/** The lines of one merchant. */
export const aCartGroup = (lines: CartItem[] = [aCartItem()], own: Partial<CartGroup> = {}): CartGroup => ({
  merId: 3,
  merName: 'Linen House',
  ...own,
  cartInfoList: lines,
});
