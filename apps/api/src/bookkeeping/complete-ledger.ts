import { sql } from 'kysely';
import { rows, run, tx } from '../database/tx';
import { lockOrders } from '../orders/locks';
import { refundIn } from '../orders/refund-in';
import { bookRefundEntry } from '../ledger/book-refund-entry';
import { saleEntries } from '../ledger/ledger.repository';

const atOnce = 200;

const inLedger = (kind: 'sale' | 'refund', ref: string) =>
  sql`exists (select 1 from ledger_entry e where e.kind = ${kind} and e.ref = ${sql.raw(ref)})`;

/** Paid purchases with an order that the ledger lacks, the oldest first. */
const missingSales = () =>
  rows(sql<{ order_no: string }>`
    select distinct p.order_no, p.paid_at from purchase p join merchant_order o on o.purchase_no = p.order_no
    where p.state = 'paid' and not ${inLedger('sale', 'o.order_no')} order by p.paid_at, p.order_no limit ${atOnce}`);

interface MissingRefund {
  refund_no: string;
  order_no: string;
  amount_cents: number;
  freight_cents: number;
  at: Date;
}

/** Refunds that were paid out and that the ledger lacks, the oldest first: each shares in what the earlier ones left. */
const missingRefunds = () =>
  rows(sql<MissingRefund>`
    select r.refund_no, r.order_no, r.amount_cents, r.freight_cents, coalesce(r.refunded_at, r.created_at) as at
    from refund r where ${refundIn('r.status', ['refunded'])} and not ${inLedger('refund', 'r.refund_no')}
    order by at, r.refund_no limit ${atOnce}`);

/**
 * Writes into the ledger what it lacks: orders that were paid, and refunds that were paid out, before there was one, or by a
 * release that knew of none. An event that is in it stays as it is. @returns how many it wrote
 */
export async function completeLedger(): Promise<number> {
  const sales = await missingSales();
  for (const { order_no } of sales) await run(saleEntries(order_no, sql`coalesce(p.paid_at, p.created_at)`));
  const refunds = await missingRefunds();
  for (const refund of refunds) {
    await tx(async () => {
      await lockOrders(refund.order_no);
      await bookRefundEntry(refund, refund.at);
    });
  }
  const written = sales.length + refunds.length;
  return written === 0 ? 0 : written + (await completeLedger());
}
