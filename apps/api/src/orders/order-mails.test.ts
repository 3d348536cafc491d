import { confirmationOf } from './order-mails';

const size = { name: 'Size', nameFr: 'Format', values: ['Set of 2'], valuesFr: ['Lot de 2'] };
const parts = [
  {
    order_no: 'PT1-1',
    merchant: 'Clearwater Glass',
    lines: [{ en: 'Wine glass', fr: 'Verre à vin', sku: 'Set of 2', attributes: [size], num: 1 }],
  },
];
const confirmation = (locale: 'en' | 'fr', currency_symbol = '') => {
  const head = { order_no: 'PT1', store_id: 1, email: 'ada@souk.test', pay_cents: 123_450, locale, currency_symbol };
  return confirmationOf(head, parts, { token: 'key', origin: 'https://souk.test' });
};

test('[I18N-01] [ORDER-04] the confirmation speaks the shopper’s language: names, choices and the sum', () => {
  expect(confirmation('en').text).toContain('1 × Wine glass (Set of 2)');
  expect(confirmation('en').text).toContain('of $1,234.50 is paid');
  expect(confirmation('fr').text).toContain('1 × Verre à vin (Lot de 2)');
  expect(confirmation('fr').text).toContain('de 1\u202f234,50\u00a0$US est payée');
  expect(confirmation('fr').text).toContain('https://souk.test/order/order_detail?orderNo=PT1&token=key');
});

test('[I18N-02] the confirmation writes the sum with the owner’s own sign', () => {
  expect(confirmation('en', 'US$').text).toContain('of US$1,234.50 is paid');
  expect(confirmation('fr', 'US$').text).toContain('de 1\u202f234,50\u00a0US$ est payée');
});
