import { clockOptions, withFirstDay } from '@souk/i18n';

const date = { year: 'numeric', month: 'short', day: 'numeric' } as const;
const looksIn = (locale: string) =>
  ({
    time: { ...date, ...clockOptions(locale) },
    short: date,
    day: { ...date, month: 'long' },
    clock: clockOptions(locale),
    named: { ...date, ...clockOptions(locale), timeZoneName: 'short' },
    field: { dateStyle: 'short', timeStyle: 'short' },
  }) as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** How a moment is told: `time`: day and clock · `short`: Nov 24, 2026 · `day`: November 24, 2026 · `clock`: 4:12 PM. */
export type MomentLook = 'time' | 'short' | 'day' | 'clock';

/** Formats, each made once: that takes as long as a hundred of its texts. */
const formats = new Map<string, Intl.DateTimeFormat>();
/** @param timeZone undefined: that of the reader's own clock */
const textOf = (look: keyof ReturnType<typeof looksIn>, at: Date, locale: string, timeZone?: string): string => {
  const key = `${look} ${locale} ${timeZone}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...looksIn(locale)[look], timeZone });
  formats.set(key, format);
  return withFirstDay(format.format(at), locale);
};

/**
 * A moment (ISO 8601) by the clocks of a time zone, which is named beside day and clock where the reader's own clock shows another hour. What is no
 * moment is shown as it came.
 */
export const zonedTime = (iso: string, locale: string, zone: string, look: MomentLook = 'time'): string => {
  const at = new Date(iso);
  if (Number.isNaN(+at)) return iso;
  const text = textOf(look, at, locale, zone);
  return look === 'time' && text !== textOf(look, at, locale) ? textOf('named', at, locale, zone) : text;
};

/** A moment in UTC, with these letters. */
export const utcTime = (iso: string, locale: string): string => textOf('named', new Date(iso), locale, 'UTC');

/** By the clocks of a zone as a field of the kind `datetime-local` has it, which is how Sweden writes it, but for the T. */
const fieldText = (at: Date, zone?: string) => textOf('field', at, 'sv-SE', zone).replace(' ', 'T');

/** Whether the reader's own clock shows the hour of a zone. */
export const isOwnZone = (zone: string, now: Date): boolean => fieldText(now, zone) === fieldText(now);

/** A moment as a field of the kind `datetime-local` has it, by the clocks of a zone; none is empty. */
export const zonedText = (iso: string | null, zone: string): string =>
  iso === null ? '' : fieldText(new Date(iso), zone);

const msOf = (text: string) => Date.parse(`${text}Z`);

/**
 * The moment that a field of the kind `datetime-local` names by the clocks of a zone; null: it is empty or names none. Of an hour that the
 * clocks show twice in autumn it is the later one; one that they leave out in spring is an hour later.
 */
export const instantIn = (text: string, zone: string): Date | null => {
  const shown = msOf(text);
  if (Number.isNaN(shown)) return null;
  // how far the clocks are ahead of UTC is asked at the moment itself, which is found by where they were some hours away
  const from = (ms: number) => shown - (msOf(fieldText(new Date(ms), zone)) - ms);
  return new Date(from(from(shown)));
};
