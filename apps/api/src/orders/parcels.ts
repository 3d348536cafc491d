import { unsentPieces } from '@souk/domain';
import { sql } from 'kysely';
import { row, run } from '../database/tx';
import { ReplyError } from '../errors';
import type { Locale } from '../locale';
import { obstacleWords } from './obstacle-words';
import { type ItemRow, itemsWhere } from './orders.repository';

/** A parcel as its carrier knows it. `trackingUrl` absent or empty: nobody gave where it shows its way. */
export interface CarriedParcel {
  express: string;
  number: string;
  trackingUrl?: string;
}

/** How many pieces of which line go into a parcel. */
export type ParcelPieces = readonly { id: number; num: number }[];

/**
 * Pieces of a parcel by line: those that were named, or all that wait.
 * @throws {ReplyError} 404 for a line of another order; 409 more than wait, or none
 */
export function piecesOf(items: readonly ItemRow[], named: ParcelPieces | undefined, locale: Locale) {
  const pieces = new Map<number, number>();
  for (const { id, num } of named ?? items.map((item) => ({ id: item.id, num: unsentPieces(item) }))) {
    const item = items.find((one) => one.id === id);
    if (!item) throw new ReplyError('ORDER_LINE_NOT_FOUND');
    const all = (pieces.get(id) ?? 0) + num;
    if (all > unsentPieces(item)) throw new ReplyError('PARCEL_TOO_FULL', obstacleWords(locale, 'tooManyPieces'));
    if (all > 0) pieces.set(id, all);
  }
  if (pieces.size === 0) throw new ReplyError('PARCEL_EMPTY', obstacleWords(locale, 'noPieces'));
  return pieces;
}

/** Whether nothing is left to send after these pieces. */
export const isLastParcel = (items: readonly ItemRow[], pieces: ReadonlyMap<number, number>): boolean =>
  items.every((item) => unsentPieces(item) === (pieces.get(item.id) ?? 0));

/** Writes a parcel with its pieces, and its number into the order as the latest. @returns its id */
export async function insertParcel(
  orderNo: string,
  parcel: CarriedParcel & { pieces: ReadonlyMap<number, number> },
  now: Date,
): Promise<number> {
  const made = await row(sql<{ id: number }>`
    insert into parcel(order_no, carrier, number, tracking_url, sent_at)
    values (${orderNo}, ${parcel.express}, ${parcel.number}, ${parcel.trackingUrl ?? ''}, ${now})
    returning id`);
  const id = made?.id ?? 0;
  const items = [...parcel.pieces].map(([item, num]) => ({ id: item, num }));
  await run(sql`
    insert into parcel_item(parcel_id, order_item_id, num)
    select ${id}::bigint, id, num from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as x(id bigint, num int)`);
  await showLatest(orderNo);
  return id;
}

/**
 * Corrects what is known of a parcel.
 * @returns whether that is anything else than it was
 * @throws {ReplyError} 404: the order has no such parcel
 */
export async function correctParcel(
  orderNo: string,
  { id, express, number, trackingUrl = '' }: CarriedParcel & { id: number },
) {
  const stored = await findSentParcel(orderNo, id);
  if (!stored) throw new ReplyError('PARCEL_NOT_FOUND');
  if (stored.express === express && stored.number === number && stored.trackingUrl === trackingUrl) return false;
  await run(
    sql`update parcel set carrier = ${express}, number = ${number}, tracking_url = ${trackingUrl} where id = ${id}`,
  );
  await showLatest(orderNo);
  return true;
}

const showLatest = (orderNo: string) =>
  run(sql`
    update merchant_order o set express_name = x.carrier, tracking_number = x.number
    from (select carrier, number from parcel where order_no = ${orderNo} order by id desc limit 1) x
    where o.order_no = ${orderNo}`);

/** A parcel as its mail tells it; undefined: the order has no such parcel. */
export async function findSentParcel(orderNo: string, parcelId: number) {
  const found = await row(sql<{
    purchase_no: string;
    minDays: number;
    maxDays: number;
    express: string;
    number: string;
    trackingUrl: string;
    items: { id: number; num: number }[];
  }>`
    select o.purchase_no, o.delivery_min_days as "minDays", o.delivery_max_days as "maxDays", x.carrier as express, x.number, x.tracking_url as "trackingUrl",
      coalesce((select json_agg(json_build_object('id', y.order_item_id, 'num', y.num)) from parcel_item y
        where y.parcel_id = x.id), '[]') as items
    from parcel x join merchant_order o on o.order_no = x.order_no where x.id = ${parcelId} and x.order_no = ${orderNo}`);
  if (!found) return undefined;
  const lines = await itemsWhere(sql`i.order_no = ${orderNo}`);
  return {
    ...found,
    pieces: found.items.length > 0 ? new Map(found.items.map(({ id, num }) => [id, num])) : undefined,
    hasRest: lines.some((line) => unsentPieces(line) > 0),
  };
}
