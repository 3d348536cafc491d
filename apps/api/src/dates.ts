import type { Locale } from './locale';

/** In French the first day of a month is “1er”, which `Intl` writes as a plain number; so do pages (libs/i18n/src/first-day.ts). */
const withFirstDay = (text: string, locale: Locale) => (locale === 'fr' ? text.replace(/^1(?=\s)/, '1er') : text);

/** A day as a mail writes it; the server knows no reader's time zone, so it is the day in UTC. */
export const dayText = (at: Date, locale: Locale): string =>
  withFirstDay(at.toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' }), locale);

/** A minute as a mail writes it, with the time zone that it is meant in. @param timeZone such as `Europe/Paris` */
export const minuteText = (at: Date, locale: Locale, timeZone = 'UTC'): string =>
  withFirstDay(
    at.toLocaleString(locale, {
      day: 'numeric',
      month: 'long',
      // as pages have it (libs/i18n/src/clock.ts)
      hour: locale === 'fr' ? '2-digit' : 'numeric',
      minute: '2-digit',
      timeZone,
      timeZoneName: 'short',
    }),
    locale,
  );

const minuteMs = 60_000;
const units = [
  ['day', 1440],
  ['hour', 60],
  ['minute', 1],
] as const;

/** A length of time in the largest unit that says it whole: '1 hour', '90 minutes'. */
export const lengthText = (ms: number, locale: Locale): string => {
  const minutes = Math.round(ms / minuteMs);
  const [unit, size] = units.find(([, each]) => minutes % each === 0) ?? units[2];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(minutes / size);
};
