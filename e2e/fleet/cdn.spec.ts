import { expect, test } from '@playwright/test';
import { changePrice, medianOf, nthPrice, productOfOnePrice } from '../cdn/price';
import { openLoad } from '../production/load';
import type { Visitor } from '../production/visitor';
import { openFront, type Front } from './front';
import { needs } from './programs';
import { figure } from './whole-fleet';

needs('varnish');
test.describe.configure({ mode: 'serial' });

let fleet: Front;
/** What shoppers do, and the pictures that they see. */
let everything: Front['everything'][number][];
test.beforeAll(async () => {
  fleet = await openFront();
  everything = [...fleet.everything, ...(await fleet.pictures())];
});
test.afterAll(() => fleet?.close());

const polled = { intervals: [50], timeout: 60_000 };

/** Waits until a page has a text. @returns how many milliseconds that took since `begun` */
const untilShown = async (visitor: Visitor, page: string, text: string, begun: number) => {
  await expect.poll(async () => (await visitor.open(page)).html, polled).toContain(text);
  return Math.round(performance.now() - begun);
};

test('under load nearly all comes from Varnish; a remote that is released into the bucket is on its pages, and no request fails', async () => {
  const load = openLoad(fleet, everything, 12);
  await load.answered(1000); // everything was fetched once
  const before = fleet.cache.counts();
  await load.answered(3000);
  const after = fleet.cache.counts();
  const [hits, misses] = [after.hits - before.hits, after.misses - before.misses];
  const next = await fleet.release();
  const shownMs = await untilShown(fleet.visitor('203.0.113.31'), '/products/all', next, performance.now());
  await load.answered(500);
  const { asked, failures, slowestMs } = await load.stop();
  figure(
    `${failures.length} of ${asked} requests failed, the longest took ${slowestMs} ms; ${hits} of ${hits + misses} that may be kept came from the cache; the release was on its pages ${shownMs} ms after the command`,
  );
  expect(failures).toEqual([]);
  expect(hits / (hits + misses)).toBeGreaterThanOrEqual(0.95);
});

test('a price that changes under load is at every pair and on the page that Varnish shows', async () => {
  const product = await productOfOnePrice(fleet.query);
  const load = openLoad(fleet, everything);
  const places = [...fleet.pairs.map((pair) => fleet.visitor('203.0.113.32', pair)), fleet.visitor('203.0.113.33')];
  const times: number[][] = [];
  for (let n = 0; n < 7; n += 1) {
    for (const visitor of places) await visitor.open(product.page);
    const committed = await changePrice(fleet.query, product, n);
    times.push(await Promise.all(places.map((visitor) => untilShown(visitor, product.page, nthPrice(n), committed))));
  }
  const { asked, failures } = await load.stop();
  const median = (place: number) => medianOf(times.map((one) => one[place] ?? Infinity));
  figure(
    `after its commit a price was at the pairs in ${median(0)} and ${median(1)} ms and in Varnish in ${median(2)} ms, medians of ${times.length} changes, at most ${Math.max(...times.flat())} ms; ${failures.length} of ${asked} requests failed`,
  );
  expect(failures).toEqual([]);
});

test('a pair dies and begins again while the bucket is gone: it shows the releases that it had, and no request fails', async () => {
  const load = openLoad(fleet, everything);
  await load.answered(200);
  await fleet.storage.kill();
  const [first] = fleet.pairs;
  if (first) await fleet.kill(first);
  await load.answered(200);
  const again = await fleet.add();
  expect(await fleet.visitor('203.0.113.34', again).open('/products/all')).toMatchObject({ status: 200 });
  expect((await fleet.buy(fleet.visitor('203.0.113.35', again))).paidStatus).toBe(200);
  await load.answered(200);
  await fleet.storage.restart();
  const { asked, failures } = await load.stop();
  figure(`${failures.length} of ${asked} requests failed`);
  expect(failures).toEqual([]);
});
