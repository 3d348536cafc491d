/** @jest-environment node */
import { createPageCache, type KeptPage } from './page-cache';
import { anyProductKey } from './page-freshness';
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
    renderedAt: 100_000,
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

test('a page of which nothing has changed is as new as the last look; it is made anew within a minute, and shown no longer', () => {
  const { states, quiet } = open();
  quiet(101_000, 148_000);
  expect(states(149_500)).toBe('fresh');
  quiet(149_000, 165_000);
  expect([150_000, 159_900, 160_000].map(states)).toEqual(['stale', 'stale', 'gone']);
});

test('while nobody says what has changed, a page is fresh for two seconds and shown for a minute', () => {
  const { states, quiet } = open();
  expect([101_900, 102_000, 159_900, 160_000].map(states)).toEqual(['fresh', 'stale', 'stale', 'gone']);
  quiet(101_000, 130_000);
  expect([131_900, 132_000, 159_900, 160_000].map(states)).toEqual(['fresh', 'stale', 'stale', 'gone']);
});

test.each(['store', 'product-7'])(
  'a page that %s changes was current at the look before, and is shown 10 s more',
  (key) => {
    const { cache, states, quiet } = open();
    quiet(101_000, 110_000);
    cache.noteChanges([key], 111_000);
    quiet(112_000, 114_000);
    expect([111_900, 112_000, 119_900, 120_000].map(states)).toEqual(['fresh', 'stale', 'stale', 'gone']);
  },
);

test('what changed while the api could not be asked may have changed at once', () => {
  const { cache, states, quiet } = open();
  quiet(101_000, 110_000);
  cache.noteChanges(['product-7'], 119_000);
  expect([119_000, 119_900, 120_000].map(states)).toEqual(['stale', 'stale', 'gone']);
});

test('a second change does not make it newer', () => {
  const { cache, states, quiet } = open();
  quiet(101_000, 110_000);
  cache.noteChanges(['product-7'], 111_000);
  cache.noteChanges(['product-7'], 114_000);
  expect(states(114_500)).toBe('stale');
});

test('another product’s change is nothing to it, but to a page that chooses among all', () => {
  const one = open();
  one.cache.noteChanges(['product-8'], 110_000);
  expect(one.states(111_000)).toBe('fresh');
  const list = open({ follows: ['store', anyProductKey] });
  list.quiet(101_000, 110_000);
  list.cache.noteChanges(['product-8'], 111_000);
  expect(list.states(112_000)).toBe('stale');
});

test('a page that shows what nobody tells of is as old as it is, and gone soon after what is told', () => {
  const { cache, states, quiet } = open({ follows: null });
  quiet(101_000, 120_000);
  expect([102_000, 159_900].map(states)).toEqual(['stale', 'stale']);
  cache.noteChanges(['product-7'], 121_000);
  expect([129_900, 130_000].map(states)).toEqual(['stale', 'gone']);
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
  const renderedAt = 100_000 + later;
  cache.keep('page', { status: 200, html: '<p>page</p>', keys, follows: keys, origins: noOrigins, renderedAt });
  cache.noteChanges([], renderedAt + 5_000);
  expect(states(renderedAt + 5_000)).toBe(state);
  cache.noteChanges([], renderedAt + 49_000);
  expect(states(renderedAt + 49_900)).toBe(state);
});

test('whoever has just changed something sees it: nothing of before it is shown, what nothing has changed stays', () => {
  const { cache, states, quiet } = open();
  const other = { status: 200, html: '<p>other</p>', origins: noOrigins, renderedAt: 100_000 };
  const keys = ['store', 'product-8'];
  cache.keep('one en /other', { ...other, keys, follows: keys });
  cache.keep('one en /search', { ...other, keys, follows: null });
  quiet(101_000, 110_000);
  cache.noteChanges(['product-7'], 111_000);
  cache.forgetChanged(111_001);
  expect(states(111_002)).toBe('gone');
  const isKept = (path: string) => cache.get(`one en ${path}`, 111_002) !== undefined;
  expect([isKept('/other'), isKept('/search'), cache.lastGood('page')]).toEqual([true, false, undefined]);
  cache.keep('page', { ...other, keys: ['product-7'], follows: ['product-7'], renderedAt: 110_999 });
  expect(states(111_003)).toBe('gone');
  cache.keep('page', { ...other, keys: ['product-7'], follows: ['product-7'], renderedAt: 111_002 });
  expect(states(111_003)).toBe('fresh');
});

test('a rendering that began before a change is shared with nobody who comes after it', async () => {
  const cache = createPageCache();
  const before = Promise.withResolvers<null>();
  const rendering = cache.share('page', () => before.promise);
  cache.forgetChanged();
  expect(cache.pending('page')).toBeUndefined();
  const after = Promise.withResolvers<null>();
  const anew = cache.share('page', () => after.promise);
  before.resolve(null);
  await rendering;
  expect(cache.pending('page')).toBeDefined();
  after.resolve(null);
  await anew;
});

const pageOf = (html: string): KeptPage => ({
  status: 200,
  html,
  keys: [],
  follows: null,
  origins: noOrigins,
  renderedAt: Date.now(),
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

test('a page with a canary does not take the place of what all were shown', () => {
  const cache = createPageCache();
  cache.keep('one en /', pageOf('of one'));
  cache.setAside();
  cache.keep('two+catalog en /', pageOf('with a canary'));
  expect(cache.lastGood('two en /')?.html).toBe('of one');
});

test('of many pages those stand in that were read last; what their owner changed is gone', () => {
  const cache = createPageCache();
  for (let n = 0; n < 400; n += 1) cache.keep(`one en /${n}`, pageOf('a page'));
  cache.setAside();
  expect([cache.lastGood('two en /399') !== undefined, cache.lastGood('two en /0')]).toEqual([true, undefined]);
  cache.clear();
  expect(cache.size()).toBe(0);
});

test('a whole page that did not change stands in for ones that lack a part, for an hour after it was made', () => {
  const { cache } = open();
  const at = (ms: number) => cache.unchanged('page', 100_000 + ms);
  cache.keep('page', { ...at(1_800_000)!, renderedAt: 1_900_000 });
  expect([at(3_599_000)?.html, at(3_600_000)]).toEqual(['<p>page</p>', undefined]);
});
