import type { OrderStatusCode } from '@souk/contract';
import { isPartlySent, openRefunds, orderCodes } from '@souk/domain';
import { deliverObstacle, type DeskOrderFacts, shipObstacle } from '@souk/domain/desk';
import { sql } from 'kysely';
import { row, tx } from '../database/tx';
import type { Deps } from '../deps';
import { notFound } from '../errors';
import type { Locale } from '../locale';
import { lockOrders } from './locks';
import { refundIn } from './refund-in';
import { noteDelivered, noteShipped } from '../webhooks/messages';
import { addEvent } from './events';
import { obstacleWords } from './obstacle-words';
import { sendParcelMail } from './order-mails';
import { moveOrder, wrongOrderState } from './order-states';
import { type ItemRow, itemsWhere } from './orders.repository';
import { type CarriedParcel, correctParcel, insertParcel, isLastParcel, type ParcelPieces, piecesOf } from './parcels';

interface Standing {
  status: OrderStatusCode;
  state: string;
  is_held: boolean;
  is_delivered: boolean;
}

/** How an order stands, held until the transaction ends: locked first, since what is read while waiting is the past. */
const standing = async (orderNo: string): Promise<Standing & { items: ItemRow[] }> => {
  await lockOrders(orderNo);
  const found = await row(sql<Standing>`
    select o.status, p.state, o.delivered_at is not null as is_delivered, exists (select 1 from refund r where r.order_no = o.order_no and ${refundIn('r.status', openRefunds)}) as is_held
    from merchant_order o join purchase p on p.order_no = o.purchase_no where o.order_no = ${orderNo}`);
  if (!found) throw notFound();
  return { ...found, items: await itemsWhere(sql`i.order_no = ${orderNo}`) };
};

const factsOf = ({ state, status, is_held, is_delivered, items }: Awaited<ReturnType<typeof standing>>) =>
  ({
    paid: state === 'paid',
    status,
    hasOpenRefund: is_held,
    isDelivered: is_delivered,
    isPartlySent: isPartlySent(items, status > 0),
  }) satisfies DeskOrderFacts;

/** What a merchant's warehouse does with an order. @param locale of whoever does it: refusals are in it */
export const createFulfilment = (deps: Pick<Deps, 'clock' | 'mail' | 'config'>, locale: Locale = 'en') => ({
  /**
   * Hands a parcel to a carrier, and mails its number. The order is on its way (0 to 1) once nothing is left to send.
   * @param parcel.items absent: all that waits
   * @throws {ReplyError} 404; 409 unpaid, sent before, asked back, or more pieces than wait
   */
  ship: (orderNo: string, { items, ...parcel }: CarriedParcel & { items?: ParcelPieces | undefined }) =>
    tx(async () => {
      const found = await standing(orderNo);
      const facts = factsOf(found);
      const obstacle = shipObstacle(facts);
      if (obstacle) throw wrongOrderState(facts, obstacleWords(locale, obstacle));
      const now = deps.clock.now();
      const pieces = piecesOf(found.items, items, locale);
      const isLast = isLastParcel(found.items, pieces);
      const parcelId = await insertParcel(orderNo, { ...parcel, pieces }, now);
      if (isLast) await moveOrder(orderNo, 'ship', { set: sql`, shipped_at = ${now}` });
      const { express, number } = parcel;
      await addEvent(orderNo, isLast ? 'shipped' : 'shippedPart', now, { express, number });
      await noteShipped(parcelId, isLast, now);
      await sendParcelMail(deps, { orderNo, parcelId });
    }),

  /** The carrier handed it over; the shopper still has to say so. @throws {ReplyError} 404; 409 when it is not on its way. */
  deliver: (orderNo: string) =>
    tx(async () => {
      const facts = factsOf(await standing(orderNo));
      const obstacle = deliverObstacle(facts);
      if (obstacle) throw wrongOrderState(facts, obstacleWords(locale, obstacle));
      const more = { set: sql`, delivered_at = ${deps.clock.now()}`, where: sql`and delivered_at is null` };
      if (!(await moveOrder(orderNo, 'deliver', more)))
        throw wrongOrderState(facts, obstacleWords(locale, 'delivered'));
      await addEvent(orderNo, 'delivered', deps.clock.now());
      await noteDelivered(orderNo, deps.clock.now());
    }),

  /** Corrects what is known of a parcel, and mails it anew. @throws {ReplyError} 404; 409 once it was delivered */
  correct: (orderNo: string, parcel: CarriedParcel & { id: number }) =>
    tx(async () => {
      const found = await standing(orderNo);
      const facts = factsOf(found);
      if (found.is_delivered || found.status > orderCodes.inTransit)
        throw wrongOrderState(facts, obstacleWords(locale, 'delivered'));
      // Nothing changed: no event, no mail.
      if (!(await correctParcel(orderNo, parcel))) return;
      const { express, number } = parcel;
      await addEvent(orderNo, 'parcelCorrected', deps.clock.now(), { express, number });
      await sendParcelMail(deps, { orderNo, parcelId: parcel.id });
    }),
});
