/** Most pictures of a product. */
export const productPicturesMax = 8;
/** Most banners of the home page, each with one picture. */
export const bannersMax = 8;

/** Which orders a list shows: to send, sent, with a request for money back, or all. */
export const deskOrderTabs = ['toShip', 'sent', 'problems', 'all'] as const;
export type DeskOrderTab = (typeof deskOrderTabs)[number];

/** Mails about an order that can be sent again. */
export const orderMailKinds = ['paid', 'sent'] as const;
export type OrderMailKind = (typeof orderMailKinds)[number];

/** Mails about an order, as the outbox knows them; `order.paid` to `order.link` are about its whole purchase. */
export const sentMailKinds = [
  'order.paid',
  'order.unpaid',
  'order.lapsed',
  'order.link',
  'order.sent',
  'refund.refused',
  'refund.returning',
  'refund.paid',
] as const;
export type SentMailKind = (typeof sentMailKinds)[number];

/** Why nobody can open a ticket about an order: it is a guest's, who has no account to read it with, or one is open. */
export const ticketObstacles = ['guest', 'open'] as const;
export type TicketObstacle = (typeof ticketObstacles)[number];

/** Most characters of a note that colleagues read alone. */
export const internalNoteMost = 1000;

/** Most orders of a file, and most that are sent at once. */
export const ordersFileMost = 20_000;
export const shipManyMost = 200;

/** Which requests for money back: to decide, with a parcel on its way, money on its way, money that does not go, done, or all. */
export const deskRefundTabs = ['waiting', 'returning', 'money', 'stuck', 'done', 'all'] as const;
export type DeskRefundTab = (typeof deskRefundTabs)[number];

/** Most requests that are agreed to at once. */
export const refundsApproveMost = 100;

export const deskApplicationTabs = ['waiting', 'approved', 'declined', 'all'] as const;
export type DeskApplicationTab = (typeof deskApplicationTabs)[number];

export const deskTicketTabs = ['waiting', 'mine', 'unassigned', 'answered', 'open', 'closed', 'all'] as const;
export type DeskTicketTab = (typeof deskTicketTabs)[number];

/** Most saved replies of a store, and most characters of one: what takes their places makes it longer. */
export const savedRepliesMost = 100;
export const savedReplyMostChars = 900;

export const deskReviewTabs = ['waiting', 'published', 'rejected', 'all'] as const;
export type DeskReviewTab = (typeof deskReviewTabs)[number];

/** Most reviews that are decided by one call. */
export const reviewsDecidedMost = 100;

export const deskCustomerTabs = ['all', 'accounts', 'guests'] as const;
export type DeskCustomerTab = (typeof deskCustomerTabs)[number];

/** Whether a merchant sells: `preparing` until its people open the shop, `suspended` until the platform lifts it, `closed` for good. */
export const merchantStates = ['open', 'preparing', 'suspended', 'closed'] as const;
export type MerchantState = (typeof merchantStates)[number];

/** Whether the platform looks at a merchant's new products before they are sold: `reviewed`. */
export const merchantTrusts = ['trusted', 'reviewed'] as const;
export type MerchantTrust = (typeof merchantTrusts)[number];

/** Whether the platform looked at a product: `none` nobody asked, `waiting` for its look, `live` it was on sale or is accepted, `refused`. */
export const productReviewStates = ['none', 'waiting', 'live', 'refused'] as const;
export type ProductReviewState = (typeof productReviewStates)[number];

/** What a shop's profile must have before the shop opens. */
export const profileParts = ['intro', 'avatar', 'banner', 'contact'] as const;
export type ProfilePart = (typeof profileParts)[number];

/** Which merchants: all, those with orders that should have left by now, or those of one state. */
export const deskMerchantTabs = ['all', 'late', ...merchantStates] as const;
export type DeskMerchantTab = (typeof deskMerchantTabs)[number];

export const deskCouponTabs = ['running', 'coming', 'over', 'all'] as const;
export type DeskCouponTab = (typeof deskCouponTabs)[number];

export const deskSaleTabs = ['running', 'over', 'all'] as const;
export type DeskSaleTab = (typeof deskSaleTabs)[number];

export const deskProductTabs = [
  'all',
  'live',
  'hidden',
  'low',
  'out',
  'offer',
  'undescribed',
  'review',
  'archived',
] as const;
export type DeskProductTab = (typeof deskProductTabs)[number];

/** Most characters of a merchant's own code of a variant. */
export const skuCodeMost = 60;

/** How much is left of a product: few pieces of a variant, nothing, or something. */
export const productStocks = ['low', 'out', 'in'] as const;
export type ProductStock = (typeof productStocks)[number];

/** What a product can be without: a picture, the alternative text of one in either language, its words in a language. */
export const productLacks = ['picture', 'pictureText', 'french', 'english'] as const;
export type ProductLack = (typeof productLacks)[number];

/** Most products of a list that are chosen at once. */
export const productsMatchedMost = 5000;

/** Most characters of a file of products, and most lines. */
export const importMostChars = 10_000_000;
export const importMostLines = 20_000;
/** Characters at a file's beginning that hold its columns and first lines. */
export const importHeadChars = 100_000;

/** Columns of a file of products, in the order in which it is written. The first two name the line. */
export const importColumns = [
  'product',
  'variant',
  'name_en',
  'name_fr',
  'description_en',
  'description_fr',
  'category',
  'on_sale',
  'price',
  'older_price',
  'stock',
  'sku',
  'options_en',
  'options_fr',
  'variant_fr',
  'merchant',
] as const;
export type ImportColumn = (typeof importColumns)[number];

/** How a column of a file was known: by its name, by what was said the last time, or by a guess. */
export const importColumnWays = ['name', 'memory', 'guess'] as const;

/** What became of a line of a file of products. */
export const importRowStates = ['new', 'changed', 'same', 'bad', 'applied', 'refused'] as const;
export type ImportRowState = (typeof importRowStates)[number];

/** What a file changes that a person should look at. */
export const importMarks = ['price', 'emptied'] as const;
export type ImportMark = (typeof importMarks)[number];

/** Why stock changes by hand. */
export const stockReasons = ['delivery', 'count', 'damage', 'return', 'other'] as const;
export type StockReason = (typeof stockReasons)[number];

/** Why stock of several products changes by so many pieces: a count is of one product. */
export const stockMoveReasons = ['delivery', 'damage', 'return', 'other'] as const satisfies readonly StockReason[];
export type StockMoveReason = (typeof stockMoveReasons)[number];

/** Most products that are changed by one call. */
export const bulkProductsMost = 200;
/** By how many percent prices of several products can rise at once. */
export const priceMostPercent = 500;
/** The highest price of one piece, in US cents. */
export const priceMostCents = 100_000_000;

/** Which of a country's tax rates a product falls under. `reduced` and `low`: the higher and the lower of two reduced ones. */
export const taxCategories = ['standard', 'reduced', 'low', 'zero'] as const;
export type TaxCategory = (typeof taxCategories)[number];

/** Which statements: of the month that runs, with a sum to pay out, paid, or all. */
export const deskStatementTabs = ['all', 'due', 'open', 'paid'] as const;
export type DeskStatementTab = (typeof deskStatementTabs)[number];

/** What other systems can be told of. */
export const webhookEvents = [
  'order.paid',
  'order.shipped',
  'order.cancelled',
  'refund.requested',
  'refund.paid',
  'product.changed',
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** Which addresses for webhooks: all, those that are told, those that are switched off. */
export const deskHookTabs = ['all', 'on', 'off'] as const;
export type DeskHookTab = (typeof deskHookTabs)[number];

/** What can be looked for at a desk, in the order in which it is listed. */
export const findKinds = ['order', 'refund', 'ticket', 'product', 'customer', 'merchant'] as const;
export type FindKind = (typeof findKinds)[number];
/** Fewer characters are not looked for: an index of letters finds no part of a text that is shorter. */
export const findTextMin = 3;
/** Most things of one kind that are found. */
export const findMost = 5;

/** Lists of which a person saves views, by the calls that read them; `payouts`: the platform's statements. */
export const viewedLists = [
  'orders',
  'customers',
  'refunds',
  'products',
  'coupons',
  'sales',
  'reviews',
  'tickets',
  'applications',
  'merchants',
  'payouts',
  'statements',
  'hooks',
  'audit',
] as const;
export type ViewedList = (typeof viewedLists)[number];
/** Most views that one person has of one list of a desk. */
export const viewsMost = 20;

/** Kinds of things that the audit names. */
export const auditSubjects = [
  'order',
  'orderList',
  'refund',
  'application',
  'ticket',
  'savedReply',
  'customer',
  'product',
  'category',
  'coupon',
  'home',
  'page',
  'frame',
  'settings',
  'import',
  'sale',
  'review',
  'job',
  'money',
  'statement',
  'merchant',
  'rate',
  'seller',
  'webhook',
  'staff',
  'person',
  'personInvitation',
  'invitation',
] as const;
export type AuditSubject = (typeof auditSubjects)[number];

/** Most entries of the log in a file: the newest. */
export const auditFileMost = 20_000;

/** By which way a change came: at a desk, by the operator's command, with the owner's token, by a file of products, by a job. */
export const auditVias = ['desk', 'command', 'owner-token', 'import', 'job'] as const;
export type AuditVia = (typeof auditVias)[number];

/**
 * Columns by which a desk's list can be ordered, by its call. The api says what each stands for (`desk/sort-rows.ts`), tables of the
 * desks offer them (`libs/desk/src/table`).
 */
export const deskSorts = {
  orders: ['at', 'total'],
  products: ['name', 'price'],
  customers: ['purchases', 'last'],
  refunds: ['at', 'amount'],
  statements: ['month', 'merchant'],
} as const;
export type SortedList = keyof typeof deskSorts;
/** A column in its own order, or with `-` before it from the greatest down. */
export type SortOf<List extends SortedList> = (typeof deskSorts)[List][number] | `-${(typeof deskSorts)[List][number]}`;

/** A comma parts values in many places, and an equals sign a name from its value: no value to choose, such as a size, has one. */
export const hasValueMark = (text: string): boolean => /[,=]/.test(text);
