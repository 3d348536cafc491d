import { promote } from '@souk/release';
import { expect, figure, stableOf, test, untilLive, type Store } from './harness';
import type { Memory } from './memory';
import { variantOf, withWord } from './variant';

type Told = { inMemory: object[] };

/** Release changes that are measured, after those that warm up; more with SOAK_CHANGES. */
const changes = Number(process.env['SOAK_CHANGES'] || 50);
const warmUp = 10;
const visitors = 4;
/** Pages of the list that the demo's goods fill. */
const listPages = 3;

/** Four visitors who look at pages one after the other until told to stop: each page is rendered anew after every change. */
const startTraffic = (store: Store) => {
  const wrong: string[] = [];
  let pages = 0;
  let isOver = false;
  const visit = async () => {
    while (!isOver) {
      const reply = await fetch(`${store.direct}/products/all?page=${(pages++ % listPages) + 1}`).catch(
        (error: Error) => error,
      );
      if (reply instanceof Error) continue; // a kept connection that was closed as it was used
      const html = await reply.text();
      if (reply.status !== 200 || !html.includes('<article')) wrong.push(`${reply.status} ${html.slice(0, 80)}`);
    }
  };
  const all = Array.from({ length: visitors }, visit);
  return async () => {
    isOver = true;
    await Promise.all(all);
    return { pages, wrong };
  };
};

const series = (all: Memory[], what: keyof Memory) => all.map((memory) => Math.round(memory[what])).join(' · ');

test('release changes under traffic: every page is answered, one generation stays, no memory is left behind', async ({
  store,
}) => {
  test.setTimeout(900_000);
  const told = async () => (await (await fetch(`${store.direct}/version`)).json()) as Told;
  const versions = Array.from({ length: 5 }, (_, i) =>
    variantOf(store.releaseDir, 'catalog', stableOf(store, 'catalog'), `soak-${i}`, withWord('Shop Now', `Shop ${i}`)),
  );
  const measured: Memory[] = [];
  const stop = startTraffic(store);
  for (let i = 1; i <= warmUp + changes; i++) {
    promote(store.releaseDir, 'catalog', versions[i % versions.length] ?? '');
    await untilLive(store);
    if (i >= warmUp && i % 10 === 0) measured.push(await store.memory());
  }
  const { pages, wrong } = await stop();
  await expect.poll(async () => (await told()).inMemory.length).toBe(1);
  measured.push(await store.memory());
  figure(`soak: pages answered during ${changes + warmUp} release changes`, pages);
  figure('soak: heap of the shell server after every 10th change (MB)', series(measured, 'heapUsed'));
  figure('soak: its buffers (MB)', series(measured, 'external'));
  figure('soak: its process (MB)', series(measured, 'rss'));
  expect(wrong).toEqual([]);
  const [first, last] = [measured[0]?.heapUsed ?? 0, measured.at(-1)?.heapUsed ?? Infinity];
  // Garbage is collected before each look: what grows here is kept by something.
  expect(last - first).toBeLessThan(10);
});
