import { createServer, request } from 'node:http';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { readSet } from '@souk/release';
import { root } from '../run/install.mjs';
import { startApi, startShell, stopProcess, storeEnv } from '../run/store.mjs';
import { median, profiles, visit } from './page-metrics.mjs';
import { addToCart } from './taps.mjs';

const pages = { home: '/', list: '/products/all', product: '/product/steel-kettle' };
const rounds = Number(process.env.BENCH_ROUNDS || 5);
const port = '4295';
const slowMs = 2_000;

/** A page of a store that has visitors is asked for again within a minute: so long a page is kept at most. */
const visitorEveryMs = 5_000;

/** What is wrong with the store, and how its visits are made then. */
const states = {
  'as it is': { delayMs: 0, blocked: [] },
  'one remote down': { delayMs: 0, blocked: ['*/remotes/catalog/*'] },
  'api 2 s slow': { delayMs: slowMs, blocked: [] },
};

/**
 * Stands between the shell server and the api; `delay` is how many ms each answer to a call is late. Pictures are not: their files never
 * change, so a cache before the store has them.
 */
const startSlowLine = async (apiPort) => {
  const line = { delayMs: 0 };
  const server = createServer(async (req, res) => {
    const { delayMs } = line;
    if (delayMs && req.url.startsWith('/api/')) await pause(delayMs);
    const options = { host: '127.0.0.1', port: apiPort, path: req.url, method: req.method, headers: req.headers };
    const onward = request(options, (reply) => {
      res.writeHead(reply.statusCode, reply.headers);
      reply.pipe(res);
    });
    onward.on('error', () => res.destroy());
    req.pipe(onward);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(null)));
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    delay: (ms) => void (line.delayMs = ms),
    close: () => server.closeAllConnections(),
  };
};

const openStore = async (releaseDir) => {
  const dataDir = join(root, 'test-results/bench-faults');
  rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(dataDir, { recursive: true });
  const env = storeEnv({ PORT: port, SANDBOX: '1', LOG_LEVEL: 'error', ...process.env, DATA_DIR: dataDir });
  const api = await startApi(env, { args: ['--products', '600'] });
  const line = await startSlowLine(api.port);
  const { version } = readSet(releaseDir).shell;
  const shell = await startShell(env, { releaseDir, version, apiOrigin: line.origin });
  return {
    origin: env.PUBLIC_ORIGIN,
    delay: line.delay,
    stop: async () => {
      await stopProcess(shell.child);
      await stopProcess(api.child);
      line.close();
    },
  };
};

/** Somebody asks for each page now and then, as in a store with visitors. @returns ends it */
const haveVisitors = (origin) => {
  const headers = { 'accept-encoding': 'br' };
  const look = () => Object.values(pages).forEach((path) => void fetch(origin + path, { headers }).catch(() => {}));
  look();
  const timer = setInterval(look, visitorEveryMs);
  return () => clearInterval(timer);
};

const figures = ['score', 'ttfb', 'fcp', 'lcp', 'cls', 'tbt', 'longest'];

/** Pages of one store with a remote's files gone, with an api that answers late, and as it is, in turns: medians, and shares of it. */
export const benchFaults = async (releaseDir) => {
  const store = await openStore(releaseDir);
  const endVisits = haveVisitors(store.origin);
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM || '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const found = {};
  const note = (page, state, run) => ((found[page] ??= {})[state] ??= []).push(run);
  await visit(browser, store.origin + pages.home, profiles.mobile);
  for (let round = 0; round < rounds; round += 1)
    for (const [state, { delayMs, blocked }] of Object.entries(states)) {
      store.delay(delayMs);
      for (const [page, path] of Object.entries(pages))
        note(page, state, await visit(browser, store.origin + path, profiles.mobile, { blocked }));
      note('add to cart', state, { ms: await addToCart(browser, store.origin, { blocked }) });
    }
  endVisits();
  store.delay(0);
  await browser.close();
  await store.stop();
  return rowsOf(found);
};

const rowsOf = ({ 'add to cart': taps, ...visits }) => {
  const middle = (runs, figure) => median(runs.map((run) => run[figure]));
  const share = (runs, all, figure) => (middle(runs, figure) / middle(all['as it is'], figure)).toFixed(2);
  return Object.entries(visits).flatMap(([page, ofState]) =>
    Object.entries(ofState).map(([state, runs]) => ({
      page,
      'the store': state,
      ...Object.fromEntries(
        figures.map((figure) => [figure, Number(middle(runs, figure).toFixed(figure === 'cls' ? 4 : 0))]),
      ),
      'LCP ÷ as it is': share(runs, ofState, 'lcp'),
      'Add to cart → count painted': page === 'product' ? Math.round(middle(taps[state], 'ms')) : '',
    })),
  );
};
