import type { TaxSum } from '@souk/contract/desk';
import { type RawBuilder, sql } from 'kysely';
import { rows } from '../../database/tx';
import type { Scope } from '../desk-ctx';
import { startOfDay } from '../store-day';

/**
 * Tax of ledger entries by country and rate: of what was sold, and of what came back. What is stored with each line is added up, no
 * rate is looked up.
 * @param entries a select of their `kind`, `ref` and `order_no`
 */
export const taxSums = (entries: RawBuilder<unknown>) =>
  rows(sql<TaxSum>`
    with entry as (${entries}
    ), line as (
      select i.tax_country, i.tax_bp, i.pay_cents as paid, i.tax_cents as tax, 0 as back, 0 as tax_back
      from entry e join order_item i on i.order_no = e.order_no where e.kind = 'sale' and i.tax_bp is not null
      union all
      select i.tax_country, i.tax_bp, 0, 0, x.amount_cents + case when r.freight_cents > 0 then i.freight_cents else 0 end, x.tax_cents
      from entry e join refund r on r.refund_no = e.ref join refund_item x on x.refund_no = r.refund_no
        join order_item i on i.id = x.order_item_id where e.kind = 'refund' and i.tax_bp is not null
      union all
      select i.tax_country, i.tax_bp, 0, 0, x.cents, x.tax_cents
      from entry e join refund_postage x on x.refund_no = e.ref join order_item i on i.id = x.order_item_id
      where e.kind = 'refund' and i.tax_bp is not null
    )
    select tax_country as country, tax_bp as "basisPoints", sum(paid)::bigint as "paidCents", sum(tax)::bigint as "taxCents",
      sum(back)::bigint as "backCents", sum(tax_back)::bigint as "taxBackCents"
    from line group by tax_country, tax_bp order by tax_country, tax_bp desc`);

/** The same of all entries of a period, both days included, in the store's own time zone. */
export const taxesBetween = (scope: Scope, { since, until }: { since: string; until: string }) =>
  taxSums(sql`
    select e.kind, e.ref, e.order_no from ledger_entry e
    where e.store_id = ${scope.storeId} and e.at >= ${startOfDay(since, scope)} and e.at < ${startOfDay(until, scope, 1)}`);
