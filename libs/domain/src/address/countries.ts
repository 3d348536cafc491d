/** Every country of ISO 3166-1 that mail reaches, by its two letters. Names come from the browser's own tables. */
export const countryCodes: readonly string[] = (
  'AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CC CD CF ' +
  'CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF ' +
  'GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP ' +
  'KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA ' +
  'NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH ' +
  'SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG ' +
  'VI VN VU WF WS XK YE YT ZA ZM ZW'
).split(' ');

/** A country's name in a language; an unknown code as it is. */
export const countryName = (code: string, locale: string): string => {
  try {
    return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
};

export type Country = { code: string; name: string };

const named = new Map<string, readonly Country[]>();

/** Countries to choose from, by their names in a language. Naming and sorting 240 is slow: each language is done once. */
export const countriesIn = (locale: string): readonly Country[] => {
  const known = named.get(locale);
  if (known) return known;
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const { compare } = new Intl.Collator(locale);
  const countries = countryCodes
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((a, b) => compare(a.name, b.name));
  named.set(locale, countries);
  return countries;
};

const withProvince = new Set('AR AU BR CA CN IN ID IE IT JP MX MY NG PH TH US VE AE'.split(' '));
const withoutPostCode = new Set(
  'AE AG AO AW BB BF BI BJ BO BS BW BZ CD CF CG CI CM CW DJ DM ER FJ GA GD GH GM GQ GY HK HT JM KI KM KN KP LC LY ML MO MR MW NR QA RW SB SC SL SR SS ST SY TD TG TK TL TO TT TV UG VU YE ZW'.split(
    ' ',
  ),
);

const postCodes: Readonly<Record<string, RegExp>> = {
  US: /^\d{5}(-\d{4})?$/,
  CA: /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i,
  GB: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i,
  IE: /^[A-Z]\d[\dW] ?[A-Z\d]{4}$/i,
  FR: /^\d{5}$/,
  DE: /^\d{5}$/,
  IT: /^\d{5}$/,
  ES: /^\d{5}$/,
  MX: /^\d{5}$/,
  BE: /^\d{4}$/,
  AT: /^\d{4}$/,
  CH: /^\d{4}$/,
  DK: /^\d{4}$/,
  NO: /^\d{4}$/,
  AU: /^\d{4}$/,
  NZ: /^\d{4}$/,
  NL: /^\d{4} ?[A-Z]{2}$/i,
  PT: /^\d{4}-?\d{3}$/,
  SE: /^\d{3} ?\d{2}$/,
  PL: /^\d{2}-?\d{3}$/,
  JP: /^\d{3}-?\d{4}$/,
  CN: /^\d{6}$/,
  IN: /^\d{6}$/,
  BR: /^\d{5}-?\d{3}$/,
};

/** What an address needs in a country. An unknown country asks for what most ask for. */
export const countryNeeds = (
  country: string,
): { province: boolean; postCode: boolean; postCodePattern: RegExp | null } => ({
  province: withProvince.has(country),
  postCode: !withoutPostCode.has(country),
  postCodePattern: postCodes[country] ?? null,
});

/** A postal code as text, spaces tidied: `SW1A 1AA` and `01234` survive. */
export const tidyPostCode = (typed: string): string => typed.trim().replace(/\s+/g, ' ').toUpperCase();
