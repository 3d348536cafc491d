import { aDeskOrder } from '@souk/testing';
import { orderSums } from './order-sums';

test('[DESK-03] only an order that was paid says Paid', () => {
  const named = (paidAt: string | null) => orderSums(aDeskOrder({ paidAt })).map(([id]) => id);
  expect(named('2026-11-25T10:00:00.000Z')).toContain('paid');
  expect(named(null)).toContain('total');
  expect(named(null)).not.toContain('paid');
});
