import type { RefundStatus } from '@souk/contract';
import { openRefunds, type OrderRefund, orderRefundCodes, undecidedRefunds } from '@souk/domain';
import { sql } from 'kysely';
import { row, rows, run } from '../database/tx';
import { symbolColumn } from '../store/store.repository';
import type { RefundReason } from './refund-reasons';
import { refundIn } from '../orders/refund-in';

/** A request for money back. Cents. */
export interface RefundRow {
  refund_no: string;
  order_no: string;
  purchase_no: string;
  /** Who asked; null: a guest. */
  user_id: string | null;
  merchant_id: number;
  merchant_name: string;
  merchant_address: string;
  type: 1 | 2;
  status: RefundStatus;
  amount_cents: number;
  freight_cents: number;
  is_cancel: boolean;
  /** The shopper's own words; empty with a code. */
  reason: string;
  /** A reason from the store's list. */
  reason_code: RefundReason | null;
  explain: string;
  images: string[];
  refusal: string | null;
  express_name: string | null;
  tracking_number: string | null;
  /** Pieces that were never sent stay out of stock. */
  is_unsellable: boolean;
  /** What the shop tells the shopper with the money. */
  message: string;
  /** Whether the shopper is mailed that the money went. */
  is_mailed: boolean;
  created_at: Date;
  refunded_at: Date | null;
  /** Refusals of requests for the same order. */
  times_refused: number;
  /** The store's sign for dollars, as `symbolColumn` reads it. */
  currency_symbol: string;
}

export interface RefundItemRow {
  refund_no: string;
  order_item_id: number;
  num: number;
  amount_cents: number;
}

const columns = sql`r.refund_no, r.order_no, o.purchase_no, r.user_id, o.merchant_id, m.name as merchant_name,
  m.address as merchant_address, r.type, r.status, r.amount_cents, r.freight_cents, r.is_cancel, r.reason, r.reason_code, r.explain, r.images,
  r.refusal, r.express_name, r.tracking_number, r.is_unsellable, r.message, r.is_mailed, r.created_at, r.refunded_at, ${symbolColumn(sql`m.store_id`)},
  (select count(*) from refund x where x.order_no = r.order_no and ${refundIn('x.status', ['refused'])})::int as times_refused`;
const tables = sql`refund r join merchant_order o on o.order_no = r.order_no join merchant m on m.id = o.merchant_id`;

/** A request by its number, whoever asks. For the merchant's side. @param isLocked holds it until the transaction ends */
export const findRefund = (refundNo: string, isLocked = false) =>
  row(sql<RefundRow>`
    select ${columns} from ${tables} where r.refund_no = ${refundNo} ${isLocked ? sql`for update of r` : sql``}`);

/** The user's own requests, the newest first, and how many there are in all. */
export async function listRefunds(userId: string, isOpen: boolean, at: { limit: number; offset: number }) {
  const list = await rows(sql<RefundRow & { total: number }>`
    select ${columns}, count(*) over () as total from ${tables}
    where r.user_id = ${userId} and (not ${isOpen}::boolean or ${refundIn('r.status', openRefunds)})
    order by r.created_at desc, r.refund_no limit ${at.limit} offset ${at.offset}`);
  return { list, total: list[0]?.total ?? 0 };
}

export const itemsOfRefunds = (refundNos: readonly string[]) =>
  rows(sql<RefundItemRow>`
    select refund_no, order_item_id, num, amount_cents from refund_item where refund_no = any(${[...refundNos]}::text[])`);

export interface NewRefund {
  refundNo: string;
  orderNo: string;
  userId: string | null;
  type: 1 | 2;
  amountCents: number;
  freightCents: number;
  isCancel: boolean;
  reason: string;
  reasonCode: RefundReason | null;
  explain: string;
  images: string[];
  items: { id: number; num: number; cents: number }[];
  now: Date;
  /** What the shop chose that gives it; absent: pieces that were never sent go into stock, and the shopper is mailed. */
  given?: Pick<RefundRow, 'is_unsellable' | 'message' | 'is_mailed'>;
}

/** Writes a request and its lines. */
export async function insertRefund(refund: NewRefund) {
  await run(sql`
    insert into refund(refund_no, order_no, user_id, type, amount_cents, freight_cents, is_cancel, reason, reason_code,
      explain, images, created_at, is_unsellable, message, is_mailed)
    values (${refund.refundNo}, ${refund.orderNo}, ${refund.userId}, ${refund.type}, ${refund.amountCents},
      ${refund.freightCents}, ${refund.isCancel}, ${refund.reason}, ${refund.reasonCode}, ${refund.explain},
      ${refund.images}::text[], ${refund.now}, ${refund.given?.is_unsellable ?? false}, ${refund.given?.message ?? ''},
      ${refund.given?.is_mailed ?? true})`);
  await run(sql`
    insert into refund_item(refund_no, order_item_id, num, amount_cents)
    select ${refund.refundNo}, id, num, cents
    from jsonb_to_recordset(${JSON.stringify(refund.items)}::jsonb) as x(id bigint, num int, cents int)`);
}

/** How often a refused request held one of these lines. */
export const timesRefused = async (itemIds: readonly number[]): Promise<number> =>
  (
    await row(sql<{ count: number }>`
      select count(distinct r.refund_no)::int as count from refund r join refund_item i on i.refund_no = r.refund_no
      where ${refundIn('r.status', ['refused'])} and i.order_item_id = any(${[...itemIds]}::bigint[])`)
  )?.count ?? 0;

/** Whether one of these lines is in a request that is not over. */
export const hasOpenRequest = async (itemIds: readonly number[]): Promise<boolean> =>
  (await row(sql`
    select 1 from refund r join refund_item i on i.refund_no = r.refund_no
    where ${refundIn('r.status', openRefunds)} and i.order_item_id = any(${[...itemIds]}::bigint[]) limit 1`)) !==
  undefined;

const code = (name: OrderRefund) => sql.raw(String(orderRefundCodes[name]));

/** Sets an order's refund status from its requests: asked for, on its way, done, none. */
export const updateRefundStatus = (orderNo: string) =>
  run(sql`
    update merchant_order o set refund_status = coalesce((
      select case when bool_or(${refundIn('r.status', undecidedRefunds)}) then ${code('asked')}
        when bool_or(${refundIn('r.status', ['refunding'])}) then ${code('granted')}
        when bool_or(${refundIn('r.status', ['refunded'])}) then ${code('refunded')} else ${code('none')} end
      from refund r where r.order_no = o.order_no), ${code('none')})
    where o.order_no = ${orderNo}`);
