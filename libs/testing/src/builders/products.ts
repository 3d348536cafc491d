import type {
  Category,
  Facet,
  Paged,
  ProductCard,
  ProductDetail,
  ProductReply,
  ProductResults,
  ReplySummary,
} from '@souk/contract';

/** A product in a grid: a linen shirt for 48.00, in stock, with nothing special about it. */
export const aProductCard = (own: Partial<ProductCard> = {}): ProductCard => ({
  id: 11,
  slug: 'linen-shirt',
  uniqueKey: 'LINENSHIRT',
  storeName: 'Linen shirt',
  image: '/img/linen-shirt-white.webp',
  price: 48,
  storePrice: null,
  discount: 0,
  discountExpiry: null,
  rating: 4.5,
  reviewCount: 12,
  sales: 120,
  ficti: 0,
  stock: 40,
  attrId: null,
  isShippingIncluded: false,
  landingPage: false,
  listedOnStore: true,
  merId: 3,
  merName: 'Linen House',
  ...own,
});

/** How a product's reviews fall: twelve, mostly good. */
export const aReplySummary = (own: Partial<ReplySummary> = {}): ReplySummary => ({
  sumCount: 12,
  goodCount: 10,
  inCount: 1,
  poorCount: 1,
  replyChance: 83.33,
  replyStar: 4.5,
  stars: { 1: 1, 2: 0, 3: 1, 4: 2, 5: 8 },
  photoCount: 0,
  ...own,
});

/** What may be changed of a product: its head, its variants, its shop window. */
type DetailParts = Partial<Omit<ProductDetail, 'productInfo'>> & {
  productInfo?: Partial<ProductDetail['productInfo']>;
};

/** A product's page: a shirt in two colours and three sizes, of which Blue in L does not exist and White in M is sold out. */
export const aProductDetail = ({ productInfo, ...own }: DetailParts = {}): ProductDetail => ({
  productInfo: {
    id: 11,
    storeName: 'Linen shirt',
    slug: 'linen-shirt',
    uniqueKey: 'LINENSHIRT',
    listedOnStore: true,
    landingPage: false,
    price: 48,
    storePrice: null,
    discount: 0,
    discountExpiry: null,
    image: '/img/linen-shirt-white.webp',
    sliderImage: '["/img/linen-shirt-white.webp","/img/linen-shirt-blue.webp"]',
    showcaseVideo: null,
    sales: 120,
    ficti: 0,
    rating: 4.5,
    stock: 40,
    isShippingIncluded: false,
    ...productInfo,
  },
  productAttr: [
    { attrName: 'Color', attrValues: 'White,Blue', attrKey: 'color', attrValueKeys: 'white,blue' },
    { attrName: 'Size', attrValues: 'S,M,L', attrKey: 'size', attrValueKeys: 's,m,l' },
  ],
  productValue: {
    'White,S': aVariant(111, 20, '/img/linen-shirt-white.webp'),
    'White,M': aVariant(112, 0),
    'White,L': aVariant(113, 9),
    'Blue,S': aVariant(114, 10, '/img/linen-shirt-blue.webp'),
    'Blue,M': aVariant(115, 1),
  },
  storePrice: null,
  storePriceComparedTo: null,
  userCollect: false,
  currency: 'USD',
  description: '<p>Washed linen, made to last.</p>',
  details: [{ label: 'Material', value: 'Linen' }],
  categories: [
    { id: 1, name: 'Clothing', slug: 'clothing', level: 1 },
    { id: 2, name: 'Shirts', slug: 'shirts', level: 2 },
  ],
  merchant: {
    id: 3,
    name: 'Linen House',
    avatar: '/img/linen.webp',
    starLevel: 4.8,
    isSelf: false,
    isCollect: false,
    closedUntil: null,
    isOpen: true,
  },
  delivery: { minDays: 2, maxDays: 4, freightFee: 4.9, freeFrom: 60 },
  returns: { days: 30 },
  replyConfig: aReplySummary(),
  seo: { title: 'Linen shirt', description: 'Washed linen, made to last.', image: '/img/linen-shirt-white.webp' },
  ...own,
});

/** A variant of a shirt. */
export const aVariant = (id: number, stock: number, image: string | null = null) => ({
  id,
  price: 48,
  priceComparedTo: null,
  stock,
  image,
});

/** One page of a list: the only one unless told otherwise. */
export const aPage = <T>(list: T[], own: Partial<Omit<Paged<T>, 'list'>> = {}): Paged<T> => ({
  list,
  pageNum: 1,
  pages: list.length === 0 ? 0 : 1,
  total: list.length,
  limit: 10,
  ...own,
});

/** Product list with what narrows it. */
export const productResults = (list: ProductCard[], own: Partial<ProductResults> = {}): ProductResults => ({
  ...aPage(list),
  facets: [],
  ignored: [],
  corrected: null,
  ...own,
});

/** A facet with two values. */
export const aFacet = (own: Partial<Facet> = {}): Facet => ({
  key: 'attr:Color',
  label: 'Color',
  values: [
    { value: 'Blue', label: 'Blue', count: 4, selected: false },
    { value: 'White', label: 'White', count: 7, selected: false },
  ],
  ...own,
});

/** A published review of five stars. */
export const aReply = (own: Partial<ProductReply> = {}): ProductReply => ({
  id: 900,
  avatar: null,
  nickname: 'A***n',
  star: 5,
  comment: 'Soft and well cut.',
  locale: 'en',
  pics: [],
  sku: 'Blue,M',
  verified: true,
  createTime: '2024-05-20T10:00:00.000Z',
  merchantReplyContent: null,
  merchantReplyTime: null,
  ...own,
});

/** A category with what lies below it. */
export const aCategory = (own: Partial<Category> = {}): Category => ({
  id: 1,
  name: 'Clothing',
  slug: 'clothing',
  level: 1,
  image: null,
  childList: [],
  ...own,
});
