import { emailCodeRules, registerRules, resetRules, subscribeRules } from './account-rules';
import { addressRules } from './address-rules';
import { tidyPostCode } from './countries';
import { isEmail } from './email';
import { formQuantity, formSku, listNumbers, reviewNumbers } from './embedded';
import { applicationRules, chatMessage, checkoutRules, pictureTrouble, refundRules, reviewRules } from './form-rules';
import { brokenFields, firstBroken } from './rules';

describe('[LOGIN-04] registering is checked in the order of the specification', () => {
  const good = { email: 'ann@shop.test', password: 'secret', passwordConfirm: 'secret' };
  test.each([
    [{ email: '', password: '', passwordConfirm: '' }, 'rule.passwordRequired'],
    [{ ...good, email: '' }, 'rule.emailRequired'],
    [{ ...good, email: 'ann@shop', passwordConfirm: '' }, 'rule.emailInvalid'],
    [{ ...good, password: 'abc', passwordConfirm: '' }, 'rule.confirmRequired'],
    [{ ...good, password: 'short', passwordConfirm: 'other' }, 'rule.passwordTooShort'],
    [{ ...good, passwordConfirm: 'secreT' }, 'rule.passwordsDiffer'],
    [good, undefined],
  ])('%j: %s', (values, messageId) => expect(firstBroken(registerRules, values)?.messageId).toBe(messageId));
});

describe('[LOGIN-04] e-mail pattern', () => {
  test.each([
    ['ann_1-x@shop.test', true],
    ['first.last@mail.shop.test', true],
    ['ann+shop@shop.test', true],
    ['ann@shop', false],
    ['ann shop@shop.test', false],
    ['@shop.test', false],
    ['ann@shop..test', false],
    ['<b>@shop.test', false],
    [`${'a'.repeat(300)}@shop.test`, false],
  ])('%s: %p', (text, is) => expect(isEmail(text)).toBe(is));
});

test('[LOGIN-05] a code needs an address of the pattern', () => {
  expect(['', 'x', 'a@b.test'].map((email) => firstBroken(emailCodeRules, { email })?.messageId)).toEqual([
    'rule.emailRequired',
    'rule.emailInvalid',
    undefined,
  ]);
});

test('[ERR-07] the cart subscription has words of its own', () => {
  expect(['', 'x'].map((email) => firstBroken(subscribeRules, { email })?.messageId)).toEqual([
    'rule.enterEmail',
    'rule.enterCorrectEmail',
  ]);
});

test('[ACCT-09] a new password has 6 characters and is typed twice alike', () => {
  const values = { email: 'a@b.test', captcha: '123456', newPassword: '12345', passwordAgain: '1234' };
  expect(brokenFields(resetRules, values)).toEqual({
    newPassword: 'rule.passwordTooShort',
    passwordAgain: 'rule.passwordsDiffer',
  });
});

describe('[ACCT-02] addresses by country', () => {
  const address = {
    firstName: 'Ann',
    lastName: 'Lee',
    email: 'ann@shop.test',
    country: 'US',
    detail: '1 Main St',
    city: 'Boston',
    province: 'MA',
    postCode: '02108',
    phone: '+1 617 555 0100',
  };
  test.each([
    ['a whole one', {}, {}],
    ['a state in the United States', { province: '' }, { province: 'rule.provinceRequired' }],
    ['no state in France', { country: 'FR', province: '', postCode: '75001' }, {}],
    ['a postcode of letters', { postCode: 'ABCDE' }, { postCode: 'rule.postCodeInvalid' }],
    ['a British postcode survives', { country: 'GB', province: '', postCode: 'SW1A 1AA' }, {}],
    ['no postcode in Hong Kong', { country: 'HK', province: '', postCode: '' }, {}],
    ['a country that is none', { country: 'ZZ', province: '' }, { country: 'rule.countryRequired' }],
    ['a phone of letters', { phone: 'call me' }, { phone: 'rule.phoneInvalid' }],
    ['names', { firstName: ' ', lastName: '' }, { firstName: 'rule.nameRequired', lastName: 'rule.lastNameRequired' }],
  ])('%s', (_what, change, broken) => expect(brokenFields(addressRules, { ...address, ...change })).toEqual(broken));

  test('postal codes are text', () =>
    expect([tidyPostCode(' 01234 '), tidyPostCode('sw1a  1aa')]).toEqual(['01234', 'SW1A 1AA']));
});

test('[ORDER-02] the order confirmation asks for item, address, payment, and a note of 150', () => {
  const values = { items: 0, addressChosen: false, payType: '', note: 'x'.repeat(151) };
  expect(Object.values(brokenFields(checkoutRules, values))).toEqual([
    'rule.selectItem',
    'rule.selectAddress',
    'rule.selectPayment',
    'rule.noteTooLong',
  ]);
});

test('[ACCT-05] a refund has a reason, a remark of 100, five pictures', () => {
  expect(
    Object.values(
      brokenFields(refundRules, { text: '', explain: 'x'.repeat(101), pics: Array(6).fill('/img/u/x.webp') }),
    ),
  ).toEqual(['rule.reasonRequired', 'rule.remarkTooLong', 'rule.tooManyPictures']);
});

test('[ACCT-06] a review has two scores and words', () => {
  expect(Object.keys(brokenFields(reviewRules, { productScore: 0, serviceScore: 6, comment: '', pics: [] }))).toEqual([
    'productScore',
    'serviceScore',
    'comment',
  ]);
});

describe('[ACCT-06] pictures', () => {
  test.each([
    [{ type: 'image/png', size: 10 }, 4, null],
    [{ type: 'image/png', size: 10 }, 5, 'rule.tooManyPictures'],
    [{ type: 'image/gif', size: 10 }, 0, 'rule.pictureType'],
    [{ type: 'image/jpeg', size: 6_000_000 }, 0, 'rule.pictureTooLarge'],
  ])('%j beside %d: %s', (picture, already, trouble) => expect(pictureTrouble(picture, already)).toBe(trouble));
});

test('[MER-02] an application names what is missing', () => {
  const empty = { name: '', realName: '', phone: '', email: '', captcha: '' };
  expect(Object.keys(brokenFields(applicationRules, empty))).toEqual([
    'name',
    'realName',
    'phone',
    'email',
    'captcha',
    'categoryId',
    'typeId',
    'agreementVersion',
    'qualificationPicture',
  ]);
});

test('[WIDGET-05] a chat message has 120 characters', () => {
  expect([chatMessage('  '), chatMessage(' hi '), chatMessage('x'.repeat(130))?.length]).toEqual([null, 'hi', 120]);
});

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
