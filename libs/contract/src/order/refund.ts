import { z } from 'zod';
import { numeric } from '../wire/numeric';
import type { SchemaTable } from '../wire/call';
import { docNumber, id, imageUrl, instant, oneOf, phoneText, textUpTo } from '../wire/fields';
import { usd } from '../wire/money';
import { orderLine, timelineStep } from './order';
import { pagedOf, pageQuery } from '../wire/paging';
import type { refundCalls } from './refund.calls';

/**
 * Where a request stands: 0 the merchant looks at it, 1 refused, 2 the money is on its way, 3 done, 4 the merchant waits for
 * the parcel, 5 the merchant has the parcel, 6 withdrawn.
 */
export const refundStatus = z.literal([0, 1, 2, 3, 4, 5, 6]);
export type RefundStatus = z.infer<typeof refundStatus>;

/** 1 money only, 2 the goods come back. */
export const refundType = z.literal([1, 2]);
export type RefundType = z.infer<typeof refundType>;

/** What the shopper may do with a request now. */
export const refundAction = z.enum(['revoke', 'return', 'again', 'escalate']);
export type RefundAction = z.infer<typeof refundAction>;

/** A line with how many pieces and how much money can still come back. */
export const refundableLine = orderLine.extend({ refundableNum: z.int().min(0), refundableAmount: usd });
export type RefundableLine = z.infer<typeof refundableLine>;

/** What of an order can be refunded. `types`: 1 money only, 2 with return. */
export const refundOffer = z.object({
  orderNo: z.string(),
  payPrice: usd,
  refundable: usd,
  types: z.array(refundType),
  orderInfoList: z.array(refundableLine),
});
export type RefundOffer = z.infer<typeof refundOffer>;

/** A request. Absent `items`: all that is left. `reasonImage`: picture addresses joined by commas, at most 5. */
export const refundInput = z.object({
  orderNo: docNumber,
  type: oneOf([1, 2]),
  items: z
    .array(z.object({ orderInfoId: id, num: numeric(z.number().int().min(1).max(9999)) }))
    .max(100)
    .optional(),
  text: textUpTo(100),
  explain: textUpTo(100).default(''),
  reasonImage: z.string().max(5100).default(''),
});
export type RefundInput = z.input<typeof refundInput>;

/** A request in a list. Lines carry how many pieces (`refundNum`) and how much (`refundAmount`) are asked for. */
export const refundSummary = z
  .object({
    refundOrderNo: z.string(),
    merOrderNo: z.string(),
    masterOrderNo: z.string(),
    merId: z.int(),
    merName: z.string(),
    type: refundType,
    refundStatus,
    refundPrice: usd,
    createTime: instant,
    actions: z.array(refundAction),
    orderInfoList: z.array(orderLine.extend({ refundNum: z.int().min(1), refundAmount: usd })),
  })
  .meta({ id: 'RefundSummary' });
export type RefundSummary = z.infer<typeof refundSummary>;

/** A request in full. `refundReason` is why it was refused; null unless it was. Other texts are null until they exist. */
export const refund = refundSummary
  .extend({
    refundReasonWap: z.string(),
    refundReasonWapExplain: z.string(),
    refundReasonWapImg: z.array(imageUrl),
    refundReason: z.string().nullable(),
    refundTime: instant.nullable(),
    returnAddress: z.string().nullable(),
    expressName: z.string().nullable(),
    trackingNumber: z.string().nullable(),
    timeline: z.array(timelineStep),
  })
  .meta({ id: 'Refund' });
export type Refund = z.infer<typeof refund>;

const byNumber = z.object({ refundOrderNo: docNumber });

/** Schemas of the calls about refunds. */
export const refundSchemas = {
  refundApply: { params: z.object({ orderNo: docNumber }), data: refundOffer },
  refundReasons: { data: z.array(z.string()) },
  refundCreate: { body: refundInput, data: z.object({ refundOrderNo: z.string(), amount: usd }) },
  /** `type` 0: open requests; 9: all. */
  refundList: { query: pageQuery.extend({ type: z.enum(['0', '9']).default('9') }), data: pagedOf(refundSummary) },
  refundDetail: { params: byNumber, data: refund },
  refundReturning: {
    body: byNumber.extend({
      expressName: textUpTo(100),
      trackingNumber: textUpTo(60),
      telephone: phoneText.optional(),
    }),
    data: z.literal(true),
  },
  refundRevoke: { params: byNumber, data: z.literal(true) },
} satisfies SchemaTable<typeof refundCalls>;
