import { readSale, type SaleValues } from './sale-form';

const now = new Date('2026-03-01T12:00:00Z');
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
    expect(readSale(good, now)).toEqual({ terms: expect.objectContaining({ percent: 20, productIds: [4] }) }));

  test.each<[string, Partial<SaleValues>, string]>([
    ['no French name', { nameFr: '' }, 'nameMissing'],
    ['everything off', { percent: '100' }, 'badPercent'],
    ['nothing off', { percent: '0' }, 'badPercent'],
    ['an end in the past', { ends: '2026-02-01T12:00' }, 'endMissing'],
    ['an end before its beginning', { starts: '2026-03-06T12:00' }, 'endMissing'],
    ['no products', { products: [] }, 'productsMissing'],
  ])('%s is told', (_what, values, wrong) =>
    expect(readSale({ ...good, ...values }, now)).toEqual({ wrong: `admin.sales.${wrong}` }),
  );
});
