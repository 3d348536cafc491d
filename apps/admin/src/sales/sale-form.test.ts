import type { FieldFaults } from '@souk/desk';
import { readSale, type SaleValues } from './sale-form';

const good: SaleValues = {
  nameEn: 'Flash',
  nameFr: 'Éclair',
  percent: '20',
  starts: '',
  ends: '2026-03-05T12:00',
  products: [{ id: 4, name: 'Mug' }],
};

const at = { begun: good, now: new Date('2026-03-01T12:00:00Z'), zone: 'Europe/Paris' };

describe('[DESK-16] a flash sale as it is typed', () => {
  test('names, percentage, end and products become terms', () =>
    expect(readSale(good, at)).toEqual({
      terms: expect.objectContaining({ percent: 20, productIds: [4], endsAt: '2026-03-05T11:00:00.000Z' }),
    }));

  test.each<[string, Partial<SaleValues>, FieldFaults<keyof SaleValues>]>([
    ['no French name', { nameFr: '' }, { nameFr: 'desk.fieldMissing' }],
    ['everything off', { percent: '100' }, { percent: 'admin.sales.badPercent' }],
    ['an end in the past', { ends: '2026-02-01T12:00' }, { ends: 'admin.sales.endMissing' }],
    ['a beginning in the past', { starts: '2026-03-01T12:59' }, { starts: 'admin.sales.startPast' }],
    ['an end before its beginning', { starts: '2026-03-06T12:00' }, { ends: 'admin.sales.endMissing' }],
    [
      'nothing off of nothing',
      { percent: '0', products: [] },
      { percent: 'admin.sales.badPercent', products: 'admin.sales.productsMissing' },
    ],
  ])('%s is told at its field', (_what, values, faults) =>
    expect(readSale({ ...good, ...values }, at)).toEqual({ faults }),
  );

  test('one that should have begun keeps its time, and can be saved', () => {
    const late = { ...good, starts: '2026-03-01T12:00' };
    expect(readSale(late, { ...at, begun: late })).toEqual({
      terms: expect.objectContaining({ startsAt: '2026-03-01T11:00:00.000Z' }),
    });
  });
});
