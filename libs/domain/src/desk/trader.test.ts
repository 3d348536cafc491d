import { bareAccount, isPaymentAccount, missingOfTrader } from './trader';

const complete = {
  legalName: 'Ann & Co Ltd',
  legalAddress: '1 High Street',
  legalPhone: '+44 20 7946 0958',
  legalEmail: 'office@ann.test',
  tradeRegister: 'Companies House',
  registerNumber: '01234567',
  accountEnd: '1332',
  isCertified: true,
};

describe('[DESK-37] what the law asks of whoever sells', () => {
  test('nothing is missing of a merchant who gave it all', () => expect(missingOfTrader(complete)).toEqual([]));

  test.each([
    [{ legalName: ' ' }, ['legalName']],
    [{ legalPhone: '', legalEmail: ' ' }, ['legalPhone', 'legalEmail']],
    [{ tradeRegister: '', registerNumber: '1' }, ['register']],
    [{ accountEnd: '', isCertified: false }, ['account', 'certified']],
  ])('%j is missing: %j', (change, missing) => expect(missingOfTrader({ ...complete, ...change })).toEqual(missing));

  test.each([
    ['GB82 WEST 1234 5698 7654 32', true],
    ['de89370400440532013000', true],
    ['DE88370400440532013000', false],
    ['DE8937', false],
    ['021000021 123456789', true],
    ['12345', false],
    ['my bank', false],
    ['<b>123456</b>', false],
  ])('an account %s is one that can be paid to: %s', (typed, is) =>
    expect(isPaymentAccount(bareAccount(typed))).toBe(is),
  );
});
