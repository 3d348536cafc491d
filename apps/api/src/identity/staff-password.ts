import { staffPasswordMinLength } from '@souk/domain/desk';
import type { Locale } from '../locale';
import { rolesOf } from '../staff/staff-roles.repository';
import { passwordWords } from './common-passwords';

/** What is wrong with a password of somebody who works for the platform; undefined: it is long enough. */
export const shortForStaff = (password: string, locale: Locale): string | undefined =>
  password.length < staffPasswordMinLength
    ? passwordWords(locale, 'shortForStaff', { min: staffPasswordMinLength })
    : undefined;

/**
 * What is wrong with an account's new password beyond the rule for everybody; undefined: nothing. Asked only after the code is right: a
 * stranger could otherwise learn from the answer who works for the platform.
 */
export const staffPasswordFault = async (sub: string, password: string, locale: Locale) =>
  (await rolesOf(sub)).length > 0 ? shortForStaff(password, locale) : undefined;
