import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { rows, run, tx } from '../database/tx';
import { refundIn } from '../orders/refund-in';

/** Orders, or statements, that one statement looks at: on the embedded database each holds the process. */
const atOnce = 500;

/** A sum that does not add up. `refunds`: at most `expected_cents` may go back. */
interface SumFault {
  kind: 'refunds' | 'ledger' | 'statement';
  ref: string;
  store_id: number;
  expected_cents: number;
  found_cents: number;
}

const isBack = refundIn('r.status', ['refunded']);

/**
 * Sums of the next orders, as their rows have them and as the ledger has them. What a merchant is owed of an order is worked out from order
 * and refunds alone: what was sold less commission, less what refunds took, with the commission that they gave back.
 */
const sumsOfOrders = (after: string) =>
  rows(sql<{ ref: string; store_id: number; paid: number; promised: number; owed: number; booked: number }>`
    with part as (
      select o.*, p.store_id, p.state from merchant_order o join purchase p on p.order_no = o.purchase_no
      where o.order_no > ${after} order by o.order_no limit ${atOnce}
    ), coupon as (
      select i.order_no, sum(floor(i.plat_coupon_cents::numeric * coalesce(x.back, 0) / i.num)) as cents
      from order_item i join part on part.order_no = i.order_no left join lateral (
        select sum(y.num) as back from refund_item y join refund r on r.refund_no = y.refund_no
        where y.order_item_id = i.id and ${isBack}) x on true
      group by i.order_no
    ), back as (
      select r.order_no, coalesce(sum(r.amount_cents) filter (where ${isBack}), 0) as cents,
        coalesce(sum(r.freight_cents) filter (where ${isBack}), 0) as freight,
        coalesce(sum(r.amount_cents) filter (where ${refundIn('r.status', ['refunded', 'refunding'])}), 0) as promised
      from refund r join part on part.order_no = r.order_no group by r.order_no
    ), sums as (
      select part.*, coalesce(back.cents, 0) as back, coalesce(back.freight, 0) as freight_back, coalesce(back.promised, 0) as promised,
        coalesce(coupon.cents, 0) as coupon_back, coalesce((
          select sum(e.merchant_cents) from ledger_entry e where e.kind = 'sale' and e.ref = part.order_no), 0) + coalesce((
          select sum(e.merchant_cents) from refund r join ledger_entry e on e.kind = 'refund' and e.ref = r.refund_no
          where r.order_no = part.order_no), 0) as booked
      from part left join back on back.order_no = part.order_no left join coupon on coupon.order_no = part.order_no
    )
    select order_no as ref, store_id, pay_cents as paid, promised::bigint as promised, booked::bigint as booked,
      (case when state <> 'paid' then 0 else goods_cents + freight_cents - mer_coupon_cents - commission_cents - back - coupon_back
        + case when goods_cents = mer_coupon_cents then 0 else
          floor(commission_cents::numeric * (back - freight_back + coupon_back) / (goods_cents - mer_coupon_cents)) end
      end)::bigint as owed
    from sums order by order_no`);

async function faultsOfOrders(): Promise<SumFault[]> {
  const faults: SumFault[] = [];
  let part: Awaited<ReturnType<typeof sumsOfOrders>> = [];
  do {
    await setImmediate(); // others have their turn
    part = await sumsOfOrders(part.at(-1)?.ref ?? '');
    for (const { ref, store_id, paid, promised, owed, booked } of part) {
      const order = { ref, store_id };
      if (promised > paid) faults.push({ ...order, kind: 'refunds', expected_cents: paid, found_cents: promised });
      if (booked !== owed) faults.push({ ...order, kind: 'ledger', expected_cents: owed, found_cents: booked });
    }
  } while (part.length === atOnce);
  return faults;
}

/** Sums of the next statements that are closed: what is due, and what they were handed and their entries add up to. */
const sumsOfStatements = (after: number) =>
  rows(sql<{ id: number; store_id: number; due: number; entries: number }>`
    select s.id, s.store_id, s.due_cents as due, (s.carried_cents + coalesce((
      select sum(e.merchant_cents) from ledger_entry e where e.statement_id = s.id), 0))::bigint as entries
    from statement s where s.closed_at is not null and s.id > ${after} order by s.id limit ${atOnce}`);

async function faultsOfStatements(): Promise<SumFault[]> {
  const faults: SumFault[] = [];
  let part: Awaited<ReturnType<typeof sumsOfStatements>> = [];
  do {
    await setImmediate();
    part = await sumsOfStatements(part.at(-1)?.id ?? 0);
    for (const { id, store_id, due, entries } of part)
      if (due !== entries)
        faults.push({ kind: 'statement', ref: String(id), store_id, expected_cents: entries, found_cents: due });
  } while (part.length === atOnce);
  return faults;
}

/**
 * Checks that no more goes back of an order than was paid, that the ledger of an order is what its merchant is owed, and that a statement is
 * what its entries add up to. What does not add up is written down for the desk, and never repaired: a person finds out why.
 * @returns how many sums do not add up
 */
export async function checkSums(now: Date): Promise<number> {
  const faults = [...(await faultsOfOrders()), ...(await faultsOfStatements())];
  const list = sql`jsonb_to_recordset(${JSON.stringify(faults)}::jsonb)
    as x(kind text, ref text, store_id bigint, expected_cents bigint, found_cents bigint)`;
  await tx(async () => {
    await run(
      sql`delete from reconciliation_fault f where not exists (select 1 from ${list} where x.kind = f.kind and x.ref = f.ref)`,
    );
    await run(sql`
      insert into reconciliation_fault(kind, ref, store_id, found_at, expected_cents, found_cents)
      select x.kind, x.ref, x.store_id, ${now}, x.expected_cents, x.found_cents from ${list}
      on conflict (kind, ref) do update set expected_cents = excluded.expected_cents, found_cents = excluded.found_cents`);
  });
  return faults.length;
}
