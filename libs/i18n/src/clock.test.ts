import { clockOptions } from './clock';

const told = (locale: string, iso: string, more: Intl.DateTimeFormatOptions = {}) =>
  new Intl.DateTimeFormat(locale, { ...more, ...clockOptions(locale), timeZone: 'UTC' })
    .format(new Date(iso))
    .replaceAll(/[\u00a0\u202f]/g, ' ');

const day = { year: 'numeric', month: 'short', day: 'numeric' } as const;

test.each([
  ['en', '2026-11-30T02:54:00Z', '2:54 AM'],
  ['en', '2026-11-30T14:04:00Z', '2:04 PM'],
  ['fr', '2026-11-30T02:54:00Z', '02:54'],
  ['fr', '2026-11-30T14:04:00Z', '14:04'],
  ['fr', '2026-11-30T00:04:00Z', '00:04'],
])('[I18N-01] in %s %s is %s by the clock, alone and beside a day', (locale, iso, text) => {
  expect(told(locale, iso)).toBe(text);
  expect(told(locale, iso, day).endsWith(` ${text}`)).toBe(true);
});
