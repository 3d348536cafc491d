import { createContext, use } from 'react';

/** The languages of the store; English is the default and the fallback. Source: spec 9, Locales. */
export const locales = ['en', 'fr'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'en';

/** Any text to a language of the store; unknown or absent becomes English. */
export const toLocale = (value: string | null | undefined): Locale => (value === 'fr' ? 'fr' : defaultLocale);

/** Name of the cookie that keeps the visitor's language. Source: I18N-01. */
export const localeCookie = 'locale';

const yearS = 31_536_000;

/** The cookie as it is written, in the page and in a Set-Cookie header alike. */
export const localeCookieText = (locale: Locale) => `${localeCookie}=${locale}; path=/; max-age=${yearS}; samesite=lax`;

/** The language on screen, and how to change it without a reload. */
export type LocaleChoice = { locale: Locale; setLocale: (locale: Locale) => void };

export const LocaleContext = createContext<LocaleChoice>({ locale: defaultLocale, setLocale: () => {} });

export const useLocale = (): LocaleChoice => use(LocaleContext);
