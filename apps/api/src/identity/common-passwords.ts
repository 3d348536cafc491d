import { fieldErrors } from '../errors';
import type { Locale } from '../locale';
import { createWords } from '../words';

let common: Promise<ReadonlySet<string>> | undefined;

/** The list is large and few processes need it at their start, so it is loaded with the first password that is chosen. */
const load = async () => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
};

/** Whether guessers try this password among the first fifty thousand. Upper case makes none of them better. */
export const isCommonPassword = async (password: string): Promise<boolean> =>
  (await (common ??= load())).has(password.toLowerCase());

export const passwordWords = createWords({
  common: {
    en: 'This password is too common, please choose another one',
    fr: 'Ce mot de passe est trop courant, veuillez en choisir un autre',
  },
  shortForStaff: {
    en: 'Please choose a password of {min} or more characters',
    fr: 'Veuillez choisir un mot de passe de {min} caractères ou plus',
  },
});

/** @throws {ReplyError} 400 at `field` when anybody would guess the password. Source: ASVS 5.0.0 6.2.4. */
export const refuseCommonPassword = async (field: string, password: string, locale: Locale): Promise<void> => {
  if (await isCommonPassword(password)) throw fieldErrors({ [field]: passwordWords(locale, 'common') });
};
