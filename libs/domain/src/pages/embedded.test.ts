import { formQuantity, formSku, listNumbers, reviewNumbers } from './embedded';

describe('owner-designed pages', () => {
  test('[PAGE-02] lists: page 1, size 10', () => {
    expect([
      listNumbers(null, null),
      listNumbers('', ''),
      listNumbers('3', '25'),
      listNumbers('1', '1'),
      listNumbers('-1', '1e9'),
    ]).toEqual([
      { page: 1, limit: 10 },
      { page: 1, limit: 10 },
      { page: 3, limit: 25 },
      { page: 1, limit: 1 },
      { page: 1, limit: 50 },
    ]);
  });

  test('[PAGE-06] reviews: page 20 at most and by default, size 1, type 0', () => {
    expect([reviewNumbers(null, null, null), reviewNumbers('40', '5', '2'), reviewNumbers('3', 'x', '9')]).toEqual([
      { page: 20, limit: 1, type: 0 },
      { page: 20, limit: 5, type: 2 },
      { page: 3, limit: 1, type: 0 },
    ]);
  });

  test('[PAGE-05] a quantity is 1 if missing or invalid', () => {
    expect([formQuantity(null), formQuantity('x'), formQuantity('0'), formQuantity('4')]).toEqual([1, 1, 1, 4]);
  });

  test('[PAGE-05] the sku is made of fields with numbers for names', () => {
    const fields = [
      ['2', 'M'],
      ['email', 'a@b.test'],
      ['1', 'Blue'],
      ['3', ''],
      ['a4', 'no'],
      ['5th', 'no'],
      ['10', 'Wool'],
    ] as const;
    expect(formSku(fields)).toBe('Blue,M,Wool');
  });
});
