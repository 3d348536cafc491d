import { isEmail } from './email';
import { codeLength, passwordMinLength } from '../limits';
import { required, type Rule } from './rules';

export type RegisterValues = { email: string; password: string; passwordConfirm: string };

/** Creating an account by e-mail, in the order of spec 5 "Register". Source: LOGIN-04. */
export const registerRules: readonly Rule<RegisterValues>[] = [
  { field: 'password', messageId: 'rule.passwordRequired', broken: (v) => v.password === '' },
  required('email', 'rule.emailRequired'),
  { field: 'email', messageId: 'rule.emailInvalid', broken: (v) => !isEmail(v.email) },
  { field: 'passwordConfirm', messageId: 'rule.confirmRequired', broken: (v) => v.passwordConfirm === '' },
  { field: 'password', messageId: 'rule.passwordTooShort', broken: (v) => v.password.length < passwordMinLength },
  { field: 'passwordConfirm', messageId: 'rule.passwordsDiffer', broken: (v) => v.password !== v.passwordConfirm },
];

/** Asking for a code by e-mail. Source: spec 5 "E-mail code request", LOGIN-05. */
export const emailCodeRules: readonly Rule<{ email: string }>[] = [
  required('email', 'rule.emailRequired'),
  { field: 'email', messageId: 'rule.emailInvalid', broken: (v) => !isEmail(v.email) },
];

/** The discount subscription of the cart. Source: spec 5 "Subscription form", ERR-07. */
export const subscribeRules: readonly Rule<{ email: string }>[] = [
  required('email', 'rule.enterEmail'),
  { field: 'email', messageId: 'rule.enterCorrectEmail', broken: (v) => !isEmail(v.email) },
];

/** A code as typed. */
export const codeRules: readonly Rule<{ captcha: string }>[] = [
  required('captcha', 'rule.codeRequired'),
  {
    field: 'captcha',
    messageId: 'rule.codeWrong',
    broken: (v) => v.captcha.length !== codeLength || /\D/.test(v.captcha),
  },
];

export type PhoneValues = { phone: string; captcha: string; password: string; passwordConfirm: string };

/** Creating an account by phone. Whether the number exists is asked of a phone library. */
export const phoneRules: readonly Rule<PhoneValues>[] = [
  required('phone', 'rule.phoneRequired'),
  required('captcha', 'rule.codeRequired'),
  { field: 'password', messageId: 'rule.passwordRequired', broken: (v) => v.password === '' },
  { field: 'password', messageId: 'rule.passwordTooShort', broken: (v) => v.password.length < passwordMinLength },
  { field: 'passwordConfirm', messageId: 'rule.confirmRequired', broken: (v) => v.passwordConfirm === '' },
  { field: 'passwordConfirm', messageId: 'rule.passwordsDiffer', broken: (v) => v.password !== v.passwordConfirm },
];

export type ResetValues = { email: string; captcha: string; newPassword: string; passwordAgain: string };

/** A new password by code. Source: ACCT-09. */
export const resetRules: readonly Rule<ResetValues>[] = [
  required('email', 'rule.emailRequired'),
  { field: 'email', messageId: 'rule.emailInvalid', broken: (v) => !isEmail(v.email) },
  required('captcha', 'rule.codeRequired'),
  { field: 'newPassword', messageId: 'rule.passwordRequired', broken: (v) => v.newPassword === '' },
  { field: 'newPassword', messageId: 'rule.passwordTooShort', broken: (v) => v.newPassword.length < passwordMinLength },
  { field: 'passwordAgain', messageId: 'rule.confirmRequired', broken: (v) => v.passwordAgain === '' },
  { field: 'passwordAgain', messageId: 'rule.passwordsDiffer', broken: (v) => v.newPassword !== v.passwordAgain },
];
