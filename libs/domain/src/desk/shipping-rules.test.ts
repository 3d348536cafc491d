import { shippingObstacle } from './index';

const now = new Date('2026-11-23T12:00:00Z');
const rules = { minDays: 2, maxDays: 5, closedUntil: null };

test.each([
  [rules, null],
  [{ ...rules, minDays: 5 }, null],
  [{ ...rules, minDays: 6 }, 'daysBackwards'],
  [{ ...rules, closedUntil: new Date('2026-11-24T00:00:00Z') }, null],
  [{ ...rules, closedUntil: now }, 'backInThePast'],
] as const)('[DESK-36] rules of sending %j: %s', (asked, why) => expect(shippingObstacle(asked, now)).toBe(why));
