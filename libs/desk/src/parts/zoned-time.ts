const looks = {
  time: { year: 'numeric', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
  named: { year: 'numeric', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit', timeZoneName: 'short' },
  clock: { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** Formats of a zone, made once: one takes as long as a hundred of its texts. Undefined: the zone of the reader's own clock. */
const formats = new Map<string, Intl.DateTimeFormat>();
const formatOf = (look: keyof typeof looks, locale: string, timeZone: string | undefined) => {
  const key = `${look} ${locale} ${timeZone}`;
  const made = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...looks[look], timeZone });
  formats.set(key, made);
  return made;
};

/** Day and clock of a moment (ISO 8601) in a time zone, which is named where the reader's own clock shows another hour. What is no moment is shown as it came. */
export const zonedTime = (iso: string, locale: string, zone: string): string => {
  const at = new Date(iso);
  if (Number.isNaN(at.getTime())) return iso;
  const text = formatOf('time', locale, zone).format(at);
  return text === formatOf('time', locale, undefined).format(at) ? text : formatOf('named', locale, zone).format(at);
};

/** A moment in UTC, with these letters. */
export const utcTime = (iso: string, locale: string): string => formatOf('named', locale, 'UTC').format(new Date(iso));

/** Whether the reader's own clock shows the hour of a zone. */
export const isOwnZone = (zone: string, now: Date): boolean =>
  formatOf('clock', 'en', zone).format(now) === formatOf('clock', 'en', undefined).format(now);

/** How far the clocks of a zone are ahead of UTC at a moment, in milliseconds. */
const aheadMs = (ms: number, zone: string): number => {
  const parts = formatOf('clock', 'en', zone).formatToParts(ms);
  const of = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value);
  const shown = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'));
  return shown - Math.floor(ms / 60_000) * 60_000;
};

/** A moment as a field of the kind `datetime-local` has it, by the clocks of a zone; none is empty. */
export const zonedText = (iso: string | null, zone: string): string => {
  if (iso === null) return '';
  const ms = Date.parse(iso);
  return new Date(ms + aheadMs(ms, zone)).toISOString().slice(0, 16);
};

/**
 * The moment that a field of the kind `datetime-local` names by the clocks of a zone; null: it is empty or names none. Of an hour that the
 * clocks show twice in autumn it is the later one; one that they leave out in spring is an hour later.
 */
export const instantIn = (text: string, zone: string): Date | null => {
  const shown = Date.parse(`${text}Z`);
  if (Number.isNaN(shown)) return null;
  const guess = shown - aheadMs(shown, zone);
  return new Date(shown - aheadMs(guess, zone));
};
