import { readFileSync } from 'node:fs';
import { createHistogram, performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'undici';

const seconds = Number(process.env.BENCH_SECONDS || 8);
const connections = 10;

/** As browsers ask. */
const headers = { 'accept-encoding': 'gzip, deflate, br' };

/** Linux counts processor time in hundredths of a second. */
const msPerTick = 10;

const processorMsOf = (pid) => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) * msPerTick;
};

/**
 * Asks over one connection until the time is over. With a rate it asks at its moments, late or not, and an answer's time counts from that
 * moment: a server that stops is not asked less.
 */
const askFor = async ({ origin, pathOf, everyMs }, [begun, until], times) => {
  const client = new Client(origin);
  let failed = 0;
  for (let due = begun; due < until;) {
    if (due > performance.now()) await wait(due - performance.now());
    const asked = everyMs ? Math.min(due, performance.now()) : performance.now(); // a timer may be early
    const { statusCode, body } = await client.request({ method: 'GET', path: pathOf(), headers });
    await body.dump({ limit: Infinity });
    times.record(Math.max(1, Math.round((performance.now() - asked) * 1000)));
    if (statusCode !== 200) failed++;
    due = everyMs ? due + everyMs : performance.now();
  }
  await client.close();
  return failed;
};

/** @param options.perSecond asked so often, at an even pace; without it each connection asks again as soon as it was answered */
const load = async (what, { pids, origin, pathOf, perSecond }) => {
  const times = createHistogram();
  const [, api, shell] = pids;
  const before = [shell, api].map(processorMsOf);
  const everyMs = perSecond && (connections * 1000) / perSecond;
  const begun = performance.now();
  const asking = Array.from({ length: connections }, (_, i) => {
    const period = [begun + (i * (everyMs ?? 0)) / connections, begun + seconds * 1000];
    return askFor({ origin, pathOf, everyMs }, period, times);
  });
  const failed = (await Promise.all(asking)).reduce((sum, some) => sum + some, 0);
  const took = performance.now() - begun;
  const [shellMs, apiMs] = [shell, api].map((pid, i) => ((processorMsOf(pid) - before[i]) / times.count).toFixed(2));
  return {
    what,
    perSecond: Math.round((times.count / took) * 1000),
    p50Ms: (times.percentile(50) / 1000).toFixed(1),
    p99Ms: (times.percentile(99) / 1000).toFixed(1),
    'shell server, ms of processor': shellMs,
    'api, ms of processor': apiMs,
    failed,
  };
};

const cartCount = `/api/front/cart/count?numType=total&type=sum&storeId=1&uuid=${'0'.repeat(32)}`;
const renderedEachTime = () => `/product/steel-kettle?bench=${Math.random()}`;
const byAdvertisement = () => `/product/steel-kettle?gclid=${Math.random()}`;

/** Requests a second for what shoppers ask most, and pages a second as rendered on the server. */
export const benchServer = async ({ publicOrigin, apiOrigin, pids }) => {
  const ofApi = { pids, origin: apiOrigin };
  const ofPages = { pids, origin: publicOrigin };
  return [
    await load('product list (api)', { ...ofApi, pathOf: () => '/api/front/index/product/list?page=1&limit=20' }),
    await load('cart count (api)', { ...ofApi, pathOf: () => cartCount }),
    await load('home page, kept', { ...ofPages, pathOf: () => '/' }),
    await load('home page, kept, 1,500 a second', { ...ofPages, pathOf: () => '/', perSecond: 1500 }),
    await load('product page, kept, each visitor by an advertisement', { ...ofPages, pathOf: byAdvertisement }),
    await load('product page, rendered each time', { ...ofPages, pathOf: renderedEachTime }),
    await load('product page, rendered each time, 20 a second', {
      ...ofPages,
      pathOf: renderedEachTime,
      perSecond: 20,
    }),
  ];
};

/** Resident memory of the store's processes, in MB. */
export const memoryOf = (pids) =>
  pids.map((pid) => {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return { pid, mb: Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024) };
  });
