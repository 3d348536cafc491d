import { tx } from '../../database/tx';
import type { Deps } from '../../deps';
import { note } from '../audit';
import type { DeskCtx } from '../desk-ctx';
import { jobCtx } from '../job-ctx';
import { dueSales, lastHandOf, productsOfSale, takeDueSale } from './desk-sales.repository';
import { hasOwnDiscount, setDiscounts } from './sale-discounts';

const beginJob = 'sale.begin';
const lookSeconds = 5;

/**
 * A sale begins late rather than never: it is tried every five minutes in the end, until it has begun or its time is over. The store's people
 * see on the sale that it has not begun, whoever runs it by `souk_queue_failing_seconds`.
 */
const beginning = { retries: { retryLimit: 10_000, retryDelay: 5, retryBackoff: true, retryDelayMax: 300 } };

/**
 * Begins one sale that was planned: its products are cheaper until it ends. A product that has a discount or an older price of its own by
 * now keeps its price, and the log names it. Does nothing where the sale was called off, put off or begun meanwhile.
 */
const beginSale = (id: number, now: Date) =>
  tx(async () => {
    const sale = await takeDueSale(id, now);
    if (!sale || sale.percent === null || sale.ends_at <= now) return;
    const hand = await lastHandOf(id);
    const by = { sub: hand?.sub ?? '', name: hand?.name ?? '' };
    const call = jobCtx({ storeId: sale.store_id, merchantId: null, call: 'saleCreate', via: 'job', locale: 'en', by });
    const ctx: DeskCtx = { ...call, roles: [], permissions: [] };
    const products = (await productsOfSale(id, now)).sort((one, other) => one.id - other.id);
    const kept = products.filter((one) => one.has_older_price || hasOwnDiscount(one, now, null));
    const reduced = products.filter((one) => !kept.includes(one));
    await setDiscounts(reduced, { percent: sale.percent, endsAt: sale.ends_at.toISOString() }, ctx, now);
    const leftOut = kept.map(({ name_en: name }) => name).join(', ');
    await note(ctx, now, { subject: ['sale', id], after: { reduced: reduced.length, ...(leftOut && { leftOut }) } });
  });

/** Looks every few seconds for planned sales whose time has come, and begins each by a job, once. */
export function beginSalesInTime({ clock, jobs }: Pick<Deps, 'clock' | 'jobs'>): void {
  jobs.define(beginJob, ({ id }: { id: number }) => beginSale(id, clock.now()), beginning);
  jobs.often(lookSeconds, async () => {
    for (const { id, version } of await dueSales(clock.now()))
      await jobs.send(beginJob, { id }, { key: `${id}:${version}` });
  });
}
