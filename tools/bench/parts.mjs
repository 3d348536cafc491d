export { deskPart } from './desk/desk.mjs';
import { benchEarly } from './early.mjs';
import { benchErrands } from './errands.mjs';
import { benchPages } from './pages.mjs';
import { benchServer, memoryOf } from './server.mjs';
import { benchSignedIn } from './signed-in.mjs';
import { benchTaps } from './taps.mjs';

const settleMs = 5_000;

/** What `npm run bench` measures, in its order. Each part stands alone: `npm run bench -- taps`. */
export const parts = {
  memory: {
    title: 'Memory of the running store, idle (MB): supervisor, api, shell server',
    run: async ({ publicOrigin, pids }) => {
      await fetch(`${publicOrigin}/`);
      await new Promise((resolve) => setTimeout(resolve, settleMs));
      return memoryOf(pids);
    },
  },
  pages: {
    title:
      'Pages under mobile throttling (562 ms a request, 1.44 Mbit/s, CPU ÷ 4), medians; floor = the same content as a static page',
    run: ({ publicOrigin }) => benchPages(publicOrigin),
  },
  taps: { title: 'Taps (ms)', run: ({ publicOrigin }) => benchTaps(publicOrigin) },
  'signed-in': {
    title: 'Pages of somebody who is signed in, files in the cache, 562 ms a request, 1.44 Mbit/s, CPU ÷ 4 (ms)',
    run: ({ publicOrigin }) => benchSignedIn(publicOrigin),
  },
  errands: {
    title: 'Twenty errands, from the press to the next paint (ms), CPU ÷ 4',
    run: ({ publicOrigin }) => benchErrands(publicOrigin),
  },
  early: {
    title: 'First presses with the right outcome, by the time since the first byte, on three lines',
    run: ({ publicOrigin }) => benchEarly(publicOrigin),
  },
  server: {
    title: 'Server, 10 connections',
    run: benchServer,
  },
};

/** Has stores of its own, on the embedded database and on PostgreSQL. @yields a title and its rows */
export async function* checkoutPart() {
  const seconds = Number(process.env.BENCH_SECONDS);
  const { benchCheckout } = await import('../../apps/api/bench/checkout.mjs');
  for (const [database, rows] of Object.entries(await benchCheckout(seconds ? { seconds } : {})))
    yield [`Complete checkouts, 24 buyers at once, ${database}`, rows];
}

/** Has a store of its own with a large catalogue. @yields a title and its rows */
export async function* searchPart() {
  const { benchSearch } = await import('./search.mjs');
  yield* benchSearch({ products: Number(process.env.BENCH_PRODUCTS || 1_000_000), runs: 200 });
}

/** Has stores of its own, of several sizes or of the one that is named. @yields a title and its rows */
export async function* catalogueMemoryPart() {
  const { benchCatalogueMemory } = await import('./catalogue-memory.mjs');
  const named = process.env.BENCH_PRODUCTS;
  yield* benchCatalogueMemory(named ? [Number(named)] : [600, 100_000, 1_000_000]);
}

/** Has a store of its own, whose api can be late. @yields a title and its rows */
export async function* faultsPart(releaseDir) {
  const { benchFaults } = await import('./faults.mjs');
  yield ['Pages with something wrong, 562 ms a request, 1.44 Mbit/s, CPU ÷ 4, medians', await benchFaults(releaseDir)];
}
