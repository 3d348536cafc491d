import type { DeskCallName } from '@souk/contract/desk';

/** One of everything that a desk can name. */
export interface Things {
  orderNo: string;
  refundNo: string;
  productId: number;
  variantId: number;
  ticketId: number;
  applicationId: number;
  reviewId: number;
  couponId: number;
  importId: number;
  statementId: number;
  hookId: number;
  invitationId: number;
  sellerId: number;
  viewId: number;
  savedReplyId: number;
}

const couponTerms = {
  nameEn: 'Ten off',
  nameFr: 'Dix de moins',
  moneyCents: 1000,
  minCents: 5000,
  scope: 'all',
  productIds: [],
  categoryId: null,
  total: null,
  receiveStarts: null,
  receiveEnds: null,
  useStarts: null,
  useEnds: null,
  days: 30,
};

const movedTo = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  country: 'GB',
  detail: '7 Side Street',
  city: 'London',
  postCode: 'N1 9GU',
  phone: '+44 20 7946 0000',
};

const savedWords = { name: 'Late parcel', textEn: 'Hello {name}', textFr: 'Bonjour {name}' };

const categoryWords = { nameEn: 'Trays', nameFr: 'Plateaux', picture: '' };

const saleTerms = { nameEn: 'Flash', nameFr: 'Éclair', percent: 10, endsAt: '2099-01-01T00:00:00.000Z' };

const noWords = { en: '', fr: '' };

const ownPage = { path: '/tried', title: { en: 'Tried', fr: 'Essayé' }, html: { en: '<h1>Tried</h1>' } };

const ownDetails = {
  name: 'Souk',
  email: '',
  domainUrl: '',
  websiteTitle: '',
  websiteLogo: '',
  websiteFavicon: '',
  websiteDesc: noWords,
  websiteShortAnnouncement: noWords,
  websiteCopyrightInfo: '',
  storeVision: noWords,
  showDefaultNavBar: true,
  showDefaultFooter: true,
  landingPageNav: false,
  landingPageShowFooter: false,
  socialLinks: {},
  currencySymbol: '',
  timeZone: 'UTC',
  sellsToEu: false,
  deliveryText: noWords,
  returnsText: noWords,
};

const prices = ({ variantId }: Things) => ({
  version: 1,
  discount: 0,
  discountEnds: null,
  variants: [{ id: variantId, priceCents: 5000, comparedCents: null }],
});

const productWords = {
  nameEn: 'Oak tray',
  nameFr: 'Plateau en chêne',
  categoryId: 1,
  images: ['/img/linen-shirt-white.webp'],
};

const noSeo = { titleEn: '', titleFr: '', descriptionEn: '', descriptionFr: '' };

/** A good body of each call that changes something. */
export const bodyOf: Partial<Record<DeskCallName, (things: Things) => unknown>> = {
  viewSave: () => ({ list: 'orders', name: 'To France', query: 'tab=all&country=FR' }),
  ship: () => ({ carrier: 'UPS', number: '1Z' }),
  shipMany: ({ orderNo }) => ({ parcels: [{ no: orderNo, carrier: 'UPS', number: '1Z' }] }),
  orderNote: () => ({ text: 'Ring before noon' }),
  ordersExport: () => ({}),
  tracking: () => ({ parcelId: 987_654, carrier: 'UPS', number: '1Z2' }),
  orderAddressSave: () => ({ ...movedTo, version: 1 }),
  orderTicket: () => ({ subject: 'Your parcel', message: 'Does the side door open?' }),
  resend: () => ({ kind: 'paid' }),
  orderRefundPreview: () => ({ items: [{ id: 987_654, num: 1 }] }),
  orderRefund: () => ({ items: [{ id: 987_654, num: 1 }], reason: 'Broken' }),
  cancel: () => ({ reason: 'Out of stock' }),
  refundApprove: () => ({ from: 'inReview' }),
  refundsApprove: ({ refundNo }) => ({ refunds: [{ no: refundNo, from: 'inReview' }] }),
  refundArrive: () => ({ from: 'returning', isSellable: true }),
  refundRefuse: () => ({ from: 'inReview', reason: 'Worn' }),
  applicationDocument: () => ({ url: '/img/notebook.webp', state: 'accepted' }),
  applicationDecline: () => ({ reason: 'Not now' }),
  customerExport: () => ({ reason: 'They asked by mail' }),
  customerPoints: () => ({ amount: 5, reason: 'The parcel was late' }),
  customerSignOut: () => ({ reason: 'They lost their phone' }),
  customerDelete: () => ({ confirm: 'nobody@souk.test', reason: 'They asked by mail' }),
  merchantSuspend: () => ({ from: 'open', reason: 'Parcels do not arrive' }),
  merchantLift: () => ({ from: 'suspended' }),
  merchantClose: () => ({ from: 'open', reason: 'They retire' }),
  merchantTrust: () => ({ from: 'trusted', to: 'reviewed' }),
  merchantOwner: () => ({ email: 'heir@souk.test' }),
  ticketAnswer: () => ({ message: 'Gladly', lastEventId: 1 }),
  ticketState: () => ({ to: 'CLOSED', lastEventId: 1 }),
  ticketAssign: () => ({ from: null, to: null }),
  ticketNote: () => ({ text: 'They wrote before' }),
  savedReplyCreate: () => savedWords,
  savedReplySave: () => ({ ...savedWords, version: 1 }),
  savedReplyDelete: () => ({ version: 1 }),
  productCreate: () => ({ ...productWords, priceCents: 1200, stock: 3 }),
  productListing: () => ({ ...noSeo, slug: 'oak-tray', version: 1 }),
  productSave: () => ({ ...productWords, version: 1 }),
  reviewDecide: () => ({ from: 'PENDING', to: 'PUBLISHED' }),
  reviewsDecide: ({ reviewId }) => ({ reviews: [{ id: reviewId, from: 'PENDING' }], to: 'PUBLISHED' }),
  reviewReply: () => ({ text: 'Thank you' }),
  setPrice: prices,
  pricePreview: prices,
  moveStock: ({ variantId }) => ({ variantId, delta: 1, reason: 'delivery' }),
  variantsStock: ({ variantId }) => ({ variants: [{ id: variantId, delta: 1 }], reason: 'delivery' }),
  importColumns: () => ({ csv: 'product,variant\nNOBODYS,\n' }),
  importCheck: () => ({ name: 'products.csv', csv: 'product,variant\nNOBODYS,\n' }),
  categoryCreate: () => ({ ...categoryWords, parentId: null }),
  categorySave: () => ({ ...categoryWords, version: 1 }),
  categoryPlace: () => ({ version: 1, parentId: null, before: 0 }),
  categoryDelete: () => ({ version: 1, toId: 2 }),
  homeSave: () => ({ version: 1, banners: [], hotWords: [], synonyms: [] }),
  pageSave: () => ({ version: null, page: ownPage }),
  pageDelete: () => ({ version: 'seen', path: ownPage.path }),
  pagePreview: () => ({ page: ownPage }),
  frameSave: () => ({ version: 'seen', frame: { html: '<p>Hello</p>' } }),
  framePreview: () => ({ frame: { html: '<p>Hello</p>' } }),
  scriptsSave: () => ({ version: 'seen', scripts: [] }),
  settingsSave: () => ({ version: 'seen', details: ownDetails, theme: null, whatsApp: null, streaming: null }),
  settingsPreview: () => ({ details: ownDetails, theme: null, whatsApp: null, streaming: null }),
  vendorsSave: () => ({ version: 'seen', gtmId: '', pixelId: '', postHogKey: '', fontStylesheet: '' }),
  merchantKindsSave: () => ({
    version: 'seen',
    types: [{ id: null, en: 'Workshop', fr: 'Atelier', choiceEn: '', choiceFr: '' }],
    categories: [{ id: null, en: 'Paper', fr: 'Papier' }],
  }),
  saleCreate: ({ productId }) => ({ ...saleTerms, productIds: [productId] }),
  saleSave: ({ productId }) => ({ ...saleTerms, productIds: [productId], version: 1 }),
  saleEnd: () => ({ version: 1 }),
  couponCreate: () => couponTerms,
  couponSave: () => ({ ...couponTerms, version: 1 }),
  couponEnd: () => ({ version: 1 }),
  statementPaid: () => ({ version: 1, ref: 'SEPA 1', paidOn: '2026-01-31' }),
  booking: () => ({ kind: 'adjustment', cents: -500, reason: 'A label was printed for you' }),
  sellerSave: () => ({ legalName: 'Ann & Co', legalAddress: '1 High St', taxNumber: '', version: 'seen' }),
  shippingSave: () => ({
    feeCents: 590,
    freeFromCents: null,
    minDays: 2,
    maxDays: 5,
    closedUntil: null,
    version: 'seen',
  }),
  shopSave: () => ({
    name: 'Ann & Co',
    introEn: 'We weave',
    introFr: 'Nous tissons',
    avatar: '',
    banner: '',
    contactBy: 'email',
    contact: 'help@souk.test',
    returnDays: 30,
    version: 'seen',
  }),
  taxSave: () => ({
    country: 'DE',
    since: '2099-01-01',
    from: null,
    to: { standard: 2000, reduced: 700, low: null },
  }),
  accountSave: () => ({ account: 'DE89370400440532013000', from: '' }),
  rateSave: () => ({ merchantId: null, from: 1, to: 2 }),
  hookCreate: () => ({ url: 'https://hooks.example.com/souk', events: ['order.paid'] }),
  hookSave: () => ({ url: 'https://hooks.example.com/souk', events: ['order.paid'], version: 1, isOn: false }),
  hookRotate: () => ({ version: 1 }),
  jobRetry: () => ({ queue: 'mail.deliver' }),
  jobDrop: () => ({ queue: 'webhook.deliver', reason: 'The other system is gone' }),
  mailRetry: () => ({ ids: ['00000000-0000-4000-8000-000000000000'] }),
  staffInvite: () => ({ email: 'new@souk.test', roles: ['support'] }),
  staffRoles: () => ({ from: ['support'], to: ['support', 'orders'] }),
  peopleInvite: () => ({ email: 'new@souk.test', role: 'packer' }),
  peopleRole: () => ({ from: 'packer', to: 'manager' }),
  optionValueAdd: () => ({ version: 1, option: 0, value: { en: 'Plum', fr: 'Prune' } }),
  variantsSale: ({ variantId }) => ({ version: 1, variants: [{ id: variantId, onSale: true }] }),
  productDecide: () => ({ from: 'waiting', to: 'refused', version: 1, reason: 'No' }),
  publish: () => ({ version: 1, isLive: false }),
  productArchive: () => ({ version: 1, isArchived: true }),
  productsPublish: ({ productId }) => ({ products: [{ id: productId, version: 1 }], isLive: false }),
  productsArchive: ({ productId }) => ({ products: [{ id: productId, version: 1 }], isArchived: true }),
  productsCategory: ({ productId }) => ({ products: [{ id: productId, version: 1 }], categoryId: 2 }),
  productsPrices: ({ productId }) => ({
    products: [{ id: productId, version: 1 }],
    change: { kind: 'percent', percent: 10 },
  }),
  productsStock: ({ productId }) => ({ products: [{ id: productId }], delta: 1, reason: 'delivery' }),
};
