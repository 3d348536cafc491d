import type { OrderEvent } from '../../orders/events';
import type { AuditRow } from '../audit';
import { orderHistory } from './order-history';

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 24, 9, 0, seconds));
const event = (type: OrderEvent['type'], seconds: number, data: OrderEvent['data'] = {}): OrderEvent => ({
  order_no: 'PT1-1',
  type,
  at: at(seconds),
  data,
});
const note = (call: string, seconds: number): AuditRow => ({
  id: seconds,
  at: at(seconds),
  actor_name: 'Anna',
  via: 'desk',
  call,
  subject_type: 'order',
  subject_id: 'PT1-1',
  reason: '',
  before: null,
  after: null,
});
const steps = (events: OrderEvent[], notes: AuditRow[]) =>
  orderHistory(events, notes, { locale: 'en', symbol: '$' }).map(({ type, text, by }) => [type, text, by]);

test('[DESK-03] a parcel that somebody sent is told once, with who sent it and what the shopper reads', () => {
  const parcel = (number: string) => ({ express: 'DHL', number });
  expect(
    steps(
      [event('shippedPart', 1, parcel('JD1')), event('shipped', 40, parcel('JD2')), event('delivered', 50)],
      [note('ship', 1), note('shipMany', 41)],
    ),
  ).toEqual([
    ['desk.ship', 'A part was shipped by DHL, JD1', 'Anna'],
    ['desk.shipMany', 'Shipped by DHL, JD2', 'Anna'],
    ['delivered', 'Delivered', null],
  ]);
});

test('[DESK-03] a refund that somebody agreed to is told once; what an app of the seller did without a desk stays', () => {
  expect(steps([event('refundAsked', 1), event('refundApproved', 20)], [note('refundApprove', 20)])).toMatchObject([
    ['refundAsked', expect.any(String), null],
    ['desk.refundApprove', '', 'Anna'],
  ]);
  expect(steps([event('refundApproved', 20)], [note('refundApprove', 40)])).toHaveLength(2);
});
