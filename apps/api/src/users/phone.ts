import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { fieldErrors } from '../errors';
import type { Locale } from '../locale';
import { ruleText } from '../validate';

/**
 * A phone number in E.164.
 * @param typed without its dialling code, or with it after a plus or two zeros.
 * @param dialling `33` or `+33`; empty: the number has to bring it, since the first digits of one country are the code of another.
 * @throws {ReplyError} 400 at `phone` when no such number can exist.
 */
export function phoneNumber(typed: string, dialling: string, locale: Locale): string {
  if (typed === '') throw fieldErrors({ phone: ruleText(locale, 'rule.phoneRequired') });
  const code = dialling.replace(/\D/g, '');
  const whole = typed.replace(/^00/, '+');
  const text = whole.startsWith('+') || code === '' ? whole : `+${code}${typed.replace(/^0+(?=\d)/, '')}`;
  const national = parsePhoneNumberFromString(text);
  if (!national?.isValid()) throw fieldErrors({ phone: ruleText(locale, 'rule.phoneInvalid') });
  return national.number;
}

/** The dialling code of a number in E.164, with its plus; null for what is no number. */
export const diallingOf = (number: string | null): string | null => {
  const found = number ? parsePhoneNumberFromString(number) : undefined;
  return found ? `+${found.countryCallingCode}` : null;
};
