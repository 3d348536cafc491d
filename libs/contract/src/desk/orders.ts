import { z } from 'zod';
import { docNumber, flag, id, imageUrl, instant, textUpTo } from '../wire/fields';
import { orderRefundStatus, timelineStep } from '../order/order';
import { numeric } from '../wire/numeric';
import { pagedOf, pageQuery } from '../wire/paging';
import { deskOrderTabs, deskSorts, internalNoteMost, mailObstacles, orderMailKinds } from './choices';
import { priceMostCents } from './product-choices';
import { csvFile } from './imports';
import { orderDispute, refundWarning } from './disputes';
import { deskParcel } from './parcels';
import { lineTax, sellerDetails } from './tax';

/** Rows of a desk's list: more than a shopper's page holds. */
export const deskPage = pageQuery.extend({
  limit: numeric(z.number().int().min(1).max(100)).default(25),
});

/** Which column a list is ordered by; absent: the list's own order, what waits first. */
export const sortOf = <Column extends string>(columns: readonly Column[]) =>
  z.enum(columns.flatMap((column) => [column, `-${column}`] as const)).optional();

const cents = z.int();

/** Where an order stands, in the words of docs/states.md. */
export const deskOrderStatus = z.enum(['unpaid', 'paid', 'inTransit', 'delivered', 'completed', 'cancelled']);

/** From and up to how much, in US cents. */
export const amountRange = {
  leastCents: numeric(z.int().min(0).max(priceMostCents)).optional(),
  mostCents: numeric(z.int().min(0).max(priceMostCents)).optional(),
};

/**
 * `q`: an order's number, a name, an e-mail, a parcel's number, a product or a variant's whole SKU code. Days: of the store's time zone. Amounts: what was paid. `isLate`: those alone that were
 * promised and are not sent. `hasTicket`: those alone about which a ticket is open; a merchant's desk has no tickets.
 * `hasDispute`: those alone whose payment has a dispute that waits for the store's answer.
 */
export const deskOrdersQuery = deskPage.extend({
  tab: z.enum(deskOrderTabs).default('toShip'),
  sort: sortOf(deskSorts.orders),
  q: z.string().trim().max(100).default(''),
  merchant: id.optional(),
  since: z.iso.date().optional(),
  until: z.iso.date().optional(),
  /** Where it is delivered to: two letters of ISO 3166. */
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  ...amountRange,
  isLate: flag.optional(),
  hasTicket: flag.optional(),
  hasDispute: flag.optional(),
});
export type DeskOrdersQuery = z.input<typeof deskOrdersQuery>;

/** An order in a list. Cents. `at`: paid, or made while it is not. */
export const deskOrderRow = z
  .object({
    no: z.string(),
    at: instant,
    /** Empty where the name was deleted, or is masked. */
    customer: z.string(),
    /** A merchant's desk shows name, address and phone no longer: 90 days after delivery or cancellation. */
    isMasked: z.boolean(),
    merchantId: z.int(),
    merchantName: z.string(),
    pieces: z.int(),
    payCents: cents,
    status: deskOrderStatus,
    refundStatus: orderRefundStatus,
    /** Something was refunded, and pieces of it are left. Absent: the api is of the release before. */
    isPartlyRefunded: z.boolean().optional(),
    isLate: z.boolean(),
    /** Pieces in parcels, while the order is not sent whole. */
    sentPieces: z.int(),
    /** Internal notes that whoever asks may read. */
    notes: z.int(),
  })
  .meta({ id: 'DeskOrderRow' });
export type DeskOrderRow = z.infer<typeof deskOrderRow>;

/** Why something cannot be done with an order now. */
export const orderObstacle = z.enum([
  'unpaid',
  'askedBack',
  'partlySent',
  'purchaseSent',
  'sent',
  'notSent',
  'delivered',
  'over',
  'nothingLeft',
  'notAllowed',
]);
export type OrderObstacle = z.infer<typeof orderObstacle>;

/** What can be done with an order: null where it can, else why not. */
export const deskOrderCan = z.object({
  ship: orderObstacle.nullable(),
  deliver: orderObstacle.nullable(),
  cancel: orderObstacle.nullable(),
  refund: orderObstacle.nullable(),
  address: orderObstacle.nullable(),
});
export type DeskOrderCan = z.infer<typeof deskOrderCan>;

/** Which mails the shopper can be sent again: null where it can, else why not. */
export const deskOrderMails = z.record(z.enum(orderMailKinds), z.enum(mailObstacles).nullable());
export type DeskOrderMails = z.infer<typeof deskOrderMails>;

export const deskOrderLine = z.object({
  id: z.int(),
  productId: z.int(),
  name: z.string(),
  sku: z.string(),
  /** The merchant's own code of the variant as it is now; empty: it has none. */
  skuCode: z.string(),
  image: imageUrl,
  num: z.int(),
  unitCents: cents,
  payCents: cents,
  /** How much of `payCents` is postage. */
  freightCents: cents,
  asked: z.int(),
  refunded: z.int(),
  /** Pieces in parcels. */
  sent: z.int(),
  /** Null: nobody worked out tax for it. */
  tax: lineTax.nullable(),
});
export type DeskOrderLine = z.infer<typeof deskOrderLine>;

/**
 * A step that the shopper reads too (`text`), or what somebody at a desk did (`by`, `reason`). Of an internal note (`desk.orderNote`, a
 * seller's `desk.orderNoteOfSeller`) `text` is the note, and `by` is — once its writer's account was deleted; of `desk.cancel` it is what the
 * shopper was told, of a parcel that was sent what the shopper reads of it.
 */
export const deskStep = timelineStep.extend({ by: z.string().nullable(), reason: z.string() });
export type DeskStep = z.infer<typeof deskStep>;

/**
 * Money of an order that goes back. `no`: a refund's number, or that under which a payment is sent back. `late`: a payment that came once
 * its purchase was cancelled; `twice`: one that came for a purchase that was paid; both are the whole purchase's. `onWay`: it is being
 * sent; `stuck`: its last try failed; `back`: it went, said of payments alone. `at`: when it was to go back, of `back` when it went.
 * `stuckText`: what stands in place of that, in the reader's language: why it is stuck, where that is known, or that a lost dispute brought
 * it back; null: the words of `state`, and for what is stuck the provider's own under System.
 */
export const orderMoneyBack = z.object({
  no: z.string(),
  kind: z.enum(['refund', 'late', 'twice']),
  cents,
  state: z.enum(['onWay', 'stuck', 'back']),
  at: instant,
  stuckText: z.string().nullable().optional(),
});
export type OrderMoneyBack = z.infer<typeof orderMoneyBack>;

/** An order in full. A merchant's people are not told the e-mail. */
export const deskOrder = deskOrderRow
  .extend({
    purchaseNo: z.string(),
    siblings: z.array(z.string()),
    createdAt: instant,
    paidAt: instant.nullable(),
    payType: z.string().nullable(),
    email: z.string().nullable(),
    /** Of the customer's page; null where the role does not open it. */
    customerKey: z.string().nullable(),
    phone: z.string(),
    address: z.array(z.string()),
    remark: z.string(),
    lines: z.array(deskOrderLine),
    goodsCents: cents,
    freightCents: cents,
    couponCents: cents,
    refundedCents: cents,
    /** Contained in what was paid, and what refunds took back of it. */
    taxCents: cents,
    taxBackCents: cents,
    /** Who sold it; the tax number as it was then. */
    seller: sellerDetails,
    parcels: z.array(deskParcel),
    arrives: z.object({ from: instant, until: instant }).nullable(),
    refunds: z.array(z.object({ no: z.string(), status: z.int(), cents })),
    /** The oldest first. A merchant's desk is told of its refunds, not of payments. */
    moneyBack: z.array(orderMoneyBack),
    /** Of its payment, the newest first. Absent: the api is of the release before. */
    disputes: z.array(orderDispute).optional(),
    refundWarning,
    steps: z.array(deskStep),
    can: deskOrderCan,
    mails: deskOrderMails,
  })
  .meta({ id: 'DeskOrder' });
export type DeskOrder = z.infer<typeof deskOrder>;

export const byOrderNo = z.object({ no: docNumber });

/** Mails that a shopper can be sent again; of parcels the last one's, of refunds the last one's that was decided. */
export const resendInput = z.object({ kind: z.enum(orderMailKinds) });

/**
 * `from`: how the order was seen to stand; of a paid one money goes back. Absent: whichever. `reason`: the desks alone read it. `message`: the
 * shopper reads it in the mail.
 */
export const cancelInput = z.object({
  from: z.enum(['unpaid', 'paid']).optional(),
  reason: textUpTo(200).min(1),
  message: textUpTo(500).default(''),
});

/** What colleagues tell each other about an order. No shopper reads it. */
export const orderNoteInput = z.object({ text: textUpTo(internalNoteMost).min(1) });

/** Which orders a file holds: all of the list as it is narrowed. */
export const ordersExportInput = deskOrdersQuery.omit({ page: true, limit: true });

/** Orders as a file, one a line. `isCut`: there are more, and the file ends with the last that it may hold. */
export const ordersFile = csvFile.extend({ isCut: z.boolean() });

export const deskOrderPage = pagedOf(deskOrderRow).extend({ toShip: z.int() });
