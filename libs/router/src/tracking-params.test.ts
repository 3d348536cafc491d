import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { trackingParams, withoutTracking, withTrackingOf } from './tracking-params';

const at = (text: string) => new URLSearchParams(text);

test.each([
  ['utm_source=mail&utm_campaign=spring', ''],
  ['gclid=Cj0KCQ&gad_source=1&gbraid=0A', ''],
  ['fbclid=IwAR0', ''],
  ['msclkid=1&color=blue&srsltid=2', 'color=blue'],
  ['attr=Color%3ABlue&mc_eid=9&attr=Color%3ARed&page=2', 'attr=Color%3ABlue&attr=Color%3ARed&page=2'],
])('a page is made without what measures: %s', (asked, rest) => {
  expect(withoutTracking(at(asked)).toString()).toBe(rest);
});

test.each(
  'title cid l sort minPrice maxPrice merchant attr page id more preview lang color size my_gclid utm'.split(' '),
)('a page may be made by %s', (name) => {
  expect(withoutTracking(at(`${name}=1`)).toString()).toBe(`${name}=1`);
});

test('a search without anything that measures is handed on as it is', () => {
  const search = at('sort=newest&sort=');
  expect(withoutTracking(search)).toBe(search);
});

test('an address keeps what measures when what it asks for changes', () => {
  expect(withTrackingOf(at('utm_source=mail&color=red&gclid=1'), at('color=blue')).toString()).toBe(
    'utm_source=mail&gclid=1&color=blue',
  );
});

test('the example for Varnish looks pages up without the same parameters', () => {
  const vcl = readFileSync(join(__dirname, '../../../deploy-examples/varnish/souk.vcl'), 'utf8');
  expect(vcl).toContain(`(${trackingParams.join('|').replaceAll('.*', '[^=&]*')})=`);
});
