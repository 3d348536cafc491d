import { mustBeReviewed } from './product-review';

test.each([
  ['trusted', 'none', false, false],
  ['trusted', 'refused', false, false],
  ['reviewed', 'none', false, true],
  ['reviewed', 'waiting', false, true],
  ['reviewed', 'refused', false, true],
  ['reviewed', 'live', false, false],
  ['reviewed', 'none', true, false],
] as const)(
  '[DESK-09] of a %s merchant, a product that is %s (on sale: %s) is looked at: %s',
  (trust, reviewState, isLive, isSo) => expect(mustBeReviewed({ trust, reviewState, isLive })).toBe(isSo),
);
