import { addEvent } from './events';
import { addPoints, pointsFor } from './points';

/** An order that was received: what its points are reckoned from, in cents, and whose they are; null: a guest's. */
export interface ReceivedOrder {
  order_no: string;
  pay_cents: number;
  refunded_cents: number;
  user_id: string | null;
}

/** Notes that an order was received and books its points, inside the transaction that moves it. @param by the shopper, or the clock */
export const noteReceived = async (
  { order_no: linkNo, pay_cents, refunded_cents, user_id: userId }: ReceivedOrder,
  { by, now }: { by: 'shopper' | 'clock'; now: Date },
) => {
  await addEvent(linkNo, 'received', now, by === 'clock' ? { by } : {});
  const amount = pointsFor(pay_cents - refunded_cents);
  if (userId && amount > 0) await addPoints({ userId, kind: 'order', linkNo, amount, now });
};
