import { promote } from '@souk/release';
import { expect, figure, stableOf, test, untilLive } from './harness';
import { variantOf, withWord } from './variant';

type Told = { inMemory: object[]; memory: { heap: number; process: number } };

const changes = 50;
const visitors = 4;

test('fifty release changes under traffic: every page is answered, one generation stays, no memory is left behind', async ({
  store,
}) => {
  test.setTimeout(600_000);
  const told = async () => (await (await fetch(`${store.direct}/version`)).json()) as Told;
  const versions = Array.from({ length: 5 }, (_, i) =>
    variantOf(store.releaseDir, 'catalog', stableOf(store, 'catalog'), `soak-${i}`, withWord('Shop Now', `Shop ${i}`)),
  );
  const wrong: string[] = [];
  let pages = 0;
  let isOver = false;
  const visit = async () => {
    while (!isOver) {
      // Several addresses: each is rendered anew after every change, and kept until the next.
      const reply = await fetch(`${store.direct}/products/all?page=${(pages++ % 20) + 1}`).catch(
        (error: Error) => error,
      );
      if (reply instanceof Error) continue; // a kept connection that was closed as it was used
      const html = await reply.text();
      if (reply.status !== 200 || !html.includes('<article')) wrong.push(`${reply.status} ${html.slice(0, 80)}`);
    }
  };
  const change = async (i: number) => {
    promote(store.releaseDir, 'catalog', versions[i % versions.length] ?? '');
    await untilLive(store);
  };
  const traffic = Array.from({ length: visitors }, visit);
  for (let i = 0; i < 10; i++) await change(i); // warm: caches are filled, code is compiled
  const before = (await told()).memory;
  for (let i = 0; i < changes; i++) await change(i);
  isOver = true;
  await Promise.all(traffic);
  await expect.poll(async () => (await told()).inMemory.length).toBe(1);
  const after = (await told()).memory;
  figure('soak: pages answered during 60 release changes', pages);
  figure('soak: the shell server before and after 50 changes, process (MB)', `${before.process} → ${after.process}`);
  figure('soak: its heap (MB)', `${before.heap} → ${after.heap}`);
  expect(wrong).toEqual([]);
  // Of the heap: what the process keeps beside it is V8's reserve, and grows with traffic, changes or not.
  expect(after.heap - before.heap).toBeLessThan(80);
});
