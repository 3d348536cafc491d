import { readShipping } from './shipping-values';

const at = { now: new Date('2026-11-23T12:00:00Z'), zone: 'Europe/Paris' };
const typed = { fee: '5,90', freeFrom: '', minDays: '2', maxDays: '5', away: '' };

describe('[DESK-36] rules of sending as they are typed', () => {
  test('amounts have a point or a comma; what is empty is never and here', () =>
    expect(readShipping(typed, at)).toEqual({
      rules: { feeCents: 590, freeFromCents: null, minDays: 2, maxDays: 5, closedUntil: null },
    }));
  test('a day to be back on is a moment', () =>
    expect(readShipping({ ...typed, freeFrom: '80', away: '2026-12-24T08:00' }, at)).toMatchObject({
      rules: { freeFromCents: 8000, closedUntil: '2026-12-24T07:00:00.000Z' },
    }));
  test.each([
    [{ fee: '' }, { fee: 'badAmount' }],
    [{ freeFrom: 'much' }, { freeFrom: 'badAmount' }],
    [{ minDays: '6' }, { maxDays: 'badDays' }],
    [{ minDays: '6', maxDays: '' }, { maxDays: 'badDays' }],
    [
      { maxDays: '91', away: '2026-01-01T08:00', fee: 'free' },
      { fee: 'badAmount', maxDays: 'badDays', away: 'badAway' },
    ],
  ])('%j is told at each field: %j', (change, faults) => {
    const told = Object.fromEntries(Object.entries(faults).map(([field, fault]) => [field, `desk.shipping.${fault}`]));
    expect(readShipping({ ...typed, ...change }, at)).toEqual({ faults: told });
  });
});
