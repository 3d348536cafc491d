import { spawnSync } from 'node:child_process';
import { figureOf, openLargeStore, startApi, stopApi, timed } from './large-store.mjs';
import { kinds } from './search-calls.mjs';

/** Calls of each kind before the first that counts: an engine that has just started is some minutes slower. */
const warmUp = 100;

const at = (times, share) => times[Math.min(times.length - 1, Math.floor(times.length * share))].toFixed(1);

/** Processor time of the engine and of the api so far, in milliseconds: a busy machine makes calls late, not longer. */
const workOf = async (api, engine) => {
  const { nodes } = await (await fetch(`${engine.url}/_nodes/stats/process`)).json();
  return {
    engine: Object.values(nodes)[0].process.cpu.total_in_millis,
    api: 1000 * (await figureOf(api.origin, 'process_cpu_seconds_total')),
  };
};

const goesBefore = (child, options, priority) =>
  spawnSync('chrt', [...options, '--fifo', '--pid', String(priority), String(child.pid)]).status === 0;

/**
 * The api before all other work, as on a machine of its own: what stops its loop then is its own. All its threads, since the loop waits
 * for those that collect garbage with it; the loop before them, since two of them would take both cores until they are done.
 */
const first = ({ child }) => goesBefore(child, ['--all-tasks'], 10) && goesBefore(child, [], 11);

/** The loop's longest stop since it was asked last, and the longest collection of garbage. */
const stopsOf = ({ child }) =>
  new Promise((resolve) => {
    child.once('message', resolve);
    child.send('loop stops');
  });

/** Calls of one kind, some clients at once; the loop's longest stop is that of these calls alone. */
const measure = async ({ api, engine }, pathOf, { runs, clients }) => {
  const before = await workOf(api, engine);
  await stopsOf(api);
  const times = [];
  let next = 0;
  const ask = async () => {
    while (next < runs) times.push(await timed(api.origin + pathOf(next++)));
  };
  await Promise.all(Array.from({ length: clients }, ask));
  const { loopStopMs, collectionMs, collection } = await stopsOf(api);
  const after = await workOf(api, engine);
  times.sort((a, b) => a - b);
  return {
    p50: at(times, 0.5),
    p99: at(times, 0.99),
    'work of the engine': ((after.engine - before.engine) / runs).toFixed(1),
    'work of the api': ((after.api - before.api) / runs).toFixed(1),
    'longest stop of the loop': loopStopMs.toFixed(1),
    'longest collection of garbage': `${collectionMs.toFixed(1)} ${collection}`,
  };
};

/** @yields a title and its rows */
export async function* benchSearch({ products, runs }) {
  const { env, engine, stop } = await openLargeStore(products);
  try {
    const api = await startApi({ ...env, ROLE: 'web' });
    const rows = [];
    for (const pathOf of Object.values(kinds))
      for (let n = 0; n < warmUp; n += 1) await timed(api.origin + pathOf(n + 2 * runs));
    if (!first(api)) console.log('not allowed to put the api before other work: stops of its loop are also others’');
    for (const [call, pathOf] of Object.entries(kinds))
      rows.push({
        call,
        ...(await measure({ api, engine }, pathOf, { runs, clients: 1 })),
        // other lists than those of the one client, whose answers the engine may still have
        'p99, two at once': (await measure({ api, engine }, (n) => pathOf(n + runs), { runs, clients: 2 })).p99,
      });
    const mb = Math.round((await figureOf(api.origin, 'process_resident_memory_bytes')) / 1e6);
    await stopApi(api);
    yield [
      `Lists by OpenSearch, ${products} products, ${runs} calls of each kind (ms; work: processor time of a call)`,
      rows,
    ];
    const { indices } = await (await fetch(`${engine.url}/_stats/store`)).json();
    const bytes = Object.values(indices).reduce((sum, one) => sum + one.total.store.size_in_bytes, 0);
    yield [
      'Memory and disk (MB)',
      [{ 'api process': mb, 'index on disk': Math.round(bytes / 1e6), 'heap of the engine': 2048 }],
    ];
  } finally {
    await stop();
  }
}
