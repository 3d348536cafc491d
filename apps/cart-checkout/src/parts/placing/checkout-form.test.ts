import { addressOf, checkoutProblems, emptyForm, type CheckoutForm } from './checkout-form';

const filled: CheckoutForm = emptyForm({
  locale: 'en',
  email: 'ann@souk.test',
  firstName: 'Ann',
  lastName: 'Lee',
  detail: '1 Main St',
  city: 'Boston',
  province: 'MA',
  postCode: '02108',
  phone: '617 555 0100',
  payType: 'stripe',
});
const problems = (own: Partial<CheckoutForm>, context = { isFree: false, items: 1 }) =>
  checkoutProblems({ ...filled, ...own }, context);

test('[ORDER-02] a whole form has nothing wrong', () => {
  expect(problems({})).toEqual({});
});

test.each<[string, Partial<CheckoutForm>, Record<string, string>]>([
  ['a way to pay', { payType: '' }, { payType: 'rule.selectPayment' }],
  ['an address from the book', { addressId: '' }, { addressId: 'rule.selectAddress' }],
  ['an e-mail', { email: '' }, { email: 'rule.emailRequired' }],
  ['an e-mail that is one', { email: 'ann' }, { email: 'rule.emailInvalid' }],
  ['a state in the United States', { province: '' }, { province: 'rule.provinceRequired' }],
  ['a postal code that fits the country', { postCode: 'SW1A 1AA' }, { postCode: 'rule.postCodeInvalid' }],
  ['a note of 150 letters at most', { note: 'x'.repeat(151) }, { note: 'rule.noteTooLong' }],
])('[ORDER-02, ACCT-02] asks for %s', (_rule, own, wrong) => {
  expect(problems(own)).toEqual(wrong);
});

test('[ORDER-02] without an item there is nothing to order', () => {
  expect(problems({}, { isFree: false, items: 0 })).toEqual({ items: 'rule.selectItem' });
});

test('an order that costs nothing needs no way to pay', () => {
  expect(problems({ payType: '' }, { isFree: true, items: 1 })).toEqual({});
});

test('[ACCT-02] countries decide: Ireland needs a county, France does not, Hong Kong has no postal code', () => {
  expect(problems({ country: 'FR', province: '', postCode: '75002' })).toEqual({});
  expect(problems({ country: 'HK', province: '', postCode: '' })).toEqual({});
  expect(problems({ country: 'IE', province: '', postCode: 'D02 AF30' })).toEqual({
    province: 'rule.provinceRequired',
  });
});

test('an address of the book needs no typed fields', () => {
  expect(problems({ addressId: '71', detail: '', city: '' })).toEqual({});
});

test('a postal code is text: its zero and its space survive', () => {
  expect(addressOf({ ...filled, postCode: ' 01234 ' }).postCode).toBe('01234');
  expect(addressOf({ ...filled, postCode: 'sw1a  1aa' }).postCode).toBe('SW1A 1AA');
});
