import { writeLetter } from '../mail/write-letter';
import type { MailPurchase } from './mail-purchase';
import { orderLetter } from './order-letter';
import { storedGoodAddress } from '../testing/shop';

const size = { name: 'Size', nameFr: 'Format', values: ['Set of 2'], valuesFr: ['Lot de 2'] };
const glass = {
  item_id: 7,
  en: 'Wine glass',
  fr: 'Verre à vin',
  sku: 'Set of 2',
  attributes: [size],
  num: 1,
  unit_cents: 123_450,
  image: '/img/wine-glass.webp',
};
const purchase = (own: Partial<MailPurchase> = {}): MailPurchase => ({
  order_no: 'PT1',
  store_id: 1,
  user_id: null,
  email: 'ada@souk.test',
  locale: 'en',
  address: { ...storedGoodAddress, firstName: 'Ada <b>' },
  goods_cents: 123_450,
  freight_cents: 0,
  mer_coupon_cents: 0,
  plat_coupon_cents: 0,
  pay_cents: 123_450,
  expires_at: new Date('2026-11-22T16:00:00Z'),
  paid_at: null,
  currency_symbol: '',
  parts: [{ order_no: 'PT1-1', merchant: 'Clearwater <i>Glass</i>', lines: [glass] }],
  ...own,
});
const sender = { name: 'Bazaar & Co', email: 'hello@bazaar.test', origin: 'https://souk.test' };
const confirmation = (own: Partial<MailPurchase> = {}) =>
  writeLetter(orderLetter('paid', purchase(own), { token: 'key', origin: 'https://souk.test' }), sender);

test('[I18N-01] [ORDER-04] the confirmation speaks the shopper’s language: names, choices and the sum', () => {
  expect(confirmation().text).toContain('1 × Wine glass (Set of 2), $1,234.50');
  expect(confirmation().text).toContain('of $1,234.50 is paid');
  const french = confirmation({ locale: 'fr' }).text;
  expect(french).toContain('1 × Verre à vin (Lot de 2)');
  expect(french).toContain('de 1\u202f234,50\u00a0$US est payée');
  expect(french).toContain('https://souk.test/order/order_detail?orderNo=PT1&token=key');
});

test('[I18N-02] the confirmation writes the sum with the owner’s own sign', () => {
  expect(confirmation({ currency_symbol: 'US$' }).text).toContain('of US$1,234.50 is paid');
  expect(confirmation({ locale: 'fr', currency_symbol: 'US$' }).text).toContain('de 1\u202f234,50\u00a0US$ est payée');
});

test('[ORDER-04] its HTML shows picture, variant, sums, address and contact, and runs nothing of anybody’s name', () => {
  const { html, subject } = confirmation({ plat_coupon_cents: 3450, pay_cents: 120_000 });
  expect(subject).toBe('Your Bazaar & Co order PT1');
  expect(html).toContain('<h1');
  expect(html).toContain('Your Bazaar &amp; Co order PT1</h1>');
  expect(html).toContain('src="https://souk.test/img/wine-glass.webp?w=128&amp;f=jpeg"');
  expect(html).toContain('>Set of 2<');
  for (const amount of ['$1,234.50', '−$34.50', '$1,200.00']) expect(html).toContain(`>${amount}<`);
  expect(html).toContain('12 St James Square');
  expect(html).toContain('href="mailto:hello@bazaar.test"');
  expect(html).toContain('Clearwater &lt;i&gt;Glass&lt;/i&gt;');
  expect(html).toContain('Ada &lt;b&gt; Lovelace');
  expect(html).not.toMatch(/<script|<i>|<b>/);
});
