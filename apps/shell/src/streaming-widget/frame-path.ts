import type { Locale } from '@souk/i18n';

/**
 * The channel's content as given, served by the api without an origin of its own. Its address says in which language the page
 * is read and where the store's text font lies, so that the content can follow; colours follow the system by themselves.
 */
export const framePath = (locale: Locale, font: string | null): string =>
  `/api/front/streaming/channel/frame?${new URLSearchParams({ lang: locale, ...(font ? { font } : {}) }).toString()}`;

/** The address of the page's text font, as its HTML fetches it ahead; null where it does not. */
export const fontAddress = (): string | null =>
  document
    .querySelector<HTMLLinkElement>('link[rel="preload"][as="font"][href*="instrument-sans"]')
    ?.getAttribute('href') ?? null;
