import { addressRules, tidyPostCode, tidyProvince } from '@souk/domain';
import { addressPhoneRule, storedPhone } from '@souk/domain/phone';
import type { Input } from '../http/handlers';
import type { Locale } from '../locale';
import { validate } from '../validate';

type Typed = NonNullable<Input<'orderCreate'>['body']['address']>;

/**
 * An address as it is stored, of the book and of an order: postal code, state and phone in one form, however they came.
 * @throws {ReplyError} 400 naming the fields that are missing or wrong. Source: spec 5, ACCT-02.
 */
export const storedAddress = <T extends Typed>(typed: T, locale: Locale): T => {
  validate([...addressRules, addressPhoneRule], typed, locale);
  return {
    ...typed,
    ...storedPhone(typed),
    province: tidyProvince(typed.country, typed.province),
    postCode: tidyPostCode(typed.postCode),
  };
};
