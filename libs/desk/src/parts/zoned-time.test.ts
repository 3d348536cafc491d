import { instantIn, isOwnZone, zonedText, zonedTime } from './zoned-time';

const now = new Date('2026-11-26T12:00:00.000Z');

describe('[DESK-02] the desks tell and take times by the store’s clock', () => {
  test.each([
    ['UTC', '2026-07-01T09:30:00.000Z', '2026-07-01T09:30'],
    ['Europe/Paris', '2026-07-01T09:30:00.000Z', '2026-07-01T11:30'],
    ['Europe/Paris', '2026-12-31T23:30:00.000Z', '2027-01-01T00:30'],
    ['America/New_York', '2026-01-01T02:00:00.000Z', '2025-12-31T21:00'],
    ['Asia/Kathmandu', '2026-03-01T00:00:00.000Z', '2026-03-01T05:45'],
  ])('in %s %s is %s in a field, and the other way round', (zone, iso, text) => {
    expect(zonedText(iso, zone)).toBe(text);
    expect(instantIn(text, zone)?.toISOString()).toBe(iso);
  });

  test.each([
    ['shown twice in autumn', '2026-10-25T02:30', '2026-10-25T01:30:00.000Z'],
    ['left out in spring', '2026-03-29T02:30', '2026-03-29T01:30:00.000Z'],
    ['the hour before the change', '2026-03-29T01:30', '2026-03-29T00:30:00.000Z'],
    ['the hour after the change', '2026-03-29T03:30', '2026-03-29T01:30:00.000Z'],
  ])('an hour %s is one moment', (_name, text, iso) =>
    expect(instantIn(text, 'Europe/Paris')?.toISOString()).toBe(iso),
  );

  test('an empty field names none', () => {
    expect([zonedText(null, 'UTC'), instantIn('', 'UTC'), instantIn('tomorrow', 'UTC')]).toEqual(['', null, null]);
  });

  test('the zone is named where the reader’s clock shows another hour, and only there', () => {
    const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
    expect(zonedTime(now.toISOString(), 'en', own)).not.toMatch(/UTC|GMT/);
    expect(isOwnZone(own, now)).toBe(true);
    const [far, farText] = ['Asia/Kathmandu', zonedTime(now.toISOString(), 'en', 'Asia/Kathmandu')];
    expect([isOwnZone(far, now), farText]).toEqual([false, expect.stringMatching(/5:45.PM GMT\+5:45/)]);
  });

  test('a day alone is that of the zone', () => {
    const late = '2026-11-26T23:30:00.000Z';
    const told = (look: 'short' | 'day' | 'clock') => zonedTime(late, 'en', 'Europe/Paris', look);
    expect([told('short'), told('day'), told('clock')]).toEqual([
      'Nov 27, 2026',
      'November 27, 2026',
      expect.stringMatching(/^12:30.AM$/),
    ]);
  });

  test.each([
    ['en', '2:05 AM', 'Nov 26, 2026, 2:05 AM'],
    ['fr', '02:05', '26 nov. 2026, 02:05'],
  ])('[I18N-01] an hour in %s is told in one way', (locale, clock, time) => {
    const told = (look: 'clock' | 'time') =>
      zonedTime('2026-11-26T01:05:00.000Z', locale, 'Europe/Paris', look).replaceAll(/[\u00a0\u202f]/g, ' ');
    expect(told('clock')).toBe(clock);
    expect(told('time').startsWith(time)).toBe(true);
  });

  test('what is no moment is shown as it came', () => expect(zonedTime('soon', 'en', 'UTC')).toBe('soon'));

  test('in French the first day of a month is its “1er”', () =>
    expect(zonedTime('2026-10-31T23:30:00.000Z', 'fr', 'Europe/Paris', 'day')).toBe('1er novembre 2026'));
});
