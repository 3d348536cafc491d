import {
  addressObstacle,
  approvalObstacle,
  cancelObstacle,
  centsAfterPercent,
  deliverObstacle,
  type DeskOrderFacts,
  priceObstacle,
  pointsMost,
  refundMostCents,
  refundObstacle,
  shipObstacle,
} from './index';

const order = (facts: Partial<DeskOrderFacts>): DeskOrderFacts => ({
  paid: true,
  status: 0,
  hasOpenRefund: false,
  isDelivered: false,
  isPartlySent: false,
  ...facts,
});

describe('[DESK-03] why something cannot be done with an order', () => {
  test.each([
    ['unpaid', order({ paid: false }), 'unpaid', 'unpaid', null],
    ['to ship', order({}), null, 'notSent', null],
    ['asked back before it was sent', order({ hasOpenRefund: true }), 'askedBack', 'notSent', 'askedBack'],
    ['sent in part', order({ isPartlySent: true }), null, 'notSent', 'partlySent'],
    ['on its way', order({ status: 1 }), 'sent', null, 'sent'],
    ['handed over', order({ status: 1, isDelivered: true }), 'sent', 'delivered', 'sent'],
    ['received', order({ status: 2 }), 'sent', 'delivered', 'sent'],
    ['done', order({ status: 3 }), 'over', 'over', 'over'],
    ['cancelled', order({ status: 9 }), 'over', 'over', 'over'],
  ])('%s', (_what, facts, ship, deliver, cancel) => {
    expect([shipObstacle(facts), deliverObstacle(facts), cancelObstacle(facts)]).toEqual([ship, deliver, cancel]);
  });
});

describe('[DESK-59] why the address of an order cannot be changed', () => {
  const waiting = order({});
  test.each([
    ['unpaid', order({ paid: false }), [], null],
    ['to ship', waiting, [waiting], null],
    ['asked back', order({ hasOpenRefund: true }), [], null],
    ['beside one that was cancelled', waiting, [order({ status: 9 })], null],
    ['sent in part', order({ isPartlySent: true }), [], 'purchaseSent'],
    ['beside one that was sent', waiting, [order({ status: 1 })], 'purchaseSent'],
    ['beside one that is done', waiting, [order({ status: 3 })], 'purchaseSent'],
    ['on its way', order({ status: 1 }), [], 'sent'],
    ['received', order({ status: 2 }), [], 'sent'],
    ['done', order({ status: 3 }), [], 'over'],
    ['cancelled', order({ status: 9 }), [], 'over'],
  ])('%s', (_what, one, others, obstacle) => expect(addressObstacle(one, [one, ...others])).toBe(obstacle));
});

describe('[DESK-11] money given back without a request', () => {
  test.each([
    ['unpaid', order({ paid: false }), true, 'unpaid'],
    ['paid', order({}), true, null],
    ['received', order({ status: 2 }), true, null],
    ['done', order({ status: 3 }), true, null],
    ['while a request waits', order({ status: 2, hasOpenRefund: true }), true, 'askedBack'],
    ['all given back', order({ status: 2 }), false, 'nothingLeft'],
    ['cancelled', order({ status: 9 }), true, 'over'],
  ])('%s', (_what, facts, hasRefundable, obstacle) =>
    expect(refundObstacle({ ...facts, hasRefundable })).toBe(obstacle),
  );
  test.each([
    [['support'], 10_000],
    [['support', 'orders'], 10_000],
    [['support', 'finance'], null],
    [['owner'], null],
  ])('%j may give back %s', (roles, most) => expect(refundMostCents(roles)).toBe(most));
});

describe('[DESK-06] prices that cannot stand together', () => {
  const now = new Date('2026-03-01T12:00:00Z');
  const later = new Date('2026-03-02T12:00:00Z');
  const plain = [{ priceCents: 1000, comparedCents: null }];
  const cut = [{ priceCents: 1000, comparedCents: 1500 }];
  test.each([
    ['a price', { discount: 0, discountEnds: null, variants: plain }, null],
    ['a price with an older one', { discount: 0, discountEnds: null, variants: cut }, null],
    [
      'an older price that is the same',
      { discount: 0, discountEnds: null, variants: [{ priceCents: 1000, comparedCents: 1000 }] },
      'comparedNotHigher',
    ],
    ['a discount with its end', { discount: 20, discountEnds: later, variants: plain }, null],
    ['a discount for ever', { discount: 20, discountEnds: null, variants: plain }, 'discountWithoutEnd'],
    ['a discount that ends now', { discount: 20, discountEnds: now, variants: plain }, 'endIsPast'],
    ['a discount beside an older price', { discount: 20, discountEnds: later, variants: cut }, 'comparedAndDiscount'],
  ])('%s', (_what, asked, obstacle) => expect(priceObstacle(asked, now)).toBe(obstacle));
});

describe('[DESK-06] a price that changes by a percentage, in whole cents', () => {
  test.each([
    [1000, 10, 1100],
    [1995, 10, 2195],
    [1994, 10, 2193],
    [1995, -10, 1796],
    [333, -50, 167],
    [1, -90, 0],
    [100_000_000, 500, 600_000_000],
  ])('%d by %d percent is %d', (cents, percent, after) => expect(centsAfterPercent(cents, percent)).toBe(after));
});

describe('[DESK-05] why an application cannot be approved', () => {
  test.each([
    ['without documents', 1, [], null],
    ['all accepted', 1, ['accepted', 'accepted'], null],
    ['one not looked at', 1, ['accepted', 'pending'], 'documents'],
    ['one refused, one not looked at', 1, ['refused', 'pending'], 'refused'],
    ['decided before', 2, ['accepted'], 'decided'],
  ] as const)('%s', (_what, auditStatus, states, obstacle) =>
    expect(approvalObstacle({ auditStatus, documents: states.map((state) => ({ state })) })).toBe(obstacle),
  );
});

test.each([
  [['support'], 1_000],
  [['support', 'admin'], null],
])('[DESK-44] %j may give or take %s points at a time', (roles, most) => expect(pointsMost(roles)).toBe(most));
