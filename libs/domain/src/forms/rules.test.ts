import { emailCodeRules, phoneRules, registerRules, resetRules, subscribeRules } from './account-rules';
import { isEmail } from './email';
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
  expect(brokenFields(resetRules, { ...values, newPassword: '', passwordAgain: '' })).toEqual({
    newPassword: 'rule.passwordRequired',
    passwordAgain: 'rule.confirmRequired',
  });
});

test('[LOGIN-04] a password for an account by phone is typed twice too, and both are told when both are empty', () => {
  const values = { phone: '2025550123', captcha: '123456', password: '', passwordConfirm: '' };
  expect(brokenFields(phoneRules, values)).toEqual({
    password: 'rule.passwordRequired',
    passwordConfirm: 'rule.confirmRequired',
  });
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

test.each([
  [{ phone: 'abc' }, { phone: 'rule.phoneInvalid' }],
  [{ phone: '----' }, { phone: 'rule.phoneInvalid' }],
  [{ phone: '+1 (617) 555-0111' }, {}],
  [{ name: '🧵'.repeat(20) }, { name: 'rule.companyRequired' }],
  [{ name: '織物 & Co' }, {}],
  [{ name: 'O'.repeat(101) }, { name: 'rule.nameTooLong' }],
  [{ realName: 'O'.repeat(101) }, { realName: 'rule.nameTooLong' }],
  [{ realName: '!!' }, { realName: 'rule.realNameRequired' }],
])('[MER-02] an application with %j is refused at its field: %j', (own, fields) => {
  const good = {
    name: 'Oak & Co',
    realName: 'Olive Oak',
    phone: '+16175550111',
    email: 'o@oak.test',
    captcha: '123456',
  };
  const rest = { categoryId: 1, typeId: 1, agreementVersion: '1', qualificationPicture: '["/1.webp"]' };
  expect(brokenFields(applicationRules, { ...good, ...rest, ...own })).toEqual(fields);
});

test('[WIDGET-05] a chat message has 120 characters', () => {
  expect([chatMessage('  '), chatMessage(' hi '), chatMessage('x'.repeat(130))?.length]).toEqual([null, 'hi', 120]);
});
