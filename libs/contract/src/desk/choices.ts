/** Most banners of the home page, each with one picture. */
export const bannersMax = 8;

/** Most kinds of merchants, and most categories they work in; most letters of a name of one. */
export const merchantKindsMost = 40;
export const merchantKindLetters = 60;

/** Which orders a list shows: to send, sent, with a request for money back, or all. */
export const deskOrderTabs = ['toShip', 'sent', 'problems', 'all'] as const;
export type DeskOrderTab = (typeof deskOrderTabs)[number];

/** Mails about an order that can be sent again. */
export const orderMailKinds = ['paid', 'unpaid', 'sent', 'address', 'cancelled', 'refund', 'link'] as const;
export type OrderMailKind = (typeof orderMailKinds)[number];

/** Why a mail about an order cannot be sent again: there is nothing to tell, or it is true no longer. */
export const mailObstacles = ['unpaid', 'paid', 'over', 'notSent', 'sameAddress', 'notCancelled', 'noRefund'] as const;
export type MailObstacle = (typeof mailObstacles)[number];

/** Mails about an order, as the outbox knows them; `order.paid` to `order.address` are about its whole purchase,
 * `order.cancelled` about it while it was not paid. */
export const sentMailKinds = [
  'order.paid',
  'order.unpaid',
  'order.lapsed',
  'order.link',
  'order.address',
  'order.sent',
  'order.cancelled',
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

export const deskApplicationTabs = ['waiting', 'late', 'approved', 'declined', 'all'] as const;
export type DeskApplicationTab = (typeof deskApplicationTabs)[number];

export const deskTicketTabs = ['waiting', 'mine', 'unassigned', 'answered', 'open', 'closed', 'all'] as const;
export type DeskTicketTab = (typeof deskTicketTabs)[number];

/** Most uses that a coupon's file holds, the latest ones. */
export const couponUsesFileMost = 20_000;

/** A customer's page has this many of their purchases, and of their requests for money back and tickets: the latest ones. */
export const customerPurchasesMost = 50;
export const customerLinksMost = 20;

/** Most points that one call adds to an account or takes away. */
export const pointsAdjustMost = 100_000;

/** Most saved replies of a store, and most characters of one: what takes their places makes it longer. */
export const savedRepliesMost = 100;
export const savedReplyMostChars = 900;

export const deskReviewTabs = ['waiting', 'published', 'rejected', 'all'] as const;
export type DeskReviewTab = (typeof deskReviewTabs)[number];

/** What words of a review make it wait for a person's look. */
export const reviewHeldFor = ['link', 'email', 'number', 'markup'] as const;
export type ReviewHeldFor = (typeof reviewHeldFor)[number];

/** Most reviews that are decided by one call. */
export const reviewsDecidedMost = 100;

export const deskCustomerTabs = ['all', 'accounts', 'guests', 'neverBought'] as const;
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

/** What a platform must hold of a merchant in law. Source: Regulation (EU) 2022/2065, article 30. */
export const traderParts = [
  'legalName',
  'legalAddress',
  'legalPhone',
  'legalEmail',
  'register',
  'account',
  'certified',
] as const;
export type TraderPart = (typeof traderParts)[number];

/** Which merchants: all, those with orders that should have left by now, or those of one state. */
export const deskMerchantTabs = ['all', 'late', ...merchantStates] as const;
export type DeskMerchantTab = (typeof deskMerchantTabs)[number];

export const deskCouponTabs = ['running', 'coming', 'over', 'all'] as const;
export type DeskCouponTab = (typeof deskCouponTabs)[number];

export const deskSaleTabs = ['running', 'planned', 'over', 'all'] as const;
export type DeskSaleTab = (typeof deskSaleTabs)[number];

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
  'order.delivered',
  'order.cancelled',
  'refund.requested',
  'refund.refused',
  'refund.paid',
  'dispute.opened',
  'dispute.closed',
  'product.changed',
  'stock.low',
  'merchant.approved',
  'merchant.opened',
  'merchant.suspended',
  'merchant.resumed',
  'merchant.closed',
  'payout.paid',
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

/** Postage is at most so much, and free from at most so much. */
export const shippingMostCents = 1_000_000;
