import { linkLeftFrom, rememberLink } from './left-from';

const cards = '<main id="main"><a href="/p/a">A</a><a href="/p/b">B</a><a href="/p/b"><i>B again</i></a></main>';
beforeEach(() => void (document.body.innerHTML = `<a id="out" href="/p/b">menu</a>${cards}`));

const drawnAnew = () => void (document.body.innerHTML = cards);

test('[PL6] the link that was followed is found again on the page as it was drawn anew', () => {
  rememberLink('one', document.querySelector('i'));
  drawnAnew();
  expect(linkLeftFrom('one')).toBe(document.querySelectorAll('a')[2]);
});

test.each([
  ['of the header', '#out'],
  ['of nothing', 'main'],
])('a press %s is no link of the page', (_what, at) => {
  rememberLink('two', document.querySelector(at));
  expect(linkLeftFrom('two')).toBeNull();
});

test('a link that is gone is nowhere', () => {
  rememberLink('three', document.querySelector('[href="/p/a"]'));
  document.body.innerHTML = '<main id="main"><a href="/p/b">B</a></main>';
  expect(linkLeftFrom('three')).toBeNull();
});

test('only the last pages are kept', () => {
  for (let at = 0; at < 60; at += 1) rememberLink(`page ${at}`, document.querySelector('[href="/p/a"]'));
  expect(linkLeftFrom('page 0')).toBeNull();
  expect(linkLeftFrom('page 59')).not.toBeNull();
});
