import type { Order, OrderAction, OrderLine, OrderSummary, Purchase, PurchaseSummary } from '@souk/contract';
import {
  arrivalOf,
  countryName,
  isAllRefunded,
  isPartlyRefunded,
  isPartlySent,
  orderActionsOf,
  orderRefundCodes,
  orderStatusOf,
  purchaseStateOf,
  refundablePieces,
  withoutAccount,
} from '@souk/domain';
import type { Locale } from '../locale';
import { usdOf } from '../money';
import { skuIn } from '../products/options';
import { addressLine, masked } from './address-text';
import type { OrderEvent } from './events';
import type { ItemRow, OrderRow, PurchaseRow, Tree } from './orders.repository';
import { timelineOf } from './timeline';

/** How a view is shown. */
export interface ViewAt {
  locale: Locale;
  now: Date;
  /** A guest's view by link: no street, no phone. */
  isMasked?: boolean;
}

/** A line as the wire has it. */
export const lineView = (item: ItemRow, locale: Locale): OrderLine => ({
  id: item.id,
  productId: item.product_id,
  productName: locale === 'fr' ? item.name_fr : item.name_en,
  slug: item.slug,
  uniqueKey: item.unique_key,
  listedOnStore: item.listed,
  image: item.image,
  attrValueId: item.variant_id,
  sku: skuIn(item.attributes, item.sku, locale),
  price: usdOf(item.unit_cents),
  payNum: item.num,
  merCouponShare: usdOf(item.mer_coupon_cents),
  platCouponShare: usdOf(item.plat_coupon_cents),
  postageShare: usdOf(item.freight_cents),
  payShare: usdOf(item.pay_cents),
  refundedNum: item.refunded,
  isReply: item.is_reviewed,
});

/** Paid at all, now or before it was cancelled. */
const wasPaid = (purchase: PurchaseRow) => purchase.state === 'paid';

const isReviewed = (items: ItemRow[]) => items.length > 0 && items.every((item) => item.is_reviewed);

/** Whether a part of an order is on its way while the rest waits. */
export const isSentInPart = ({ order, items }: Tree['orders'][number]): boolean =>
  isPartlySent(items, order.status > 0);

/** Whether money of an order went back and pieces of it are left. */
export const isRefundedInPart = ({ order, items }: Tree['orders'][number]): boolean =>
  order.refund_status === orderRefundCodes.refunded &&
  !isAllRefunded({
    refundStatus: order.refund_status,
    payPrice: order.pay_cents,
    refundedPrice: order.refunded_cents,
    orderInfoList: items.map(({ num, refunded }) => ({ payNum: num, refundedNum: refunded })),
  });

/** What a shopper may do with one order of a purchase. Paying and cancelling before payment is the whole purchase's. */
export const actionsOf = ({ purchase, orders }: Tree, order: OrderRow, items: ItemRow[]): OrderAction[] => {
  const actions = orderActionsOf({
    paid: wasPaid(purchase),
    status: order.status,
    refundStatus: order.refund_status,
    isReply: isReviewed(items),
    hasRefundable: items.some((item) => refundablePieces(item, order.status > 0) > 0),
    hasOpenRefund: order.has_open_refund,
    isPartlySent: isSentInPart({ order, items }),
  });
  const isPart = orders.length > 1 && purchase.state === 'unpaid';
  return isPart ? actions.filter((action) => action !== 'pay' && action !== 'cancel') : actions;
};

/** One merchant's order in a list. */
export const orderSummary = (tree: Tree, { order, items }: Tree['orders'][number], at: ViewAt): OrderSummary => ({
  orderNo: order.order_no,
  masterOrderNo: order.purchase_no,
  merId: order.merchant_id,
  merName: order.merchant_name,
  paid: wasPaid(tree.purchase),
  status: order.status,
  refundStatus: order.refund_status,
  isReply: isReviewed(items),
  totalNum: items.reduce((sum, { num }) => sum + num, 0),
  payPrice: usdOf(order.pay_cents),
  payPostage: usdOf(order.freight_cents),
  refundedPrice: usdOf(order.refunded_cents),
  isPartlySent: isSentInPart({ order, items }),
  isDelivered: order.is_delivered,
  actions: at.isMasked ? withoutAccount(actionsOf(tree, order, items)) : actionsOf(tree, order, items),
  orderInfoList: items.map((item) => lineView(item, at.locale)),
});

const refundedCents = ({ orders }: Tree) => orders.reduce((sum, { order }) => sum + order.refunded_cents, 0);

const isPayable = ({ state, expires_at }: PurchaseRow, now: Date) => state === 'unpaid' && expires_at > now;

const purchaseActions = (tree: Tree, { now, locale, isMasked }: ViewAt): OrderAction[] => {
  const { purchase, orders } = tree;
  if (isMasked) return withoutAccount(purchaseActions(tree, { now, locale }));
  if (purchase.state === 'unpaid') return isPayable(purchase, now) ? ['pay', 'change', 'cancel'] : ['cancel'];
  const canDelete = orders.every(({ order, items }) => actionsOf(tree, order, items).includes('delete'));
  return [
    'again',
    ...(purchase.state === 'paid' ? (['receipt'] as const) : []),
    ...(canDelete ? (['delete'] as const) : []),
  ];
};

const head = (tree: Tree, at: ViewAt): Omit<PurchaseSummary, 'orders'> => {
  const { purchase, orders } = tree;
  const refunded = refundedCents(tree);
  return {
    orderNo: purchase.order_no,
    createTime: purchase.created_at.toISOString(),
    payPrice: usdOf(purchase.pay_cents),
    paid: wasPaid(purchase),
    state: purchaseStateOf(
      orders.map(({ order, items }) => ({
        paid: wasPaid(purchase),
        status: order.status,
        refundStatus: order.refund_status,
        isPartlySent: isSentInPart({ order, items }),
        isDelivered: order.is_delivered,
      })),
    ),
    partlyRefunded: isPartlyRefunded(usdOf(purchase.pay_cents), usdOf(refunded)),
    refundedPrice: usdOf(refunded),
    payDeadline: purchase.state === 'unpaid' ? purchase.expires_at.toISOString() : null,
    actions: purchaseActions(tree, at),
  };
};

/** A purchase in a list. */
export const purchaseSummary = (tree: Tree, at: ViewAt): PurchaseSummary => ({
  ...head(tree, at),
  orders: tree.orders.map((one) => orderSummary(tree, one, at)),
});

const person = ({ address, email }: PurchaseRow, { isMasked, locale }: ViewAt) => ({
  realName: isMasked ? masked(`${address.firstName} ${address.lastName}`) : `${address.firstName} ${address.lastName}`,
  userPhone: isMasked ? '' : `${address.countryCode} ${address.phone}`.trim(),
  userAddress: isMasked
    ? [address.city, countryName(address.country, locale)].join(', ')
    : addressLine(address, locale),
  email: isMasked ? masked(email) : email,
});

/** The steps of a purchase as one of its orders tells them. */
const steps = (events: OrderEvent[], { order_no, purchase_no }: OrderRow, symbol: string, locale: Locale) =>
  timelineOf(
    events.filter((event) => [purchase_no, order_no].includes(event.order_no)),
    locale,
    symbol,
  );

/**
 * When a parcel that is paid and on its way, or soon will be, arrives as it was promised. Of an order that is asked back whole before it is sent
 * nothing is promised: it is sent only if the merchant refuses.
 */
const arrivesOf = (
  { paid_at }: PurchaseRow,
  { order, items }: Tree['orders'][number],
  isPaidBack: boolean,
): Order['arrives'] => {
  const status = orderStatusOf({ paid: true, status: order.status });
  const isAskedBack = status === 'paid' && items.every(({ num, asked }) => asked >= num);
  const isAwaited = ['paid', 'inTransit'].includes(status) && !order.is_delivered && !isPaidBack && !isAskedBack;
  if (!paid_at || !isAwaited) return null;
  return arrivalOf(paid_at, { minDays: order.delivery_min_days, maxDays: order.delivery_max_days });
};

/** One merchant's order in full. @param events of the purchase and of all its orders */
export const orderView = (tree: Tree, one: Tree['orders'][number], events: OrderEvent[], at: ViewAt): Order => {
  const { purchase } = tree;
  const { order } = one;
  const summary = orderSummary(tree, one, at);
  return {
    ...summary,
    ...person(purchase, at),
    createTime: purchase.created_at.toISOString(),
    payTime: purchase.paid_at?.toISOString() ?? null,
    payDeadline: purchase.state === 'unpaid' ? purchase.expires_at.toISOString() : null,
    payType: purchase.pay_type,
    proTotalPrice: usdOf(order.goods_cents),
    totalPostage: usdOf(order.freight_cents),
    couponPrice: usdOf(order.mer_coupon_cents + order.plat_coupon_cents),
    userRemark: order.remark,
    expName: order.express_name,
    expNo: order.tracking_number,
    parcels: order.parcels.map(({ carrier, number, tracking_url, sent_at, items }) => ({
      expName: carrier,
      expNo: number,
      trackingUrl: tracking_url,
      sendTime: new Date(sent_at).toISOString(),
      orderInfoList: items.map(({ id, num }) => ({ orderInfoId: id, num })),
    })),
    serviceType: order.service_type,
    arrives: arrivesOf(purchase, one, isAllRefunded(summary)),
    timeline: steps(events, order, purchase.currency_symbol, at.locale),
    refunds: order.refunds.map(({ no, status, cents }) => ({
      refundOrderNo: no,
      refundStatus: status,
      refundPrice: usdOf(cents),
    })),
  };
};

/** A purchase in full, with a block for each merchant. */
export const purchaseView = (tree: Tree, events: OrderEvent[], at: ViewAt): Purchase => {
  const { purchase } = tree;
  return {
    ...head(tree, at),
    ...person(purchase, at),
    payType: purchase.pay_type,
    payTime: purchase.paid_at?.toISOString() ?? null,
    proTotalPrice: usdOf(purchase.goods_cents),
    totalPostage: usdOf(purchase.freight_cents),
    couponPrice: usdOf(purchase.mer_coupon_cents + purchase.plat_coupon_cents),
    orders: tree.orders.map((one) => orderView(tree, one, events, at)),
  };
};
