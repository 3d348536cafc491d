import { buttonFields, withButtonFields } from './button-fields';

const sentBy = (fields: Record<string, string>) => {
  const { name, value } = buttonFields(fields);
  return withButtonFields(
    new URLSearchParams([
      ['storeId', '1'],
      [name, value],
    ]),
  );
};

test('[CARD-02] what a pressed button brings stands beside the fields of its form', () => {
  expect([...sentBy({ productId: '7', name: 'Pot & lid = 1 €' })]).toEqual([
    ['storeId', '1'],
    ['productId', '7'],
    ['name', 'Pot & lid = 1 €'],
  ]);
});

test('a form whose button brings none is as it was sent', () => {
  const sent = new URLSearchParams('line=1&line=2&buyNow=1');
  expect(String(withButtonFields(sent))).toBe('line=1&line=2&buyNow=1');
});
