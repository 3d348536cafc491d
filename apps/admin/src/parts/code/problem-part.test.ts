import { partOf } from './problem-part';

test.each([
  ['html.en', 'en'],
  ['html.fr', 'fr'],
  ['css', 'css'],
  ['header.html', 'en'],
  ['footer.htmlFr', 'fr'],
  ['footer.css', 'css'],
  ['footer.cssUrl', 'url'],
  ['header.url', 'url'],
  ['theme', 'other'],
  ['theme.header.html', 'other'],
  ['streaming', 'other'],
])('[DESK-25] a problem in %s is in the text %s', (part, text) => expect(partOf(part)).toBe(text));
