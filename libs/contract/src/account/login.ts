import { z } from 'zod';
import type { SchemaTable } from '../wire/call';
import { cartKeys, codeText, emailText, id, phoneText, sentence } from '../wire/fields';
import type { loginCalls } from './login.calls';
import { loginMethods } from '../pages/store';

/** A password as typed; how long it must be is a rule of `libs/domain`. */
const password = z.string().max(128);
const dialling = z.string().trim().max(5);

/**
 * An account by e-mail. `captcha` is the code that was mailed, and required: spec 7 lists e-mail, password and store alone, but
 * the form of spec 2 has the code among its fields, and without it anybody could take an account on somebody else's address.
 * Source: spec 2 "Login/register dialog", spec 7 login/register/email; LOGIN-03.
 */
export const registerEmailInput = z
  .object({
    email: emailText,
    password,
    captcha: codeText.optional().meta({ description: 'The code that login/email/captcha mailed. Without it: 400.' }),
    storeId: id.optional(),
  })
  // the reference says so; the server's own rule answers the sentence of spec 5 when it is missing
  .meta({ required: ['email', 'password', 'captcha'] });
export type RegisterEmailInput = z.input<typeof registerEmailInput>;

/** An account by phone. */
export const registerPhoneInput = z.object({
  phone: phoneText,
  countryCode: dialling,
  captcha: codeText,
  password,
  storeId: id.optional(),
});
export type RegisterPhoneInput = z.input<typeof registerPhoneInput>;

/** A code as it was typed, before what it is for is asked: by e-mail it is one for a new password, by phone one for a new account. */
export const checkCodeInput = z.union([
  z.object({ email: emailText, captcha: codeText }),
  z.object({ phone: phoneText, countryCode: dialling, captcha: codeText }),
]);
export type CheckCodeInput = z.input<typeof checkCodeInput>;

/** A new password by code. */
export const resetPasswordInput = z.object({
  email: emailText,
  captcha: codeText,
  newPassword: password,
  passwordAgain: password,
});
export type ResetPasswordInput = z.input<typeof resetPasswordInput>;

/** Schemas of the calls about signing in. */
export const loginSchemas = {
  registerEmail: { body: registerEmailInput, data: sentence },
  emailCaptcha: { body: emailText, data: sentence },
  tokenExists: { data: z.boolean() },
  phoneCode: { body: z.object({ phone: phoneText, countryCode: dialling }), data: sentence },
  registerPhone: { body: registerPhoneInput, data: sentence },
  forgotPassword: { body: emailText, data: sentence },
  checkCode: { body: checkCodeInput, data: z.literal(true) },
  resetPassword: { body: resetPasswordInput, data: sentence },
  registerVisitor: {
    body: cartKeys.extend({ email: emailText, phone: phoneText.optional(), countryCode: dialling.optional() }),
    data: z.literal(true),
  },
  loginMethods: { data: loginMethods },
} satisfies SchemaTable<typeof loginCalls>;
