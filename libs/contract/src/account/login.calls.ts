import type { CallTable } from '../wire/call';

/** Calls about making an account and getting into it. Answers never say whether an account exists. Source: spec 7. */
export const loginCalls = {
  registerEmail: {
    as: 'login.registerEmail',
    method: 'POST',
    path: '/api/front/login/register/email',
    auth: 'none',
    tag: 'login',
  },
  /** Mails a code; the body is the address alone, as a JSON text. */
  emailCaptcha: {
    as: 'login.emailCaptcha',
    method: 'POST',
    path: '/api/front/login/email/captcha',
    auth: 'none',
    tag: 'login',
  },
  /** Whether the token that comes along still holds. */
  tokenExists: {
    as: 'login.tokenExists',
    method: 'POST',
    path: '/api/front/login/token/is/exist',
    auth: 'none',
    tag: 'login',
    takes: 'nothing',
    probesToken: true,
  },
  /** Sends a code by SMS. */
  phoneCode: { as: 'login.phoneCode', method: 'POST', path: '/api/front/login/sendCode', auth: 'none', tag: 'login' },
  registerPhone: {
    as: 'login.registerPhone',
    method: 'POST',
    path: '/api/front/login/register/mobile',
    auth: 'none',
    tag: 'login',
  },
  /** Mails a code for a new password; the body is the address alone, as a JSON text. */
  forgotPassword: {
    as: 'login.forgotPassword',
    method: 'POST',
    path: '/api/front/login/email/forget/password',
    auth: 'none',
    tag: 'login',
  },
  /** Whether a code is the one that was sent; a guess counts as it does where the code is used, and a right one stays good. */
  checkCode: {
    as: 'login.checkCode',
    method: 'POST',
    path: '/api/front/login/code/check',
    auth: 'none',
    tag: 'login',
  },
  resetPassword: {
    as: 'login.resetPassword',
    method: 'POST',
    path: '/api/front/login/email/reset/password',
    auth: 'none',
    tag: 'login',
  },
  /** Notes the e-mail of an anonymous purchase; never an account, never a token. */
  registerVisitor: {
    as: 'login.registerVisitor',
    method: 'POST',
    path: '/api/front/login/register/visitor',
    auth: 'none',
    tag: 'login',
    cart: true,
  },
  /** Which tabs the dialog shows. */
  loginMethods: {
    as: 'login.methods',
    method: 'GET',
    path: '/api/front/login/method/info',
    auth: 'none',
    tag: 'login',
    takes: 'nothing',
  },
} as const satisfies CallTable;
