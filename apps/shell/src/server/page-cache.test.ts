/** @jest-environment node */
import { createPageCache, type KeptPage } from './page-cache';
import { anyProductKey } from './page-changes';
import { noOrigins } from './testing/server-deps';

/** A page of product 7 whose rendering began then, in a cache that is asked once a second what has changed. */
const open = (page: Partial<KeptPage> = {}) => {
  const cache = createPageCache();
  const keys = ['store', 'product-7'];
  const kept: KeptPage = {
    status: 200,
    html: '<p>page</p>',
    keys,
    follows: keys,
    origins: noOrigins,
    at: 100_000,
    ...page,
  };
  cache.keep('page', kept);
  const states = (now: number) => {
    const found = cache.get('page', now);
    if (!found) return 'gone';
    return cache.isFresh(found, now) ? 'fresh' : 'stale';
  };
  /** Every second from `from` to `to` the api says that nothing has changed. */
  const quiet = (from: number, to: number) => {
    for (let at = from; at <= to; at += 1_000) cache.noteChanges([], at);
  };
  return { cache, states, quiet };
};

test('a page of which nothing has changed is as new as the last look, for a minute', () => {
  const { states, quiet } = open();
  quiet(101_000, 159_000);
  expect(states(159_500)).toBe('fresh');
  quiet(160_000, 165_000);
  expect(states(163_000)).toBe('stale');
});

test('while nobody says what has changed, a page is fresh for two seconds and shown for a minute', () => {
  const { states, quiet } = open();
  expect([101_900, 102_000, 159_900, 160_000].map(states)).toEqual(['fresh', 'stale', 'stale', 'gone']);
  quiet(101_000, 130_000);
  expect([131_900, 132_000, 189_900, 190_000].map(states)).toEqual(['fresh', 'stale', 'stale', 'gone']);
});

test.each(['store', 'product-7'])('a change of %s outdates the page from then on', (key) => {
  const { cache, states, quiet } = open();
  quiet(101_000, 110_000);
  cache.noteChanges([key], 111_000);
  quiet(112_000, 114_000);
  expect([112_900, 113_000, 170_900, 171_000].map(states)).toEqual(['fresh', 'stale', 'stale', 'gone']);
});

test('a second change does not make it newer', () => {
  const { cache, states, quiet } = open();
  quiet(101_000, 110_000);
  cache.noteChanges(['product-7'], 111_000);
  cache.noteChanges(['product-7'], 120_000);
  expect(states(121_000)).toBe('stale');
});

test('another product’s change is nothing to it, but to a page that chooses among all', () => {
  const one = open();
  one.cache.noteChanges(['product-8'], 110_000);
  expect(one.states(111_000)).toBe('fresh');
  const list = open({ follows: ['store', anyProductKey] });
  list.cache.noteChanges(['product-8'], 110_000);
  expect(list.states(113_000)).toBe('stale');
});

test('a page that shows what nobody tells of is as old as it is', () => {
  const { states, quiet } = open({ follows: null });
  quiet(101_000, 120_000);
  expect(states(102_000)).toBe('stale');
});

test.each([
  ['product-7', 5_900, 'stale'],
  ['product-7', 6_000, 'fresh'],
  ['store', 34_900, 'stale'],
  ['store', 35_000, 'fresh'],
])('a page made after a change of %s may be made from what was before: %d ms later it is %s', (key, later, state) => {
  const { cache, states } = open();
  cache.noteChanges([key], 100_000);
  const keys = ['store', 'product-7'];
  const at = 100_000 + later;
  cache.keep('page', { status: 200, html: '<p>page</p>', keys, follows: keys, origins: noOrigins, at });
  cache.noteChanges([], at + 5_000);
  expect(states(at + 5_000)).toBe(state);
});

const pageOf = (html: string): KeptPage => ({
  status: 200,
  html,
  keys: [],
  follows: null,
  origins: noOrigins,
  at: Date.now(),
});

test('a release that comes while pages cannot be made leaves those of the set before to stand in, until one is made', () => {
  const cache = createPageCache();
  cache.keep('one en /', pageOf('of one'));
  cache.setAside();
  expect([cache.get('two en /'), cache.lastGood('two en /')?.html, cache.size()]).toEqual([undefined, 'of one', 1]);
  expect(cache.lastGood('two fr /')).toBeUndefined();
  cache.keep('two en /', pageOf('of two'));
  expect([cache.lastGood('two en /')?.html, cache.size()]).toEqual(['of two', 1]);
});

test('a page with a canary stands in for nobody after its set', () => {
  const cache = createPageCache();
  cache.keep('one+catalog en /', pageOf('with a canary'));
  cache.setAside();
  expect([cache.lastGood('two en /'), cache.size()]).toEqual([undefined, 0]);
});

test('of many pages those stand in that were read last; what their owner changed is gone', () => {
  const cache = createPageCache();
  for (let n = 0; n < 400; n += 1) cache.keep(`one en /${n}`, pageOf('a page'));
  cache.setAside();
  expect([cache.lastGood('two en /399') !== undefined, cache.lastGood('two en /0')]).toEqual([true, undefined]);
  cache.clear();
  expect(cache.size()).toBe(0);
});
