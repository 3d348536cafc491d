import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { figureOf, openLargeDatabase, startApi, stopApi, timed } from './large-store.mjs';
import { kinds } from './search-calls.mjs';

const settleMs = 5_000;
const callsOfEachKind = 10;

const mb = (bytes) => Math.round(bytes / 1e6);

/** The most that the process ever held, which is what a limit has to allow. */
const mostOf = (pid) => Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024;

/** An api that answers a while, of which all products are in memory. */
const measure = async (env) => {
  const begun = performance.now();
  const api = await startApi({ ...env, ROLE: 'web' });
  try {
    await timed(`${api.origin}${kinds['whole list, first page']()}`);
    const firstListMs = performance.now() - begun;
    for (const pathOf of Object.values(kinds))
      for (let n = 0; n < callsOfEachKind; n += 1) await timed(api.origin + pathOf(n));
    await wait(settleMs);
    return {
      'api process': mb(await figureOf(api.origin, 'process_resident_memory_bytes')),
      'the most it held': mb(mostOf(api.child.pid)),
      'of it in use by the program': mb(await figureOf(api.origin, 'nodejs_heap_size_used_bytes')),
      'first list after its start (s)': (firstListMs / 1000).toFixed(1),
    };
  } finally {
    await stopApi(api);
  }
};

/** Memory of an api process by the number of products, on PostgreSQL, without a search engine. @yields a title and its rows */
export async function* benchCatalogueMemory(sizes) {
  const rows = [];
  for (const products of sizes) {
    const { env, stop } = await openLargeDatabase(products);
    try {
      rows.push({ products: products.toLocaleString('en'), ...(await measure(env)) });
    } finally {
      await stop();
    }
  }
  yield [
    `Memory of an api process (MB), ${callsOfEachKind} calls of each of ${Object.keys(kinds).length} kinds after its start`,
    rows,
  ];
}
