import { clockOptions } from './clock';
import { withFirstDay } from './first-day';

/**
 * From one moment to another as plain text, as short as the language allows; without a start, the end alone. With the clock, in the reader's
 * own zone: what ends at an instant ends on another day elsewhere. A line breaks between the two, not within one.
 * @param zone where the reader's is not known: the text then names the zone
 */
export const periodText = (start: string | null, end: string, { locale, zone }: PeriodPlace): string => {
  const format = new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    ...clockOptions(locale),
    ...(zone && { timeZone: zone, timeZoneName: 'short' }),
  });
  if (start === null) return whole(withFirstDay(format.format(new Date(end)), locale));
  return format
    .formatRangeToParts(new Date(start), new Date(end))
    .map(({ type, value, source }) => {
      if (type === 'day' && value === '1' && locale === 'fr') return '1er';
      return source === 'shared' ? value : whole(value);
    })
    .join('');
};

type PeriodPlace = { locale: string; zone?: string | undefined };

const whole = (text: string) => text.replaceAll(' ', '\u00a0');
