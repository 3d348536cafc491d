import { sellsNow } from './sells-now';

const now = new Date('2026-11-23T12:00:00Z');

test.each([
  ['open', { isOpen: true, closedUntil: null }, true],
  ['as an api of the release before says it', { closedUntil: null }, true],
  ['suspended', { isOpen: false, closedUntil: null }, false],
  ['on holiday', { isOpen: true, closedUntil: '2026-11-24T00:00:00.000Z' }, false],
  ['back from holiday', { isOpen: true, closedUntil: '2026-11-23T12:00:00.000Z' }, true],
])('[DESK-37] a merchant %s sells, or does not', (_which, merchant, sells) => {
  expect(sellsNow(merchant, now)).toBe(sells);
});
