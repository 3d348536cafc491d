import type { DeskOrder, DeskOrderMails, DeskOrderRow, DeskStep, OrderObstacle } from '@souk/contract/desk';
import { arrivalOf, orderStatusOf, placeLines, refundablePieces } from '@souk/domain';
import {
  addressObstacle,
  cancelObstacle,
  deliverObstacle,
  type DeskOrderFacts,
  mailObstacle,
  type OrderMailFacts,
  refundObstacle,
  shipObstacle,
} from '@souk/domain/desk';
import type { Config } from '../../config';
import type { OrderEvent } from '../../orders/events';
import { isRefundedInPart, isSentInPart, lineView } from '../../orders/order-view';
import type { ItemRow, Tree } from '../../orders/orders.repository';
import type { AuditRow } from '../audit';
import { customerKey } from '../customer-key';
import type { DeskCtx } from '../desk-ctx';
import type { ListedOrder } from './listed-order';
import type { MoneyBackRow } from './order-money.repository';
import { disputeView, moneyBackView, refundWarning } from './order-disputes';
import type { DisputeRow, RefundRisk } from './order-disputes.repository';
import { byTime, orderHistory } from './order-history';
import type { OrderNote } from './order-notes.repository';

const isLate = (
  order: Pick<ListedOrder, 'paid_at' | 'status' | 'delivery_min_days' | 'delivery_max_days'>,
  now: Date,
) =>
  order.paid_at !== null &&
  order.status === 0 &&
  new Date(arrivalOf(order.paid_at, { minDays: order.delivery_min_days, maxDays: order.delivery_max_days }).from) < now;

/** An order in a desk's list. Late: the first day on which it was promised is over, and it is not sent. */
export const rowOf = (order: ListedOrder, now: Date): DeskOrderRow => ({
  no: order.order_no,
  at: order.at.toISOString(),
  customer: order.customer,
  isMasked: order.is_masked,
  merchantId: order.merchant_id,
  merchantName: order.merchant_name,
  pieces: order.pieces,
  payCents: order.pay_cents,
  status: orderStatusOf({ paid: order.state === 'paid', status: order.status }),
  refundStatus: order.refund_status,
  isPartlyRefunded: order.is_partly_refunded,
  isLate: order.state === 'paid' && isLate(order, now),
  sentPieces: order.status === 0 ? order.sent_pieces : 0,
  notes: order.notes,
});

const taxOf = ({ tax_category: category, tax_country: country, tax_bp, tax_cents }: ItemRow) =>
  category === null || country === null || tax_bp === null
    ? null
    : { category, country, basisPoints: tax_bp, cents: tax_cents };

/** A line of an order in cents. */
export const deskLine = (item: ItemRow, locale: DeskCtx['locale']) => {
  const line = lineView(item, locale);
  return {
    id: item.id,
    productId: item.product_id,
    name: line.productName,
    sku: line.sku,
    skuCode: item.sku_code,
    image: item.image,
    num: item.num,
    unitCents: item.unit_cents,
    payCents: item.pay_cents,
    freightCents: item.freight_cents,
    asked: item.asked,
    refunded: item.refunded,
    sent: item.sent,
    tax: taxOf(item),
  };
};

/** What colleagues noted, as steps. */
const noteSteps = (notes: readonly OrderNote[]): DeskStep[] =>
  notes.map(({ by, text, at, is_merchants }) => ({
    type: is_merchants ? 'desk.orderNoteOfSeller' : 'desk.orderNote',
    time: at.toISOString(),
    text,
    by: by ?? '—',
    reason: '',
  }));

type Found = {
  tree: Tree;
  one: Tree['orders'][number];
  deliveredAt: Date | null;
  /** Name, address and phone are not shown any more. */
  isMasked: boolean;
  events: OrderEvent[];
  /** What was done to it at the desks. */
  done: AuditRow[];
  notes: OrderNote[];
  moneyBack: MoneyBackRow[];
  disputes: DisputeRow[];
  refundRisk: RefundRisk | null;
  mails: OrderMailFacts;
  /** What the shopper was told when a desk cancelled it. */
  cancelWords: string;
};

type Facts = DeskOrderFacts & { hasRefundable: boolean };

const canOf = (facts: Facts, address: OrderObstacle | null, ctx: DeskCtx): DeskOrder['can'] => {
  const ifMay = (may: boolean, why: OrderObstacle | null): OrderObstacle | null => (may ? why : 'notAllowed');
  const mayFulfil = ctx.permissions.includes('orders.fulfil');
  return {
    ship: ifMay(mayFulfil, shipObstacle(facts)),
    deliver: ifMay(mayFulfil, deliverObstacle(facts)),
    cancel: ifMay(ctx.permissions.includes('orders.cancel'), cancelObstacle(facts)),
    refund: ifMay(ctx.permissions.includes('refunds.create'), refundObstacle(facts)),
    address: ifMay(ctx.permissions.includes('orders.edit'), address),
  };
};

const mailsOf = (facts: OrderMailFacts): DeskOrderMails => ({
  paid: mailObstacle('paid', facts),
  unpaid: mailObstacle('unpaid', facts),
  sent: mailObstacle('sent', facts),
  address: mailObstacle('address', facts),
  cancelled: mailObstacle('cancelled', facts),
  refund: mailObstacle('refund', facts),
  link: mailObstacle('link', facts),
});

/** What decides what can be done with each order of a purchase. @param isDelivered of the order that is asked about; of others it decides nothing */
const factsOf = ({ purchase }: Tree, one: Tree['orders'][number], isDelivered = false): DeskOrderFacts => ({
  paid: purchase.state === 'paid',
  status: one.order.status,
  hasOpenRefund: one.order.has_open_refund,
  isDelivered,
  isPartlySent: isSentInPart(one),
});

/** Why the address of an order cannot be changed now; null: it can. Of a shopper whose name was deleted nothing is stored anew. */
export const addressObstacleOf = (tree: Tree, one: Tree['orders'][number]): OrderObstacle | null => {
  if (tree.purchase.email === '') return 'over';
  return addressObstacle(
    factsOf(tree, one),
    tree.orders.map((other) => factsOf(tree, other)),
  );
};

/** The order as a list has it. */
const listedOf = ({ tree: { purchase }, one, isMasked, notes }: Found): ListedOrder => ({
  ...one.order,
  state: purchase.state,
  is_partly_refunded: isRefundedInPart(one),
  at: purchase.paid_at ?? purchase.created_at,
  paid_at: purchase.paid_at,
  customer: isMasked ? '' : `${purchase.address.firstName} ${purchase.address.lastName}`.trim(),
  is_masked: isMasked,
  pieces: one.items.reduce((sum, { num }) => sum + num, 0),
  sent_pieces: one.items.reduce((sum, { sent }) => sum + sent, 0),
  notes: notes.length,
});

/** Whose accounts at providers the links lead to. */
type Providers = Pick<Config, 'stripe' | 'paypal'>;

/** An order in full. The address is for whoever sends it; the e-mail is the platform's alone. */
export const deskOrderView = (
  found: Found,
  ctx: DeskCtx,
  { now, config }: { now: Date; config: Providers },
): DeskOrder => {
  const { tree, one, deliveredAt, isMasked, events, done, notes, moneyBack, disputes, refundRisk, mails, cancelWords } =
    found;
  const { purchase, orders } = tree;
  const { order, items } = one;
  const facts = {
    ...factsOf(tree, one, deliveredAt !== null),
    hasRefundable: items.some((item) => refundablePieces(item, order.status > 0) > 0),
  };
  const { address } = purchase;
  const days = { minDays: order.delivery_min_days, maxDays: order.delivery_max_days };
  return {
    ...rowOf(listedOf(found), now),
    purchaseNo: purchase.order_no,
    siblings:
      ctx.merchantId === null ? orders.map((other) => other.order.order_no).filter((no) => no !== order.order_no) : [],
    createdAt: purchase.created_at.toISOString(),
    paidAt: purchase.paid_at?.toISOString() ?? null,
    payType: purchase.pay_type,
    email: ctx.merchantId === null ? purchase.email : null,
    customerKey: ctx.permissions.includes('customers.read') ? customerKey(purchase) : null,
    phone: isMasked ? '' : [address.countryCode, address.phone].filter(Boolean).join(' '),
    address: isMasked ? [] : placeLines(address, ctx.locale),
    remark: order.remark,
    lines: items.map((item) => deskLine(item, ctx.locale)),
    goodsCents: order.goods_cents,
    freightCents: order.freight_cents,
    couponCents: order.mer_coupon_cents + order.plat_coupon_cents,
    refundedCents: order.refunded_cents,
    taxCents: items.reduce((sum, { tax_cents }) => sum + tax_cents, 0),
    taxBackCents: items.reduce((sum, { tax_back_cents }) => sum + tax_back_cents, 0),
    seller: { legalName: order.legal_name, legalAddress: order.legal_address, taxNumber: order.seller_tax_number },
    parcels: order.parcels.map(({ sent_at, tracking_url, ...parcel }) => ({
      ...parcel,
      trackingUrl: tracking_url,
      sentAt: new Date(sent_at).toISOString(),
    })),
    arrives: purchase.paid_at ? arrivalOf(purchase.paid_at, days) : null,
    refunds: order.refunds.map(({ no, status, cents }) => ({ no, status, cents })),
    moneyBack: moneyBack.map((money) => moneyBackView(money, purchase.currency_symbol, ctx.locale)),
    disputes: disputes.map((dispute) => disputeView(dispute, ctx, config)),
    refundWarning: refundWarning(refundRisk, ctx.locale),
    steps: [
      ...orderHistory(events, done, { locale: ctx.locale, symbol: purchase.currency_symbol }).map((step) =>
        step.type === 'desk.cancel' ? { ...step, text: cancelWords } : step,
      ),
      ...noteSteps(notes),
    ].sort(byTime),
    can: canOf(facts, addressObstacleOf(tree, one), ctx),
    mails: mailsOf(mails),
  };
};
