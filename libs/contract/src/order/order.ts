import { z } from 'zod';
import { imageUrl, instant } from '../wire/fields';
import { payType } from './checkout';
import { usd } from '../wire/money';
import { pageQuery } from '../wire/paging';

/** A merchant order's way: 0 to ship, 1 in transit, 2 received and to review, 3 done, 9 cancelled. */
export const orderStatus = z.literal([0, 1, 2, 3, 9]);
export type OrderStatusCode = z.infer<typeof orderStatus>;

/** Money back on an order: 0 none, 1 asked for, 2 on its way, 3 done. */
export const orderRefundStatus = z.literal([0, 1, 2, 3]);
export type OrderRefundStatus = z.infer<typeof orderRefundStatus>;

/** What a shopper may do with an order now; the server decides, the page only shows. */
export const orderAction = z.enum([
  'pay',
  'change',
  'cancel',
  'refund',
  'review',
  'delete',
  'take',
  'again',
  'express',
  'receipt',
]);
export type OrderAction = z.infer<typeof orderAction>;

/** Where a whole purchase stands, derived from its orders. Source: docs/contract.md "Orders". */
export const purchaseState = z.enum([
  'unpaid',
  'paid',
  'partlyShipped',
  'shipped',
  'partlyDelivered',
  'delivered',
  'completed',
  'cancelled',
]);
export type PurchaseState = z.infer<typeof purchaseState>;

/**
 * A line of an order.
 *
 * Units: `price` for one; the shares are USD of the whole line, fixed when the order was made; `payShare` is what was paid.
 * `sku` is the variant's text, comma-separated.
 */
export const orderLine = z.object({
  id: z.int(),
  productId: z.int(),
  productName: z.string(),
  slug: z.string(),
  uniqueKey: z.string(),
  listedOnStore: z.boolean(),
  image: imageUrl,
  attrValueId: z.int(),
  sku: z.string(),
  price: usd,
  payNum: z.int().min(1),
  merCouponShare: usd,
  platCouponShare: usd,
  postageShare: usd,
  payShare: usd,
  refundedNum: z.int().min(0),
  isReply: z.boolean(),
});
export type OrderLine = z.infer<typeof orderLine>;

const orderHead = z.object({
  orderNo: z.string(),
  masterOrderNo: z.string(),
  merId: z.int(),
  merName: z.string(),
  paid: z.boolean(),
  status: orderStatus,
  refundStatus: orderRefundStatus,
  isReply: z.boolean(),
  totalNum: z.int().min(1),
  payPrice: usd,
  payPostage: usd,
  refundedPrice: usd,
  /** A part of it is on its way, the rest waits. */
  isPartlySent: z.boolean(),
  /** The carrier has handed it over; the shopper need not have said so. */
  isDelivered: z.boolean(),
  actions: z.array(orderAction),
  orderInfoList: z.array(orderLine),
});

/** One merchant's order in a list. */
export const orderSummary = orderHead.meta({ id: 'OrderSummary' });
export type OrderSummary = z.infer<typeof orderSummary>;

/** A step of an order's or refund's way. `type` is a code, `text` the same in words. */
export const timelineStep = z.object({ type: z.string(), time: instant, text: z.string() });
export type TimelineStep = z.infer<typeof timelineStep>;

/** A parcel of an order: who carries it, by which number, since when, and how many pieces of which line. `trackingUrl`: where the carrier shows its way; empty: nobody gave it. */
export const orderParcel = z.object({
  expName: z.string(),
  expNo: z.string(),
  trackingUrl: z.string(),
  sendTime: instant,
  orderInfoList: z.array(z.object({ orderInfoId: z.int(), num: z.int().min(1) })),
});
export type OrderParcel = z.infer<typeof orderParcel>;

/** A request for money back on an order, the newest first. `refundStatus` as in `refund/detail`. */
export const orderRefund = z.object({
  refundOrderNo: z.string(),
  refundStatus: z.literal([0, 1, 2, 3, 4, 5, 6]),
  refundPrice: usd,
});
export type OrderRefund = z.infer<typeof orderRefund>;

/**
 * One merchant's order in full. Addresses are those of the day of the order.
 * `expName` and `expNo` are the latest parcel's. Absent: times and parcel are null until then; `arrives` is null before payment and once there is nothing to wait for.
 */
export const order = orderHead
  .extend({
    createTime: instant,
    payTime: instant.nullable(),
    payDeadline: instant.nullable(),
    payType: payType.nullable(),
    realName: z.string(),
    userPhone: z.string(),
    userAddress: z.string(),
    email: z.string(),
    proTotalPrice: usd,
    totalPostage: usd,
    couponPrice: usd,
    userRemark: z.string(),
    expName: z.string().nullable(),
    expNo: z.string().nullable(),
    parcels: z.array(orderParcel),
    serviceType: z.string().nullable(),
    arrives: z.object({ from: instant, until: instant }).nullable(),
    timeline: z.array(timelineStep),
    refunds: z.array(orderRefund),
  })
  .meta({ id: 'Order' });
export type Order = z.infer<typeof order>;

const purchaseHead = z.object({
  /** The purchase's own number; each order's begins with it. */
  orderNo: z.string(),
  createTime: instant,
  payPrice: usd,
  paid: z.boolean(),
  state: purchaseState,
  partlyRefunded: z.boolean(),
  refundedPrice: usd,
  /** Null once paid or cancelled. */
  payDeadline: instant.nullable(),
  actions: z.array(orderAction),
});

/** One purchase in a list, with an order for each merchant. */
export const purchaseSummary = purchaseHead.extend({ orders: z.array(orderSummary) }).meta({ id: 'PurchaseSummary' });
export type PurchaseSummary = z.infer<typeof purchaseSummary>;

/** One purchase in full. */
export const purchase = purchaseHead
  .extend({
    payType: payType.nullable(),
    payTime: instant.nullable(),
    realName: z.string(),
    userPhone: z.string(),
    userAddress: z.string(),
    email: z.string(),
    proTotalPrice: usd,
    totalPostage: usd,
    couponPrice: usd,
    orders: z.array(order),
  })
  .meta({ id: 'Purchase' });
export type Purchase = z.infer<typeof purchase>;

/** What a number leads to: one order, or the purchase with all. */
export const orderOrPurchase = z.union([
  z.object({ kind: z.literal('order'), order }),
  z.object({ kind: z.literal('purchase'), purchase }),
]);
export type OrderOrPurchase = z.infer<typeof orderOrPurchase>;

/** Which purchases: all, 0 to ship, 1 in transit, 3 done, 4 to review, 9 cancelled; `unpaid` waits for money. */
export const orderListQuery = pageQuery.extend({
  type: z.enum(['all', 'unpaid', '0', '1', '3', '4', '9']).default('all'),
  keyword: z.string().trim().max(100).optional(),
});
export type OrderListQuery = z.input<typeof orderListQuery>;

/** How many orders stand where. */
export const orderCounts = z.object({
  unPaidCount: z.int(),
  unShippedCount: z.int(),
  receivedCount: z.int(),
  replyCount: z.int(),
  completeCount: z.int(),
  refundCount: z.int(),
});
export type OrderCounts = z.infer<typeof orderCounts>;

/** Where a parcel is. Without a parcel the texts are null and `tracks` is empty. */
export const expressInfo = z.object({
  expName: z.string().nullable(),
  expNo: z.string().nullable(),
  state: z.string().nullable(),
  trackTime: instant.nullable(),
  tracks: z.array(z.object({ time: instant, station: z.string() })),
});
export type ExpressInfo = z.infer<typeof expressInfo>;

/** What went into the cart again, and what could not. `capped`: stock held fewer pieces than the order. */
export const orderAgain = z.object({
  added: z.array(z.object({ productId: z.int(), name: z.string(), cartNum: z.int(), capped: z.boolean() })),
  skipped: z.array(z.object({ productId: z.int(), name: z.string(), reason: z.string() })),
});
export type OrderAgain = z.infer<typeof orderAgain>;

/** A guest's request to look at one purchase; the token travels in the header X-Order-Token. */
export const visitorOrderQuery = z.object({ orderNo: z.string().max(40) });
