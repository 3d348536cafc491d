import type { Locale } from './http/locale';

/** A day as a mail writes it; the server knows no reader's time zone, so it is the day in UTC. */
export const dayText = (at: Date, locale: Locale): string =>
  at.toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' });

/** A minute as a mail writes it, with the time zone that it is meant in. */
export const minuteText = (at: Date, locale: Locale): string =>
  at.toLocaleString(locale, {
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
    timeZoneName: 'short',
  });
