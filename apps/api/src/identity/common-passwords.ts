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
  known: {
    en: 'This password is easy to guess: it is the name of the store or of your account',
    fr: 'Ce mot de passe est facile à deviner : c’est le nom de la boutique ou de votre compte',
  },
  shortForStaff: {
    en: 'Please choose a password of {min} or more characters',
    fr: 'Veuillez choisir un mot de passe de {min} caractères ou plus',
  },
});

const lettersOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Whether a password is one of these words, however it is written, with up to four digits about it. */
export const isKnownWord = (password: string, words: readonly string[]): boolean =>
  words.map(lettersOf).some((word) => {
    const typed = lettersOf(password);
    return word.length >= 3 && typed.includes(word) && /^\d{0,4}$/.test(typed.replace(word, ''));
  });

/** What anybody knows of an account. The list stands in docs/security.md, Passwords. */
interface AboutAccount {
  /** Its e-mail or phone number. */
  login: string;
  store: string;
  /** How its person is called. Absent: not told yet. */
  name?: string;
}

/** @returns the word for what is wrong with a password that guessers try first; undefined: nothing. Source: ASVS 5.0.0 6.2.4, 6.2.11. */
export const guessableFault = async (
  password: string,
  { login, store, name = '' }: AboutAccount,
): Promise<'known' | 'common' | undefined> => {
  const [local = '', host = ''] = login.split('@');
  if (isKnownWord(password, ['souk', store, name, login, local, host.split('.')[0] ?? ''])) return 'known';
  return (await isCommonPassword(password)) ? 'common' : undefined;
};

/** @returns what is wrong with such a password, in words */
export const guessablePassword = async (
  password: string,
  about: AboutAccount,
  locale: Locale,
): Promise<string | undefined> => {
  const fault = await guessableFault(password, about);
  return fault && passwordWords(locale, fault);
};

/** @throws {ReplyError} 400 at `field` when anybody would guess the password. */
export const refuseGuessablePassword = async (
  field: string,
  { password, ...about }: AboutAccount & { password: string },
  locale: Locale,
): Promise<void> => {
  const fault = await guessablePassword(password, about, locale);
  if (fault) throw fieldErrors({ [field]: fault });
};
