/** Languages that the store speaks. Source: spec 9 "Locales". */
export type Locale = 'en' | 'fr';

const isLocale = (tag: string): tag is Locale => tag === 'en' || tag === 'fr';

/**
 * The first language of the header that the store speaks, by weight; English otherwise.
 * @param header value of Accept-Language, e.g. `fr-CA,fr;q=0.9,en;q=0.8`.
 */
export function localeOf(header: string | undefined): Locale {
  const wanted = (header ?? '')
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag = '', ...rest] = part.trim().toLowerCase().split(';');
      const weight = Number(rest.find((item) => item.trim().startsWith('q='))?.split('=')[1] ?? 1);
      return { tag: tag.split('-')[0] ?? '', weight: Number.isFinite(weight) ? weight : 0 };
    })
    .sort((a, b) => b.weight - a.weight);
  return wanted.map((one) => one.tag).find(isLocale) ?? 'en';
}
