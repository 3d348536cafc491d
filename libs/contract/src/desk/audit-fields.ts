import type { AuditSubject } from './choices';

/**
 * What a value of the log is, so that a desk writes it as its screens do. `plain`: a text, a number, yes or no, as it stands; `money`: US cents;
 * `instant`: ISO 8601; `day`: `2026-03-10`; `month`: `2026-03`; `percent`: whole percents; `rate`: basis points; `pieces`: lines of an order, each with its
 * number of pieces; all others: one of a few words. A list has values of its kind, an object has them by name or by language.
 */
export type AuditFieldKind =
  | 'plain'
  | 'money'
  | 'instant'
  | 'day'
  | 'month'
  | 'percent'
  | 'rate'
  | 'pieces'
  | 'addressField'
  | 'booking'
  | 'contactWay'
  | 'document'
  | 'merchantState'
  | 'orderMail'
  | 'orderTab'
  | 'productReview'
  | 'refundState'
  | 'reviewState'
  | 'role'
  | 'staffRole'
  | 'taxCategory'
  | 'ticketStatus'
  | 'trust';

const seller = {
  name: 'plain',
  introEn: 'plain',
  introFr: 'plain',
  avatar: 'plain',
  banner: 'plain',
  contactBy: 'contactWay',
  returnDays: 'plain',
  feeCents: 'money',
  freeFromCents: 'money',
  minDays: 'plain',
  maxDays: 'plain',
  closedUntil: 'instant',
  legalName: 'plain',
  legalAddress: 'plain',
  legalPhone: 'plain',
  legalEmail: 'plain',
  taxNumber: 'plain',
  tradeRegister: 'plain',
  registerNumber: 'plain',
  isCertified: 'plain',
  accountEnd: 'plain',
  state: 'merchantState',
} as const;

const settings = {
  name: 'plain',
  email: 'plain',
  domainUrl: 'plain',
  websiteTitle: 'plain',
  websiteLogo: 'plain',
  websiteFavicon: 'plain',
  websiteDesc: 'plain',
  websiteShortAnnouncement: 'plain',
  websiteCopyrightInfo: 'plain',
  storeVision: 'plain',
  showDefaultNavBar: 'plain',
  showDefaultFooter: 'plain',
  landingPageNav: 'plain',
  landingPageShowFooter: 'plain',
  gtmId: 'plain',
  pixelId: 'plain',
  postHogKey: 'plain',
  socialLinks: 'plain',
  fontStylesheet: 'plain',
  currencySymbol: 'plain',
  timeZone: 'plain',
  sellsToEu: 'plain',
  takesCards: 'plain',
  takesPaypal: 'plain',
  deliveryText: 'plain',
  returnsText: 'plain',
  theme: 'plain',
  whatsApp: 'plain',
  streaming: 'plain',
  types: 'plain',
  categories: 'plain',
} as const;

const product = {
  name: 'plain',
  nameEn: 'plain',
  nameFr: 'plain',
  textEn: 'plain',
  textFr: 'plain',
  category: 'plain',
  images: 'plain',
  pictureTexts: 'plain',
  tax: 'taxCategory',
  copyOf: 'plain',
  option: 'plain',
  value: 'plain',
  variants: 'plain',
  onSale: 'plain',
  offSale: 'plain',
  skuCodes: 'plain',
  pictures: 'plain',
  isLive: 'plain',
  isArchived: 'plain',
  review: 'productReview',
  slug: 'plain',
  titleEn: 'plain',
  titleFr: 'plain',
  descriptionEn: 'plain',
  descriptionFr: 'plain',
  discount: 'percent',
  prices: 'money',
  sku: 'plain',
  stock: 'plain',
} as const;

const category = {
  name: 'plain',
  nameEn: 'plain',
  nameFr: 'plain',
  picture: 'plain',
  slug: 'plain',
  parentId: 'plain',
  before: 'plain',
  sort: 'plain',
  products: 'plain',
  toId: 'plain',
} as const;

const orderList = {
  orders: 'plain',
  tab: 'orderTab',
  country: 'plain',
  since: 'day',
  until: 'day',
  merchant: 'plain',
  leastCents: 'money',
  mostCents: 'money',
  isLate: 'plain',
  hasTicket: 'plain',
  hasDispute: 'plain',
} as const;

/** The fields that entries of the log have before and after a change, by the kind of thing that was changed. Entries from before may have others. */
export const auditFields = {
  order: {
    carrier: 'plain',
    number: 'plain',
    trackingUrl: 'plain',
    items: 'pieces',
    kind: 'orderMail',
    fields: 'addressField',
    ticket: 'plain',
    refundNo: 'plain',
    cents: 'money',
    isPostageBack: 'plain',
    isSellable: 'plain',
    isMailed: 'plain',
  },
  orderList,
  refund: { state: 'refundState', isSellable: 'plain' },
  application: { state: 'document', merchantId: 'plain' },
  ticket: { status: 'ticketStatus', toStatus: 'ticketStatus', assignee: 'plain' },
  savedReply: { name: 'plain', textEn: 'plain', textFr: 'plain' },
  customer: { points: 'plain' },
  product,
  category,
  coupon: { name: 'plain', money: 'money', min: 'money' },
  home: { banners: 'plain', hotWords: 'plain', synonyms: 'plain' },
  page: { title: 'plain', version: 'plain' },
  frame: { version: 'plain', url: 'plain', scripts: 'plain' },
  settings,
  import: { file: 'plain', lines: 'plain', new: 'plain', changed: 'plain', prices: 'plain' },
  sale: { name: 'plain', percent: 'percent', reduced: 'plain', leftOut: 'plain' },
  review: { state: 'reviewState' },
  job: { queue: 'plain', about: 'plain', count: 'plain' },
  money: {},
  statement: { merchant: 'plain', period: 'month', cents: 'money', ref: 'plain', paidOn: 'day' },
  merchant: {
    state: 'merchantState',
    productsOff: 'plain',
    trust: 'trust',
    person: 'plain',
    role: 'role',
    kind: 'booking',
    cents: 'money',
  },
  rate: { basisPoints: 'rate', rates: 'rate' },
  seller,
  webhook: { url: 'plain', events: 'plain', isOn: 'plain', delivery: 'plain' },
  staff: { roles: 'staffRole' },
  person: { role: 'role', invitationsTakenBack: 'plain' },
  personInvitation: { role: 'role' },
  invitation: { roles: 'staffRole' },
} as const satisfies Record<AuditSubject, Record<string, AuditFieldKind>>;

/** Names of the fields that entries about a kind of thing have. */
export type AuditField<Subject extends AuditSubject> = keyof (typeof auditFields)[Subject];

/** What a product's entry of a file of products has for each line: what was in its cells, and is, by column. */
export const auditLine = /^line (\d+)$/;

/** What a field is; undefined: nobody writes it any more, or its kind of thing has no such field. */
export const auditFieldKind = (subject: string, name: string): AuditFieldKind | undefined => {
  const fields: Readonly<Record<string, Readonly<Record<string, AuditFieldKind>>>> = auditFields;
  return fields[subject]?.[name] ?? (subject === 'product' && auditLine.test(name) ? 'plain' : undefined);
};
