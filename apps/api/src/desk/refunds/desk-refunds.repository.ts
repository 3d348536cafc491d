import type { RefundStatus, RefundType } from '@souk/contract';
import type { DeskRefundTab, SortOf } from '@souk/contract/desk';
import { type RawBuilder, sql } from 'kysely';
import { row, rows } from '../../database/tx';
import { refundIn } from '../../orders/refund-in';
import type { RefundReason } from '../../refunds/refund-reasons';
import { beginsWith } from '../begins-with';
import type { Scope } from '../desk-ctx';
import { containsText } from '../contains-text';
import { inRange } from '../in-range';
import { refundRisk, type RefundRisk } from '../orders/order-disputes.repository';
import { isCustomerMasked } from '../orders/customer-mask';
import { orderOf } from '../sort-rows';
import { containsPattern } from '../../database/like-pattern';

/** A request for money back as a desk's list shows it. */
export interface ListedRefund {
  refund_no: string;
  order_no: string;
  created_at: Date;
  /** Empty where it is not shown any more. */
  customer: string;
  merchant_id: number;
  merchant_name: string;
  type: RefundType;
  status: RefundStatus;
  amount_cents: number;
  reason: string;
  reason_code: RefundReason | null;
  times_refused: number;
  is_stuck: boolean;
  refund_risk: RefundRisk | null;
  restocked_at: Date | null;
}

/** Whether the provider refused the money at the last try. */
const isStuck = sql`exists (
  select 1 from money_back b where b.no = r.refund_no and b.done_at is null and b.last_error is not null)`;

const tabs: Record<DeskRefundTab, RawBuilder<unknown>> = {
  waiting: refundIn('r.status', ['inReview', 'arrived']),
  returning: refundIn('r.status', ['returning']),
  money: refundIn('r.status', ['refunding']),
  stuck: isStuck,
  done: refundIn('r.status', ['refunded', 'refused', 'withdrawn']),
  all: sql`true`,
};

const customer = sql`trim(concat(p.address ->> 'firstName', ' ', p.address ->> 'lastName'))`;

const seen = ({ storeId, merchantId }: Scope) => sql`
  from refund r join merchant_order o on o.order_no = r.order_no join purchase p on p.order_no = o.purchase_no
    join merchant m on m.id = o.merchant_id
  where p.store_id = ${storeId} ${merchantId === null ? sql`` : sql`and o.merchant_id = ${merchantId}`}`;

const columnsFor = (scope: Scope, now: Date) => sql`r.refund_no, r.order_no, r.created_at,
  case when ${isCustomerMasked(scope, now)} then '' else ${customer} end as customer, o.merchant_id, m.name as merchant_name, r.type,
  r.status, r.amount_cents, r.reason, r.reason_code, r.restocked_at,
  (select count(*)::int from refund x where x.order_no = r.order_no and ${refundIn('x.status', ['refused'])}) as times_refused,
  ${isStuck} as is_stuck, ${refundRisk(sql`o.purchase_no`)} as refund_risk`;

/** What narrows a list of requests. Cents. */
interface RefundFilter {
  tab: DeskRefundTab;
  q: string;
  sort?: SortOf<'refunds'> | undefined;
  merchant?: number | undefined;
  leastCents?: number | undefined;
  mostCents?: number | undefined;
  now: Date;
}

/** One page of the requests that a scope sees, and how many match. What waits stands first where it waits longest. */
export async function listRefundsOf(
  scope: Scope,
  { tab, q, sort, now, merchant, ...range }: RefundFilter,
  at: { limit: number; offset: number },
) {
  const like = containsPattern(q);
  const matches = q
    ? sql`(r.refund_no ilike ${like} or r.order_no ilike ${like} or ${containsText(q, customer)} and not ${isCustomerMasked(scope, now)})`
    : sql`true`;
  const which = sql`${seen(scope)} and ${tabs[tab]} and ${matches}
    ${merchant ? sql`and o.merchant_id = ${merchant}` : sql``} ${inRange(sql`r.amount_cents`, range)}`;
  const order = orderOf<'refunds'>({
    columns: { at: sql`r.created_at`, amount: sql`r.amount_cents` },
    unique: sql`r.refund_no`,
    sort,
    own: tab === 'done' || tab === 'all' ? sql`r.created_at desc, r.refund_no` : sql`r.created_at, r.refund_no`,
  });
  const list = await rows(sql<ListedRefund>`
    select ${columnsFor(scope, now)} ${which} order by ${order} limit ${at.limit} offset ${at.offset}`);
  const found = await row(sql<{ total: number }>`select count(*)::int as total ${which}`);
  return { list, total: found?.total ?? 0 };
}

/** Whether a scope sees a request. */
export const isSeenRefund = async (scope: Scope, refundNo: string): Promise<boolean> =>
  (await row(sql`select 1 ${seen(scope)} and r.refund_no = ${refundNo}`)) !== undefined;

/** One request that a scope sees; undefined: there is none. */
export const seenRefund = (scope: Scope, refundNo: string, now: Date) =>
  row(sql<ListedRefund>`select ${columnsFor(scope, now)} ${seen(scope)} and r.refund_no = ${refundNo}`);

/** Whether the provider refused a request's money at the last try since the payment is disputed. */
export const isRefusedForDispute = async (refundNo: string): Promise<boolean> =>
  (await row(sql`
    select 1 from money_back where no = ${refundNo} and done_at is null and last_error is not null and is_disputed`)) !==
  undefined;

/** Requests that a scope sees whose number begins so. */
export const findRefunds = (scope: Scope, q: string, limit: number) =>
  rows(sql<{ refund_no: string; order_no: string }>`
    select r.refund_no, r.order_no ${seen(scope)} and ${beginsWith(sql`r.refund_no`, q.toUpperCase())}
    order by r.refund_no limit ${limit}`);

/** How many requests wait for a decision, and since when the oldest does. */
export const pileOfRefunds = (scope: Scope) =>
  row(sql<{ count: number; oldest: Date | null }>`
    select count(*)::int as count, min(r.created_at) as oldest ${seen(scope)} and ${tabs.waiting}`);
