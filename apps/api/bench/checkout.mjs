import { fork } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { findPostgres, startPostgres } from '../src/testing/postgres-server.ts';

/**
 * Complete checkouts a second: into the cart, pre-order, order, payment, card, "paid", over HTTP on the loopback.
 *   node apps/api/bench/checkout.mjs [--buyers 24] [--seconds 10] [--database embedded|postgres|both]
 * The payment provider is the sandbox, with its signed event, in the same process. Needs the built server (npm run
 * build); PostgreSQL is Debian's package, started here on a free port, and left out with a word where it is absent.
 */
const root = join(import.meta.dirname, '../../..');

const address = {
  email: 'bench@souk.test',
  firstName: 'Ada',
  lastName: 'Lovelace',
  country: 'US',
  detail: '1 Main Street',
  province: 'Illinois',
  city: 'Springfield',
  postCode: '62701',
  countryCode: '1',
  phone: '2175550123',
};
const agent = new Agent({ keepAlive: true });

const send = (origin, method, path, body, headers) =>
  new Promise((resolve, reject) => {
    const asked = request(`${origin}${path}`, {
      method,
      agent,
      headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
    });
    asked.on('error', reject);
    asked.on('response', (response) => {
      const parts = [];
      response.on('data', (part) => parts.push(part));
      response.on('end', () => resolve({ status: response.statusCode, text: Buffer.concat(parts).toString() }));
    });
    asked.end(body ? JSON.stringify(body) : undefined);
  });

/** One shopper's way through the shop; `times` collects what each step took. */
const checkout = async (origin, productId, times) => {
  const step = async (name, method, path, body, headers) => {
    const begun = performance.now();
    const { status, text } = await send(origin, method, path, body, headers);
    (times[name] ??= []).push(performance.now() - begun);
    const answer = JSON.parse(text);
    if (status !== 200 || (answer.code ?? 200) !== 200) throw new Error(`${name}: ${status} ${text.slice(0, 200)}`);
    return answer.data ?? answer;
  };
  const uuid = randomBytes(16).toString('hex');
  const saved = await step('into the cart', 'POST', '/api/front/cart/save/sku', [{ uuid, productId, cartNum: 1 }]);
  const orderDetails = [{ shoppingCartId: saved.lines[0].id, shoppingCartKey: String(saved.lines[0].attrId) }];
  const ahead = { preOrderType: 'shoppingCart', orderDetails, uuid };
  const { preOrderNo } = await step('pre-order', 'POST', '/api/front/order/pre/order', ahead);
  const order = { uuid, preOrderNo, address, email: 'bench@souk.test', payType: 'stripe', payChannel: 'pc' };
  const made = await step('order', 'POST', '/api/front/order/create', { ...order, orderMerchantRequestList: [] });
  const key = { 'x-order-token': made.orderToken };
  const pay = { orderNo: made.orderNo, payType: 'stripe', payChannel: 'pc' };
  const { stripeClientSecret: clientSecret } = await step('payment', 'POST', '/api/front/pay/payment', pay, key);
  const card = { clientSecret, number: '4242 4242 4242 4242', returnUrl: '' };
  await step('card and its event', 'POST', '/sandbox/stripe/confirm', card);
  const result = await step('result', 'GET', `/api/front/pay/result/${made.orderNo}`, undefined, key);
  if (result.state !== 'PAID') throw new Error(`${made.orderNo} is ${result.state}`);
};

/** Products that anyone may buy many of, so that no two buyers must wait for the same shelf. */
const shelves = async (origin) => {
  const pages = await Promise.all(
    [1, 2, 3, 4, 5, 6, 7, 8].map((page) => send(origin, 'GET', `/api/front/index/product/list?page=${page}&limit=50`)),
  );
  return pages
    .flatMap(({ text }) => JSON.parse(text).data.list)
    .filter(({ stock }) => stock > 20)
    .map(({ id }) => id);
};

const startServer = (env) =>
  new Promise((resolve, reject) => {
    const child = fork(join(root, 'apps/api/dist/server/server.cjs'), [], {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'warn', API_PORT: '0', SANDBOX: '1', ...env },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child.once('message', ({ port }) => resolve({ child, pid: child.pid, origin: `http://127.0.0.1:${port}` }));
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}`)));
  });

const percentile = (times, share) => times[Math.min(times.length - 1, Math.floor(times.length * share))];

const ticksPerSecond = 100;
const warmUp = 600;

/** Processor time of the server so far, in milliseconds: tells of the work itself when the machine is busy otherwise. */
const workMs = (pid) => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond;
};

const crowd = async ({ origin, pid }, { buyers, seconds }) => {
  const products = await shelves(origin);
  const times = {};
  const totals = [];
  let next = 0;
  const buyWhile = async (goesOn, isCounted) => {
    while (goesOn()) {
      const begun = performance.now();
      await checkout(origin, products[(next += 1) % products.length], isCounted ? times : {});
      if (isCounted) totals.push(performance.now() - begun);
    }
  };
  const round = (goesOn, isCounted) => Promise.all(Array.from({ length: buyers }, () => buyWhile(goesOn, isCounted)));
  // Until then the machine still compiles what it runs.
  await round(() => next < warmUp, false);
  const before = workMs(pid);
  const begun = performance.now();
  await round(() => performance.now() < begun + seconds * 1000, true);
  const took = (performance.now() - begun) / 1000;
  const work = (workMs(pid) - before) / totals.length;
  const line = (what, list, sums = { perSecond: '', serverCpuMs: '' }) => {
    list.sort((a, b) => a - b);
    return { what, ...sums, p50Ms: Math.round(percentile(list, 0.5)), p99Ms: Math.round(percentile(list, 0.99)) };
  };
  return [
    line('complete checkout', totals, { perSecond: Math.round(totals.length / took), serverCpuMs: work.toFixed(1) }),
    ...Object.entries(times).map(([name, list]) => line(`· ${name}`, list)),
  ];
};

const stop = (child) =>
  new Promise((resolve) => {
    child.removeAllListeners('exit');
    child.once('exit', resolve);
    child.kill('SIGTERM');
  });

const onServer = async (env, settings) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'souk-bench-'));
  const server = await startServer({ DATA_DIR: dataDir, DATABASE_URL: '', ...env });
  try {
    return await crowd(server, settings);
  } finally {
    await stop(server.child);
    rmSync(dataDir, { recursive: true, force: true });
  }
};

const onPostgres = async (settings) => {
  const bin = findPostgres();
  if (!bin) return [{ what: 'PostgreSQL is not installed here: not measured' }];
  const server = await startPostgres(bin);
  try {
    return await onServer({ DATABASE_URL: server.url }, settings);
  } finally {
    await server.stop();
  }
};

/** Rows of complete checkouts a second and of what each step takes, by database. */
export const benchCheckout = async ({ buyers = 24, seconds = 10, database = 'both' } = {}) => {
  const found = {};
  if (database !== 'postgres') found.embedded = await onServer({}, { buyers, seconds });
  if (database !== 'embedded') found.PostgreSQL = await onPostgres({ buyers, seconds });
  agent.destroy();
  return found;
};

const argument = (name, fallback) => {
  const at = process.argv.indexOf(`--${name}`);
  return at === -1 ? fallback : process.argv[at + 1];
};

if (import.meta.main) {
  const buyers = Number(argument('buyers', 24));
  const seconds = Number(argument('seconds', 10));
  const found = await benchCheckout({ buyers, seconds, database: argument('database', 'both') });
  for (const [database, rows] of Object.entries(found)) {
    console.log(`\n${database}, ${buyers} buyers at once`);
    console.table(rows);
  }
}
