import { z } from 'zod';
import { docNumber, id, imageUrl, instant, textUpTo } from '../wire/fields';
import { pagedOf } from '../wire/paging';
import { deskRefundTabs, deskSorts, refundsApproveMost } from './choices';
import { refundWarning } from './disputes';
import { amountRange, deskOrderLine, deskPage, deskStep, sortOf } from './orders';

/** Where a request for money back stands, in the words of docs/states.md. */
export const deskRefundState = z.enum([
  'inReview',
  'refused',
  'refunding',
  'refunded',
  'returning',
  'arrived',
  'withdrawn',
]);
export type DeskRefundState = z.infer<typeof deskRefundState>;

export const deskRefundsQuery = deskPage.extend({
  tab: z.enum(deskRefundTabs).default('waiting'),
  sort: sortOf(deskSorts.refunds),
  q: z.string().trim().max(100).default(''),
  merchant: id.optional(),
  ...amountRange,
});
export type DeskRefundsQuery = z.input<typeof deskRefundsQuery>;

/** A request in a list. Cents. `isStuck`: the provider refused the money several times. */
export const deskRefundRow = z
  .object({
    no: z.string(),
    orderNo: z.string(),
    at: instant,
    customer: z.string(),
    merchantId: z.int(),
    merchantName: z.string(),
    withReturn: z.boolean(),
    cents: z.int(),
    state: deskRefundState,
    reason: z.string(),
    timesRefused: z.int(),
    isStuck: z.boolean(),
  })
  .meta({ id: 'DeskRefundRow' });
export type DeskRefundRow = z.infer<typeof deskRefundRow>;

/** A request in full. `can`: what may be done with it now. */
export const deskRefund = deskRefundRow
  .extend({
    explain: z.string(),
    images: z.array(imageUrl),
    refusal: z.string().nullable(),
    freightCents: z.int(),
    paidCents: z.int(),
    refundedCents: z.int(),
    lines: z.array(deskOrderLine.extend({ wanted: z.int(), wantedCents: z.int() })),
    parcel: z.object({ carrier: z.string(), number: z.string() }).nullable(),
    isRestocked: z.boolean(),
    refundWarning,
    /** Why the money is stuck, in the reader's language, where that is known. */
    stuckText: z.string().nullable().optional(),
    steps: z.array(deskStep),
    can: z.object({ approve: z.boolean(), arrive: z.boolean(), refuse: z.boolean() }),
  })
  .meta({ id: 'DeskRefund' });
export type DeskRefund = z.infer<typeof deskRefund>;

export const byRefundNo = z.object({ no: docNumber });

/** The state that the person saw: a press that comes late answers 409 with the state now. */
export const refundFrom = z.object({ from: deskRefundState });

/** Many of them, each as it was seen. */
export const refundsApproveInput = z.object({
  refunds: z
    .array(refundFrom.extend({ no: docNumber }))
    .min(1)
    .max(refundsApproveMost),
});

export const refundArriveInput = refundFrom.extend({ isSellable: z.boolean() });
export const refundRefuseInput = refundFrom.extend({ reason: textUpTo(200).min(1) });
export const refundMoved = z.object({ state: deskRefundState });
export const deskRefundPage = pagedOf(deskRefundRow);
