/** Languages in which every page can be read; the first is what an address without a word about it means. */
export const pageLanguages = ['en', 'fr'] as const;
export type PageLanguage = (typeof pageLanguages)[number];

/** The part of an address that names its language: for search engines, which keep no cookies. */
export const languageParam = 'lang';

/** Names, behind the # of a desk's address, the e-mail of whoever accepted an invitation a moment ago: no server sees it there. */
export const invitedParam = 'invited';

/** The address of a page in a language. Source: docs/expectations PP9. */
export const addressIn = (path: string, language: PageLanguage): string =>
  language === pageLanguages[0] ? path : `${path}${path.includes('?') ? '&' : '?'}${languageParam}=${language}`;

/** Names the draft of the owner's that a page shows. */
export const previewParam = 'preview';

/** The draft that an address asks for; undefined: none. */
export const previewOf = (search: string): string | undefined =>
  new URLSearchParams(search).get(previewParam) ?? undefined;

/** The language that an address asks for; null when it leaves that to the visitor. */
export const languageOf = (search: URLSearchParams): PageLanguage | null =>
  pageLanguages.find((language) => language === search.get(languageParam)) ?? null;
