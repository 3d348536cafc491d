import { countryCodes } from '@souk/domain';
import { createTaxProvider } from './create-tax-provider';
import { taxRates } from './rates';
import type { TaxProvider } from './tax-provider';

const sale = (taxNumber = 'GB1') => ({
  country: 'GB',
  at: new Date('2026-11-01T12:00:00Z'),
  lines: [
    { id: 1, category: 'standard' as const, paidCents: 12_000, taxNumber },
    { id: 2, category: 'reduced' as const, paidCents: 2100, taxNumber },
    { id: 3, category: 'zero' as const, paidCents: 2100, taxNumber },
  ],
});

const nothingOwn = async () => [];

/** What the shop relies on of whoever works tax out: the table, or an adapter of an outside provider. */
const keepsThePort = (provider: TaxProvider) => {
  test('answers lines that it was asked for, each with a part of its price', async () => {
    const asked = sale();
    for (const [id, { basisPoints, cents }] of await provider.taxOf(asked)) {
      const line = asked.lines.find((one) => one.id === id);
      expect(line).toBeDefined();
      expect([Number.isInteger(cents), cents >= 0, cents <= (line?.paidCents ?? 0)]).toEqual([true, true, true]);
      expect([Number.isInteger(basisPoints), basisPoints >= 0, basisPoints <= 10_000]).toEqual([true, true, true]);
    }
  });
  test('answers the same to the same sale', async () =>
    expect(await provider.taxOf(sale())).toEqual(await provider.taxOf(sale())));
  test('answers nothing for a seller without a number, and for a country that it does not know', async () => {
    expect((await provider.taxOf(sale(''))).size).toBe(0);
    expect((await provider.taxOf({ ...sale(), country: 'ZZ' })).size).toBe(0);
  });
};

describe('[DESK-35] the table', () => {
  const table = createTaxProvider({ taxProvider: 'table' }, nothingOwn);
  keepsThePort(table);
  test('works out the share of each line by its class', async () =>
    expect([...(await table.taxOf(sale()))]).toEqual([
      [1, { basisPoints: 2000, cents: 2000 }],
      [2, { basisPoints: 500, cents: 100 }],
      [3, { basisPoints: 0, cents: 0 }],
    ]));
});

describe('[DESK-35] the table with rates of the store’s own', () => {
  const own = [{ country: 'GB', since: '2026-10-01', standard: 1750, reduced: null, low: null }];
  const table = createTaxProvider({ taxProvider: 'table' }, async () => own);
  keepsThePort(table);
  test('holds theirs from their day on', async () => {
    expect((await table.taxOf(sale())).get(1)).toEqual({ basisPoints: 1750, cents: 1787 });
    const before = { ...sale(), at: new Date('2026-09-30T12:00:00Z') };
    expect((await table.taxOf(before)).get(1)).toMatchObject({ basisPoints: 2000 });
  });
});

describe('[DESK-35] nobody', () => {
  const nobody = createTaxProvider({ taxProvider: 'none' }, nothingOwn);
  keepsThePort(nobody);
  test('works nothing out', async () => expect((await nobody.taxOf(sale())).size).toBe(0));
});

describe('[DESK-35] rates by country', () => {
  test('each names a country that the shop sends to, a day and rates in order', () => {
    for (const { country, since, standard, reduced, low } of taxRates) {
      expect(countryCodes).toContain(country);
      expect(since).toMatch(/^20\d\d-[01]\d-[0-3]\d$/);
      expect([country, standard > 0 && standard < 3000]).toEqual([country, true]);
      expect([country, (reduced ?? 0) < standard, (low ?? 0) < (reduced ?? standard)]).toEqual([country, true, true]);
    }
  });
  test('no country has two of one day', () => {
    const keys = taxRates.map(({ country, since }) => `${country} ${since}`);
    expect(new Set(keys).size).toBe(keys.length);
  });
  test('every state of the European Union is in it', () => {
    const union = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');
    expect(union.filter((code) => !taxRates.some(({ country }) => country === code))).toEqual([]);
  });
});
