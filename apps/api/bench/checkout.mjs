import { fork } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { openLine } from './buyer.mjs';
import { findPostgres, startPostgres } from '@souk/run/postgres';

/**
 * Complete checkouts a second: into the cart, pre-order, order, payment, card, "paid", over HTTP on the loopback.
 *   node apps/api/bench/checkout.mjs [--buyers 24] [--seconds 10] [--database embedded|postgres|both] [--profile FOLDER]
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
/** One shopper's way through the shop; `times` collects what each step took. */
const checkout = async (line, productId, times) => {
  const step = async (name, method, path, body, headers) => {
    const begun = performance.now();
    const { status, text } = await line.send(method, path, body, headers);
    (times[name] ??= []).push(performance.now() - begun);
    const answer = JSON.parse(text);
    if (status !== 200 || (answer.code ?? 200) !== 200)
      throw Object.assign(new Error(`${name}: ${status} ${text.slice(0, 200)}`), { reason: answer.reason });
    return answer.data ?? answer;
  };
  const uuid = randomBytes(16).toString('hex');
  const saved = await step('into the cart', 'POST', '/api/front/cart/save/sku', [{ uuid, productId, cartNum: 1 }]);
  const orderDetails = [{ shoppingCartId: saved.lines[0].id }];
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

/** Of each product less is bought than this, however long the bench. */
const enough = 60;
const pages = 12;

/** The variant that a card adds has less than its product: when it is gone, the product is left out from then on. */
const soldOut = ['CHOICE_REQUIRED', 'OUT_OF_STOCK'];

/** Products that anyone may buy many of, so that no two buyers must wait for the same row and none sells out. */
const buyableProducts = async (origin) => {
  const line = openLine(origin);
  const found = [];
  for (let page = 1; page <= pages; page += 1) {
    const { text } = await line.send('GET', `/api/front/index/product/list?page=${page}&limit=50`);
    found.push(...JSON.parse(text).data.list.filter(({ stock, attrId }) => stock > enough && attrId !== null));
  }
  line.close();
  return found.map(({ id }) => id);
};

const argument = (name, fallback) => {
  const at = process.argv.indexOf(`--${name}`);
  return at === -1 ? fallback : process.argv[at + 1];
};
const profileFolder = argument('profile');

const startServer = (env) =>
  new Promise((resolve, reject) => {
    const child = fork(join(root, 'apps/api/dist/server/server.cjs'), ['--products', '600'], {
      cwd: root,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        LOG_LEVEL: 'warn',
        API_PORT: '0',
        SANDBOX: '1',
        SANDBOX_ON_SERVER: '1',
        SEED: 'demo',
        ...env,
      },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      execArgv: profileFolder ? ['--cpu-prof', `--cpu-prof-dir=${profileFolder}`] : [],
    });
    child.once('message', ({ port }) => resolve({ child, pid: child.pid, origin: `http://127.0.0.1:${port}` }));
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}`)));
  });

const percentile = (times, share) => times[Math.min(times.length - 1, Math.floor(times.length * share))];

const ticksPerSecond = 100;
/** Purchases until the machine has compiled what it runs, and the tables are large enough for plans to be settled. */
const warmUp = 3000;

const fieldsOf = (pid) => {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ').map(Number);
  } catch {
    return []; // it has ended
  }
};
const parentOf = (fields) => fields[1];
const ticksOf = (fields) => (fields[11] ?? 0) + (fields[12] ?? 0);

/** Processor time of a process and its children so far, in milliseconds: tells of the work itself on a busy machine. */
const workMs = (pid) => {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const children = all.map(fieldsOf).filter((fields) => parentOf(fields) === pid);
  const ended = fieldsOf(pid)
    .slice(13, 15)
    .reduce((sum, ticks) => sum + ticks, 0);
  const ticks = [fieldsOf(pid), ...children].reduce((sum, fields) => sum + ticksOf(fields), ended);
  return (ticks * 1000) / ticksPerSecond;
};

/** The same for all who take part: the api, the database server if there is one, and the buyers. */
const workOfAll = ({ pid, postgresPid }) => {
  const { user, system } = process.cpuUsage();
  return { api: workMs(pid), postgres: postgresPid ? workMs(postgresPid) : 0, buyers: (user + system) / 1000 };
};

const crowd = async (server, { buyers, seconds }) => {
  const { origin } = server;
  const products = await buyableProducts(origin);
  const times = {};
  const totals = [];
  let next = 0;
  const lines = Array.from({ length: buyers }, () => openLine(origin));
  const buyWhile = async (line, goesOn, isCounted) => {
    while (goesOn()) {
      const begun = performance.now();
      const product = products[(next += 1) % products.length];
      try {
        await checkout(line, product, isCounted ? times : {});
      } catch (error) {
        if (!soldOut.includes(error.reason)) throw error;
        products.splice(products.indexOf(product), 1);
        continue;
      }
      if (isCounted) totals.push(performance.now() - begun);
    }
  };
  const round = (goesOn, isCounted) => Promise.all(lines.map((line) => buyWhile(line, goesOn, isCounted)));
  await round(() => next < warmUp, false);
  const before = workOfAll(server);
  const begun = performance.now();
  await round(() => performance.now() < begun + seconds * 1000, true);
  const took = (performance.now() - begun) / 1000;
  const after = workOfAll(server);
  const work = Object.fromEntries(
    Object.keys(after).map((who) => [`${who}CpuMs`, Number(((after[who] - before[who]) / totals.length).toFixed(2))]),
  );
  for (const line of lines) line.close();
  const told = (what, list, sums = {}) => {
    list.sort((a, b) => a - b);
    return { what, p50Ms: Math.round(percentile(list, 0.5)), p99Ms: Math.round(percentile(list, 0.99)), ...sums };
  };
  return [
    told('complete checkout', totals, { perSecond: Math.round(totals.length / took), ...work }),
    ...Object.entries(times).map(([name, list]) => told(`· ${name}`, list)),
  ];
};

const stop = (child) =>
  new Promise((resolve) => {
    child.removeAllListeners('exit');
    child.once('exit', resolve);
    child.kill('SIGTERM');
  });

const onServer = async (env, settings, postgresPid) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'souk-bench-'));
  const server = await startServer({ DATA_DIR: dataDir, DATABASE_URL: '', ...env });
  try {
    return await crowd({ ...server, postgresPid }, settings);
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
    return await onServer({ DATABASE_URL: server.socketUrl }, settings, server.pid);
  } finally {
    await server.stop();
  }
};

/** Rows of complete checkouts a second and of what each step takes, by database. */
export const benchCheckout = async ({ buyers = 24, seconds = 10, database = 'both' } = {}) => {
  const found = {};
  if (database !== 'postgres') found.embedded = await onServer({}, { buyers, seconds });
  if (database !== 'embedded') found.PostgreSQL = await onPostgres({ buyers, seconds });
  return found;
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
