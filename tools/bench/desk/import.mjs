import { readFileSync } from 'node:fs';

/** Every so many-th line is wrong: its price is no amount. */
const badEach = 100;

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const at = (times, share) =>
  [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))];
const memoryMb = (pid) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

/** A file that makes each variant a dollar dearer, with a wrong line in a hundred. @returns it and how many lines are wrong */
const fileOf = (variants) => {
  const isBad = (n) => n % badEach === badEach - 1;
  const lines = variants.map(({ product, variant, cents, stock }, n) => {
    const price = isBad(n) ? 'a lot' : ((cents + 100) / 100).toFixed(2);
    return `${product},"${variant.replaceAll('"', '""')}",${price},${stock}`;
  });
  return {
    csv: ['product,variant,price,stock', ...lines].join('\r\n'),
    bad: variants.filter((_, n) => isBad(n)).length,
  };
};

const listPath = '/api/front/index/product/list?page=1&limit=20';

/** Asks again and again while something runs: how long a call takes that needs no database, and one of the shop's lists. */
const watchWhile = async ({ apiOrigin, pids }, work) => {
  const times = { loop: [], list: [] };
  let isOver = false;
  let memory = 0;
  const repeat = async (list, path, everyMs) => {
    while (!isOver) {
      const begun = performance.now();
      await (await fetch(apiOrigin + path)).text();
      list.push(performance.now() - begun);
      memory = Math.max(memory, memoryMb(pids[1]));
      await pause(everyMs);
    }
  };
  const watching = [repeat(times.loop, '/healthz', 10), repeat(times.list, listPath, 50)];
  const begun = performance.now();
  const result = await work();
  const seconds = (performance.now() - begun) / 1000;
  isOver = true;
  await Promise.all(watching);
  return { result, seconds, memory, loopMost: at(times.loop, 1), listP95: at(times.list, 0.95) };
};

/** How often the desk asks for a file that is being applied. */
const followMs = 2000;
const idleMs = 10_000;
/** Lists before the floor is measured: a server that has just started is slower, which would flatter what comes after. */
const warmLists = 100;

/** A file of products is checked and applied while shoppers look at lists. */
export const benchImport = async (person, store, variants) => {
  const { csv, bad } = fileOf(variants);
  const ask = (path, body) => person.ask(store.apiOrigin, path, body);
  await ask('/imports'); // a page is opened for the token: not while anything is measured
  for (let n = 0; n < warmLists; n += 1) await (await fetch(store.apiOrigin + listPath)).text();
  const idle = await watchWhile(store, () => pause(idleMs));
  const check = await watchWhile(store, async () => (await ask('/imports', { name: 'bench.csv', csv })).data);
  const { id } = check.result;
  const { data: checked } = await ask(`/imports/${id}`);
  const { data: file } = await ask(`/imports/${id}/bad`);
  const reported = file.csv.split('\n').filter((line) => /price: /.test(line)).length;
  const apply = await watchWhile(store, async () => {
    await ask(`/imports/${id}/apply`, {});
    for (;;) {
      const { data } = await ask(`/imports/${id}`);
      if (data.state !== 'applying') return data;
      await pause(followMs);
    }
  });
  const again = (await ask('/imports', { name: 'bench.csv', csv })).data;
  const { data: second } = await ask(`/imports/${again.id}`);
  const rowOf = (what, { seconds, memory, loopMost, listP95 }) => ({
    what,
    seconds: seconds.toFixed(1),
    'process grew, MB': Math.round(memory - idle.memory),
    'longest wait of a call without the database, ms': Math.round(loopMost),
    "the shop's list, p95 ms": listP95.toFixed(1),
    'p95 ÷ idle': (listP95 / idle.listP95).toFixed(1),
  });
  return {
    times: [rowOf('nothing runs (floor)', idle), rowOf('check', check), rowOf('apply', apply)],
    counts: [
      {
        lines: checked.lines,
        'wrong in the file': bad,
        'reported with their column': reported,
        'left out with them': checked.bad - reported,
        applied: apply.result.applied,
        refused: apply.result.refused,
        'changed by the same file again': second.changed,
      },
    ],
  };
};
