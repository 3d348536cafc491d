import { arrivalOf } from './arrival';

test('[K9] [ORDER-02] a parcel arrives so many days after it was ordered, over the end of a month too', () => {
  expect(arrivalOf(new Date('2026-11-28T10:00:00.000Z'), { minDays: 2, maxDays: 5 })).toEqual({
    from: '2026-11-30T10:00:00.000Z',
    until: '2026-12-03T10:00:00.000Z',
  });
});
