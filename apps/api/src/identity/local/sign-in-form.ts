import type { IncomingMessage } from 'node:http';
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { errors } from 'oidc-provider';
import type { Login } from '../port';

const longestFormBytes = 10_000;

/** What the sign-in form sends. */
export interface SignInForm {
  way: 'password' | 'code';
  /** Only for `way` code: ask for one, or show that it came. */
  step: 'send' | 'check';
  login: string;
  password: string;
  code: string;
}

/** @throws {errors.InvalidRequest} when the form is far larger than any that was served */
export const readSignInForm = async (request: IncomingMessage): Promise<SignInForm> => {
  let text = '';
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > longestFormBytes) throw new errors.InvalidRequest('the form is too large');
  }
  const form = new URLSearchParams(text);
  const field = (name: string) => (form.get(name) ?? '').slice(0, 200);
  return {
    way: field('way') === 'code' ? 'code' : 'password',
    step: field('step') === 'send' ? 'send' : 'check',
    login: field('login').trim(),
    password: field('password'),
    code: field('code').replace(/\s/g, ''),
  };
};

/** What was typed as a login: an e-mail, or a phone number with its country code. Null: neither. */
export const loginOf = (text: string): Login | null => {
  if (text.includes('@')) return { email: text.toLowerCase() };
  const phone = parsePhoneNumberFromString(text);
  return phone?.isValid() ? { phone: phone.number } : null;
};
