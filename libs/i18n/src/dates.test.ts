import { formatCount } from './count';
import { formatDate } from './dates';
import { periodText } from './period';

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

test.each([
  ['en', 'day', 'November 24, 2024'],
  ['fr', 'day', '24 novembre 2024'],
  ['en', 'short', 'Nov 24, 2024'],
] as const)('a date in %s as %s is %s, told in UTC', (locale, look, expected) => {
  expect(formatDate('2024-11-24T23:30:00Z', locale, look)).toBe(expected);
});

test.each([
  ['fr', '2026-11-01T09:00:00Z', 'day', '1er novembre 2026'],
  ['fr', '2026-11-01T09:00:00Z', 'short', '1er nov. 2026'],
  ['fr', '2026-11-01T09:00:00Z', 'weekday', 'dim. 1er nov.'],
  ['fr', '2026-11-11T09:00:00Z', 'day', '11 novembre 2026'],
  ['fr', '2026-11-21T09:00:00Z', 'weekday', 'sam. 21 nov.'],
  ['en', '2026-11-01T09:00:00Z', 'day', 'November 1, 2026'],
] as const)(
  'the first day of a month is said as people say it: in %s %s as %s is %s',
  (locale, iso, look, expected) => {
    expect(plain(formatDate(iso, locale, look))).toBe(expected);
  },
);

test.each([
  ['en', 'time', '2026-11-28T02:54:00', 'Nov 28, 2026, 2:54 AM'],
  ['en', 'clock', '2026-11-28T02:54:00', '2:54 AM'],
  ['fr', 'time', '2026-11-28T02:54:00', '28 nov. 2026, 02:54'],
  ['fr', 'clock', '2026-11-28T02:54:00', '02:54'],
] as const)(
  '[I18N-01] an hour in %s as %s is told in one way, which is that of a period too',
  (locale, look, at, expected) => {
    const iso = new Date(at).toISOString(); // by the clock of whoever reads it
    expect(plain(formatDate(iso, locale, look))).toBe(expected);
    expect(plain(periodText(null, iso, { locale }))).toContain(plain(formatDate(iso, locale, 'clock')));
  },
);

test('what is no date is shown as it came', () => {
  expect(formatDate('soon', 'en')).toBe('soon');
});

test.each([
  [950, 'en', '950'],
  [1_240, 'en', '1.2K'],
  [1_240, 'fr', '1,2 k'],
])('[CARD-07] %d in %s is %s', (value, locale, expected) => {
  expect(plain(formatCount(value, locale))).toBe(expected);
});
