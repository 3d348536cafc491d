import type { IncomingMessage } from 'node:http';
import { bareCode, readBody } from '@souk/contract/internal';
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { errors } from 'oidc-provider';
import type { Login } from '../port';

const longestFormBytes = 10_000;

/** How a person proves who they are: by password, by one-time code, or by a code that also sets a new password. */
export type SignInStep = 'password' | 'code' | 'reset';

const ways: readonly string[] = ['password', 'code', 'reset'] satisfies SignInStep[];

/** @returns the way of that name; `password` for anything else */
export const toSignInStep = (name: unknown): SignInStep =>
  typeof name === 'string' && ways.includes(name) ? (name as SignInStep) : 'password';

/** What the sign-in form sends. */
export interface SignInForm {
  way: SignInStep;
  /** Only for the ways by code: ask for one, or show that it came. */
  step: 'send' | 'check';
  login: string;
  password: string;
  code: string;
  /** Which page of the second factor was sent; empty: the first one. */
  second: string;
  /** Only where an account is made: what its owner is called. */
  name: string;
}

/** @throws {errors.InvalidRequest} when the form is far larger than any that was served */
export const readSignInForm = async (request: IncomingMessage): Promise<SignInForm> => {
  const text = await readBody(request, longestFormBytes).catch((error: Error) => {
    throw error.name === 'BodyTooLarge' ? new errors.InvalidRequest('the form is too large') : error;
  });
  const form = new URLSearchParams(text);
  const field = (name: string) => (form.get(name) ?? '').slice(0, 200);
  return {
    way: toSignInStep(field('way')),
    step: field('step') === 'send' ? 'send' : 'check',
    login: field('login').trim(),
    password: field('password'),
    code: bareCode(field('code')),
    second: field('second'),
    name: field('name').trim().slice(0, 40),
  };
};

/** Where messages reach whoever signs in so. */
export const recipientOf = (login: Login): string => ('email' in login ? login.email : login.phone);

/** What was typed as a login: an e-mail, or a phone number with its country code. Null: neither. */
export const loginOf = (text: string): Login | null => {
  if (text.includes('@')) return { email: text.toLowerCase() };
  const phone = parsePhoneNumberFromString(text);
  return phone?.isValid() ? { phone: phone.number } : null;
};
