import { periodText } from './period';

const [start, end] = ['2024-06-01T00:00:00Z', '2024-07-01T03:59:00Z'];
const spaced = (text: string) => text.replaceAll(/[\u00a0\u2009\u202f]/g, ' ');

test('a period that is told in a zone names it', () => {
  expect(spaced(periodText(null, end, { locale: 'en', zone: 'UTC' }))).toBe('Jul 1, 2024, 3:59 AM UTC');
  expect(spaced(periodText(null, end, { locale: 'fr', zone: 'UTC' }))).toMatch(/^1er juil\. 2024.* 03:59 UTC$/);
});

test('without a zone it is the reader’s own, and goes without saying', () => {
  const text = spaced(periodText(start, end, { locale: 'en' }));
  const own = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });
  expect(text).toBe(spaced(`${own.format(new Date(start))} – ${own.format(new Date(end))}`));
});

test('in French a period begins and ends on the “1er” of a month', () => {
  const text = spaced(periodText('2024-06-01T01:11:00Z', '2024-08-01T11:01:00Z', { locale: 'fr', zone: 'UTC' }));
  expect(text).toMatch(/^1er juin 2024.* 01:11 UTC – 1er août 2024.* 11:01 UTC$/);
  expect(spaced(periodText(start, '2024-06-01T11:00:00Z', { locale: 'fr', zone: 'UTC' }))).toMatch(/^1er juin 2024/);
});

test('a line breaks between the two ends alone', () => {
  expect(
    periodText(start, end, { locale: 'en' })
      .split(' – ')
      .join('')
      .split(/[\u2009 ]–[\u2009 ]/),
  ).toHaveLength(2);
  expect(
    periodText(start, end, { locale: 'en' })
      .split(/[\u2009 ]/)
      .filter((piece) => piece !== '–'),
  ).toHaveLength(2);
  expect(periodText(null, end, { locale: 'en' })).not.toContain(' ');
});
