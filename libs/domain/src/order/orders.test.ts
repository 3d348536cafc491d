import type { OrderRefundStatus, OrderStatusCode } from '@souk/contract';
import { type OrderStatus, orderStatusOf } from './order-moves';
import { orderActionsOf } from './order-status';
import { isAllRefunded, isPartlyRefunded, purchaseStateOf } from './purchase-state';

const facts = {
  refundStatus: 0 as OrderRefundStatus,
  isReply: false,
  hasRefundable: true,
  hasOpenRefund: false,
  isPartlySent: false,
};

describe('[ORDER-08] an order in words', () => {
  test.each<[boolean, OrderStatusCode, OrderStatus]>([
    [false, 0, 'unpaid'],
    [true, 0, 'paid'],
    [true, 1, 'inTransit'],
    [true, 2, 'delivered'],
    [true, 3, 'completed'],
    [false, 9, 'cancelled'],
    [true, 9, 'cancelled'],
  ])('paid %p, status %d is %s', (paid, status, words) => expect(orderStatusOf({ paid, status })).toBe(words));
});

describe('[ORDER-09] what a shopper may do', () => {
  test.each<[string, boolean, OrderStatusCode, Partial<typeof facts>, string[]]>([
    ['unpaid', false, 0, {}, ['pay', 'cancel']],
    ['paid', true, 0, {}, ['cancel', 'refund', 'again', 'receipt']],
    ['in transit', true, 1, {}, ['take', 'express', 'refund', 'again', 'receipt']],
    ['delivered', true, 2, {}, ['express', 'review', 'refund', 'again', 'receipt']],
    ['reviewed', true, 2, { isReply: true }, ['express', 'refund', 'again', 'receipt']],
    ['completed', true, 3, { hasRefundable: false }, ['express', 'again', 'receipt', 'delete']],
    ['completed with an open refund', true, 3, { hasOpenRefund: true }, ['express', 'refund', 'again', 'receipt']],
    ['cancelled', false, 9, {}, ['again', 'delete']],
    ['cancelled after it was paid', true, 9, {}, ['again', 'receipt', 'delete']],
    ['partly sent', true, 0, { isPartlySent: true }, ['express', 'refund', 'again', 'receipt']],
    ['paid with a refund asked for', true, 0, { refundStatus: 1 }, ['refund', 'again', 'receipt']],
  ])('%s', (_what, paid, status, more, actions) => {
    expect(orderActionsOf({ ...facts, paid, status, ...more })).toEqual(actions);
  });
});

describe('[ORDER-08] a purchase derives its state from its orders', () => {
  const child = (status: OrderStatusCode, paid = true) => ({
    paid,
    status,
    refundStatus: 0 as const,
    isPartlySent: false,
    isDelivered: false,
  });

  test('what the carrier has handed over is delivered, also before the shopper says so', () => {
    const handedOver = { ...child(1), isDelivered: true };
    expect(purchaseStateOf([handedOver])).toBe('delivered');
    expect(purchaseStateOf([handedOver, child(1)])).toBe('partlyDelivered');
  });

  test.each<[OrderStatusCode[], string]>([
    [[0, 0, 0], 'paid'],
    [[0, 1, 0], 'partlyShipped'],
    [[1, 1, 1], 'shipped'],
    [[1, 2, 0], 'partlyDelivered'],
    [[2, 2, 2], 'delivered'],
    [[2, 3, 2], 'delivered'],
    [[3, 3, 3], 'completed'],
    [[9, 9, 9], 'cancelled'],
    [[9, 1, 1], 'shipped'],
    [[9, 3, 3], 'completed'],
    [[0, 3, 9], 'partlyDelivered'],
  ])('%j is %s', (statuses, state) => expect(purchaseStateOf(statuses.map((status) => child(status)))).toBe(state));

  test('over all combinations of three orders it only moves forward when one of them does', () => {
    const order = ['paid', 'partlyShipped', 'shipped', 'partlyDelivered', 'delivered', 'completed'];
    const codes = [0, 1, 2, 3] as const;
    for (const a of codes) {
      for (const b of codes) {
        for (const c of codes) {
          const before = order.indexOf(purchaseStateOf([child(a), child(b), child(c)]));
          const next = ([1, 2, 3, 3] as const)[a];
          const after = order.indexOf(purchaseStateOf([child(next), child(b), child(c)]));
          expect(before).toBeGreaterThanOrEqual(0);
          expect(after).toBeGreaterThanOrEqual(before);
        }
      }
    }
  });

  test('[ORDER-11] partly shipped while one order is sent in part', () =>
    expect(purchaseStateOf([{ ...child(0), isPartlySent: true }])).toBe('partlyShipped'));
  test('unpaid as long as one is', () => expect(purchaseStateOf([child(0, false), child(0)])).toBe('unpaid'));
  test('partly refunded is some, not all', () => {
    expect([isPartlyRefunded(80, 12), isPartlyRefunded(80, 0), isPartlyRefunded(80, 80)]).toEqual([true, false, false]);
  });
});

describe('[ORDER-08] an order is refunded once all of it is', () => {
  const order = {
    refundStatus: 3 as OrderRefundStatus,
    payPrice: 80,
    refundedPrice: 75,
    orderInfoList: [
      { payNum: 2, refundedNum: 2 },
      { payNum: 1, refundedNum: 1 },
    ],
  };
  test.each([
    ['all its pieces, the postage kept', {}, true],
    ['all its money', { refundedPrice: 80, orderInfoList: [{ payNum: 2, refundedNum: 0 }] }, true],
    ['one of two pieces', { refundedPrice: 40, orderInfoList: [{ payNum: 2, refundedNum: 1 }] }, false],
    ['one of two lines', { orderInfoList: [order.orderInfoList[0]!, { payNum: 1, refundedNum: 0 }] }, false],
    ['all its pieces, some money on its way', { refundStatus: 2 as const }, false],
    ['nothing of what cost nothing', { refundStatus: 0 as const, payPrice: 0, refundedPrice: 0 }, false],
  ])('%s: %p', (_what, more, isAll) => expect(isAllRefunded({ ...order, ...more })).toBe(isAll));
});
