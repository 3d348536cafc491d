import { useIntl } from 'react-intl';
import { clockOptions } from './clock';
import { withFirstDay } from './first-day';
import { perLocale } from './per-locale';

type Props = {
  /** ISO 8601 instant. */
  iso: string;
  /** `day`: 24 November 2024 · `short`: 24 Nov 2024 · `weekday`: Sun 24 Nov · `time`: day and clock, in the visitor's own zone · `clock`: 4:12 PM. */
  look?: keyof typeof looks;
};

type Look = Intl.DateTimeFormatOptions & { hasClock?: boolean };

const looks = {
  day: { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' },
  short: { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' },
  weekday: { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' },
  time: { year: 'numeric', month: 'short', day: 'numeric', hasClock: true },
  clock: { hasClock: true },
} as const satisfies Record<string, Look>;

/** A date in the language on screen. Days are told in UTC, so that server and browser write the same. */
export function DateText({ iso, look = 'day' }: Props) {
  const { locale } = useIntl();
  return (
    <time dateTime={iso} suppressHydrationWarning={look === 'time' || look === 'clock'}>
      {formatDate(iso, locale, look)}
    </time>
  );
}

/** The same as plain text. An instant that is none is shown as it came. */
export const formatDate = (iso: string, locale: string, look: keyof typeof looks = 'day'): string => {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? iso : withFirstDay(formats[look](locale).format(date), locale);
};

const formatIn = ({ hasClock, ...options }: Look) =>
  perLocale((locale) => new Intl.DateTimeFormat(locale, { ...options, ...(hasClock && clockOptions(locale)) }));
const formats = {
  day: formatIn(looks.day),
  short: formatIn(looks.short),
  weekday: formatIn(looks.weekday),
  time: formatIn(looks.time),
  clock: formatIn(looks.clock),
};
