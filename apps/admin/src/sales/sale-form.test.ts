import { readSale, type SaleValues } from './sale-form';

const at = { now: new Date('2026-03-01T12:00:00Z'), zone: 'Europe/Paris' };
const good: SaleValues = {
  nameEn: 'Flash',
  nameFr: 'Éclair',
  percent: '20',
  starts: '',
  ends: '2026-03-05T12:00',
  products: [{ id: 4, name: 'Mug' }],
};

describe('[DESK-16] a flash sale as it is typed', () => {
  test('names, percentage, end and products become terms', () =>
    expect(readSale(good, at)).toEqual({
      terms: expect.objectContaining({ percent: 20, productIds: [4], endsAt: '2026-03-05T11:00:00.000Z' }),
    }));

  test.each<[string, Partial<SaleValues>, string]>([
    ['no French name', { nameFr: '' }, 'nameMissing'],
    ['everything off', { percent: '100' }, 'badPercent'],
    ['nothing off', { percent: '0' }, 'badPercent'],
    ['an end in the past', { ends: '2026-02-01T12:00' }, 'endMissing'],
    ['an end before its beginning', { starts: '2026-03-06T12:00' }, 'endMissing'],
    ['no products', { products: [] }, 'productsMissing'],
  ])('%s is told', (_what, values, wrong) =>
    expect(readSale({ ...good, ...values }, at)).toEqual({ wrong: `admin.sales.${wrong}` }),
  );
});
