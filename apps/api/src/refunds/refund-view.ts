import type { Refund, RefundableLine, RefundSummary } from '@souk/contract';
import { refundablePieces, refundActionsOf, refundGoodsCents, refundStateOf } from '@souk/domain';
import type { Ctx } from '../http/handlers';
import type { Locale } from '../locale';
import { usdOf } from '../money';
import type { OrderEvent } from '../orders/events';
import { lineView } from '../orders/order-view';
import type { ItemRow } from '../orders/orders.repository';
import { timelineOf } from '../orders/timeline';
import { reasonText } from './refund-reasons';
import type { RefundItemRow, RefundRow } from './refunds.repository';
import { toRefundLine } from './request';

/** A line with what can still come back of it. @param isSent whether the order is sent whole */
export const refundableLine = (item: ItemRow, isSent: boolean, locale: Locale): RefundableLine => {
  const num = refundablePieces(item, isSent);
  return {
    ...lineView(item, locale),
    refundableNum: num,
    refundableAmount: usdOf(refundGoodsCents(toRefundLine(item), num)),
  };
};

/** A request in a list. @param parts its pieces, with the lines they are of */
export const refundSummary = (
  refund: RefundRow,
  parts: { part: RefundItemRow; item: ItemRow }[],
  { locale, userId }: Pick<Ctx, 'locale' | 'userId'>,
): RefundSummary => ({
  refundOrderNo: refund.refund_no,
  merOrderNo: refund.order_no,
  masterOrderNo: refund.purchase_no,
  merId: refund.merchant_id,
  merName: refund.merchant_name,
  type: refund.type,
  refundStatus: refund.status,
  refundPrice: usdOf(refund.amount_cents),
  createTime: refund.created_at.toISOString(),
  actions: refundActionsOf(refund.status, refund.times_refused, userId !== null),
  orderInfoList: parts.map(({ part, item }) => ({
    ...lineView(item, locale),
    refundNum: part.num,
    refundAmount: usdOf(part.amount_cents),
  })),
});

/** A request in full. */
export const refundView = (
  refund: RefundRow,
  summary: RefundSummary,
  events: OrderEvent[],
  locale: Locale,
): Refund => ({
  ...summary,
  refundReasonWap: reasonText(refund, locale),
  refundReasonWapExplain: refund.explain,
  refundReasonWapImg: refund.images,
  refundReason: refundStateOf(refund.status) === 'refused' ? refund.refusal : null,
  refundTime: refund.refunded_at?.toISOString() ?? null,
  returnAddress:
    refund.type === 2 && ['returning', 'arrived'].includes(refundStateOf(refund.status))
      ? refund.merchant_address
      : null,
  expressName: refund.express_name,
  trackingNumber: refund.tracking_number,
  timeline: timelineOf(events, locale, refund.currency_symbol),
});
