import { createPageCache, type KeptPage } from './page-cache';
import { noOrigins } from './testing/server-deps';

const page = (html: string): KeptPage => ({ status: 200, html, keys: [], origins: noOrigins, at: Date.now() });

test('a release that comes while pages cannot be made leaves those of the set before to stand in, until one is made', () => {
  const cache = createPageCache();
  cache.keep('one en /', page('of one'));
  cache.setAside();
  expect([cache.get('two en /'), cache.lastGood('two en /')?.html, cache.size()]).toEqual([undefined, 'of one', 1]);
  expect(cache.lastGood('two fr /')).toBeUndefined();
  cache.keep('two en /', page('of two'));
  expect([cache.lastGood('two en /')?.html, cache.size()]).toEqual(['of two', 1]);
});

test('a page with a canary stands in for nobody after its set', () => {
  const cache = createPageCache();
  cache.keep('one+catalog en /', page('with a canary'));
  cache.setAside();
  expect([cache.lastGood('two en /'), cache.size()]).toEqual([undefined, 0]);
});

test('of many pages those stand in that were read last; what their owner changed is gone', () => {
  const cache = createPageCache();
  for (let n = 0; n < 400; n += 1) cache.keep(`one en /${n}`, page('a page'));
  cache.setAside();
  expect([cache.lastGood('two en /399') !== undefined, cache.lastGood('two en /0')]).toEqual([true, undefined]);
  cache.clear();
  expect(cache.size()).toBe(0);
});
