import { taxesOf } from './order-taxes';

const line = (basisPoints: number, cents: number) => ({
  tax: { category: 'standard' as const, country: 'GB', basisPoints, cents },
});

test('[DESK-35] tax of lines is added up by rate, and a line without one is in none', () => {
  expect(taxesOf([line(500, 10), line(2000, 800), { tax: null }, line(2000, 200), line(0, 0)])).toEqual([
    { basisPoints: 2000, cents: 1000 },
    { basisPoints: 500, cents: 10 },
    { basisPoints: 0, cents: 0 },
  ]);
  expect(taxesOf([{ tax: null }])).toEqual([]);
});
