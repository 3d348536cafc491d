import { dayText, lengthText, minuteText } from './dates';

test.each([
  [60, '1 hour', '1 heure'],
  [90, '90 minutes', '90 minutes'],
  [120, '2 hours', '2 heures'],
  [2880, '2 days', '2 jours'],
])('[ORDER-09] %d minutes are said in the largest unit that fits', (minutes, en, fr) => {
  expect(lengthText(minutes * 60_000, 'en')).toBe(en);
  expect(lengthText(minutes * 60_000, 'fr').replaceAll('\u00a0', ' ')).toBe(fr);
});

test('[ORDER-09] a minute in a mail names its time zone', () => {
  expect(minuteText(new Date('2026-11-22T16:05:00Z'), 'en')).toMatch(/^November 22.*4:05.PM UTC$/);
  expect(minuteText(new Date('2026-11-22T02:05:00Z'), 'fr')).toMatch(/^22 novembre.* 02:05 UTC$/);
  expect(minuteText(new Date('2026-11-01T16:05:00Z'), 'fr')).toMatch(/^1er novembre.*16:05 UTC$/);
  expect(dayText(new Date('2026-11-01T16:05:00Z'), 'fr')).toBe('1er novembre 2026');
  expect(dayText(new Date('2026-11-21T16:05:00Z'), 'fr')).toBe('21 novembre 2026');
  expect(dayText(new Date('2026-11-01T16:05:00Z'), 'en')).toBe('November 1, 2026');
  expect(minuteText(new Date('2026-11-22T16:05:00Z'), 'fr')).toMatch(/^22 novembre.*16:05 UTC$/);
  expect(minuteText(new Date('2026-11-22T23:05:00Z'), 'fr', 'Europe/Paris')).toMatch(/^23 novembre.*00:05 UTC\+1$/);
});
