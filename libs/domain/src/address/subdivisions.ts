import { frenchProvinces, subdivisionNames } from './subdivision-names';

export type Subdivision = { code: string; name: string };

/** States, provinces or counties to choose from, by name; null where the country has no list and its shoppers type. */
export const subdivisionsOf = (country: string, locale: string): readonly Subdivision[] | null => {
  const names = subdivisionNames[country];
  if (!names) return null;
  const { compare } = new Intl.Collator(locale);
  return names
    .split('|')
    .map((entry) => {
      const [code = '', name = code] = entry.split(':');
      return { code, name: (locale === 'fr' && country === 'CA' && frenchProvinces[code]) || name };
    })
    .sort((a, b) => compare(a.name, b.name));
};

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();

/**
 * What stands on a parcel for a state that was typed, filled in by a browser or told by a wallet: `illinois` and `il` are
 * `IL`. Text that is in no list stays as it came.
 */
export const tidyProvince = (country: string, typed: string): string => {
  const all = [...(subdivisionsOf(country, 'en') ?? []), ...(subdivisionsOf(country, 'fr') ?? [])];
  const wanted = folded(typed);
  return all.find(({ code, name }) => folded(code) === wanted || folded(name) === wanted)?.code ?? typed.trim();
};
