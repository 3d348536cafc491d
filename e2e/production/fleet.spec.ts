import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { testReleaseDir } from '@souk/run/releases';
import { openFleet, postgresBin, redisBin, root, runCommand, type Fleet } from './fleet';
import { lengths } from './lengths';
import { openLoad } from './load';
import { releaseAnother } from './release-another';

test.skip(postgresBin === null, 'PostgreSQL is not installed: Debian’s package is postgresql');
test.describe.configure({ mode: 'serial' });

let fleet: Fleet;
let releaseDir: string;
/** Something that can be bought, and its page. */
let goods: { productId: number; variantId: number; page: string };
test.beforeAll(async () => {
  releaseDir = mkdtempSync(join(tmpdir(), 'souk-releases-'));
  cpSync(testReleaseDir, releaseDir, { recursive: true });
  fleet = await openFleet({ pairs: 2, seed: 'demo', releaseDir });
  const [product] = await fleet.query<{ id: string; variant: string; slug: string }>(
    `select p.id, v.id as variant, p.slug from product p join variant v on v.product_id = p.id where p.on_shelf and p.listed and not p.landing_page and v.stock > 9 order by v.stock desc, v.id limit 1`,
  );
  if (!product) throw new Error('the demo store sells nothing of which ten pieces are left');
  goods = { productId: Number(product.id), variantId: Number(product.variant), page: `/product/${product.slug}` };
});
test.afterAll(async () => {
  await fleet?.close();
  rmSync(releaseDir, { recursive: true, force: true });
});

/** Prints a figure, for docs/operations.md. */
const figure = (text: string) => console.log(`FIGURE ${test.info().title}: ${text}`);

const deepHealth = async () => {
  const reply = await fleet.visitor('203.0.113.1', fleet.pairs[0]).ask('/readyz?deep');
  return { code: reply.status, ...((await reply.json()) as { status: string; api: string; counters: string }) };
};

/** How many renderings of product pages the api of every pair was asked by: the frame's own calls are shared by all pages. */
const productsAsked = async () => {
  const counts = await Promise.all(
    fleet.pairs.map(async ({ apiOrigin }) => {
      const text = await (await fetch(`${apiOrigin}/metrics`)).text();
      const lines = text
        .split('\n')
        .filter((line) => /^http_request_duration_seconds_count.*product\/detail/.test(line));
      return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0);
};

test(`60 new pages a second for ${lengths.pages} s: nobody is refused, but one address that asks without end`, async () => {
  const behaving = Array.from({ length: 130 }, (_, n) => fleet.visitor(`198.51.100.${n}`));
  const greedy = fleet.visitor('203.0.113.66');
  const seen: number[] = [];
  const pages = 60 * lengths.pages;
  const begun = performance.now();
  // More than one address may have rendered in a minute, from many: each page is one that nobody has seen.
  const shop = Array.from({ length: pages }, async (_, n) => {
    await wait((n * 1000) / 60);
    const visitor = behaving[n % behaving.length];
    seen.push((await visitor?.open(`/company/about_us?seen=${n}`))?.status ?? 0);
  });
  const greedyAnswers: { status: number; retryAfter: string | null }[] = [];
  const grab = Array.from({ length: 10 }, async (_, line) => {
    for (let page = 0; page < 2000 && !greedyAnswers.some(({ status }) => status === 429); page += 1) {
      greedyAnswers.push(await greedy.open(`/company/contact_us?grab=${line}-${page}`));
    }
  });
  await Promise.all([...shop, ...grab]);
  const took = (performance.now() - begun) / 1000;
  figure(`${pages} pages were answered in ${took.toFixed(1)} s, beside ${greedyAnswers.length} for one address`);
  expect(seen.filter((status) => status !== 200)).toEqual([]);
  expect(seen).toHaveLength(pages);
  const refused = greedyAnswers.find(({ status }) => status === 429);
  expect(Number(refused?.retryAfter)).toBeGreaterThan(0);
});

test('forty visitors of a page that nobody has seen cause one rendering at each pair', async () => {
  const [pair] = fleet.pairs;
  const cost = async (visitors: number, page: string) => {
    const before = await productsAsked();
    const seen = await Promise.all(
      Array.from({ length: visitors }, (_, n) => fleet.visitor(`192.0.2.${n}`, pair).open(`${goods.page}?${page}`)),
    );
    expect(new Set(seen.map(({ status }) => status))).toEqual(new Set([200]));
    return (await productsAsked()) - before;
  };
  const one = await cost(1, 'alone');
  expect(one).toBeGreaterThan(0);
  expect(await cost(40, 'together')).toBe(one);
});

/** Statuses of that many posts, one after the other, of a call that one address may make 20 times a minute. */
const postFrom = async (address: string, times: number) => {
  const visitor = fleet.visitor(address);
  const statuses: number[] = [];
  for (let n = 0; n < times; n += 1) {
    const { status } = await visitor.ask('/api/front/form/subscribe/newsletter?email=', { method: 'POST' });
    statuses.push(status);
  }
  return statuses;
};

test('one address has one limit at all pairs; without the counters it has one at each, and nobody is refused for that', async () => {
  test.skip(redisBin === null, 'Neither Valkey nor Redis is installed: Debian’s package is redis-server');
  const together = await postFrom('203.0.113.41', 36); // 18 at each pair: too few for either alone
  expect(together.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 400));
  expect(together.at(-1)).toBe(429);
  expect(await deepHealth()).toMatchObject({ code: 200, counters: 'shared' });

  await fleet.redis?.kill();
  await expect.poll(deepHealth).toMatchObject({ code: 503, status: 'ready', counters: 'not reached' });
  expect(new Set(await postFrom('203.0.113.42', 36))).toEqual(new Set([400]));
  expect((await postFrom('203.0.113.42', 8)).at(-1)).toBe(429);
  expect(await fleet.visitor('203.0.113.43').open(goods.page)).toMatchObject({ status: 200 });

  await fleet.redis?.restart();
  await expect.poll(deepHealth, { timeout: 60_000 }).toMatchObject({ code: 200, counters: 'shared' });
});

test('[lesson 7] a purchase whose calls alternate between the pairs is paid by the provider’s signed event', async () => {
  const visitor = fleet.visitor('203.0.113.20');
  const order = await visitor.order(goods.productId, goods.variantId);
  expect((await order.result()).state).not.toBe('PAID');
  const { body, headers } = fleet.providers.pay(order.clientSecret);
  const forged = { ...headers, 'stripe-signature': headers['stripe-signature'].replace('v1=', 'v1=0') };
  const callback = '/api/public/payment/callback/stripe';
  const post = (given: Record<string, string>) => visitor.ask(callback, { json: JSON.parse(body), headers: given });
  expect((await post(forged)).status).toBe(400);
  expect((await post(headers)).status).toBe(200);
  expect((await order.result()).state).toBe('PAID');
});

test('a renewal that is repeated at another pair signs nobody out; signing out ends the access token at both', async () => {
  const email = 'renewing@shop.test'; // who has no other mail, as orders bring them
  const password = 'a-long-enough-one';
  const first = fleet.visitor('203.0.113.21', fleet.pairs[0]);
  await first.must('/api/front/login/email/captcha', { json: email });
  await expect.poll(() => fleet.mail.codeFor(email), { timeout: 60_000 }).toBeDefined();
  const captcha = fleet.mail.codeFor(email);
  await first.must('/api/front/login/register/email', { json: { email, password, captcha, storeId: 1 } });
  const accessToken = await first.signIn(email, password);
  const second = fleet.visitor('203.0.113.21', fleet.pairs[1]);
  for (const [name, value] of first.jar) second.jar.set(name, value);
  expect((await first.renew()).status).toBe(200);
  expect((await second.renew()).status).toBe(200); // with the token that the first has used
  expect((await first.renew()).status).toBe(200);
  const holds = (visitor: typeof first) =>
    visitor.must('/api/front/login/token/is/exist', {
      method: 'POST',
      headers: { authorization: `Bearer ${accessToken}` },
    });
  expect([await holds(first), await holds(second)]).toEqual([true, true]);
  const headers = { 'x-souk-auth': '1', origin: 'https://shop.test' };
  expect((await second.ask('/auth/token', { method: 'DELETE', headers })).status).toBe(204);
  expect([await holds(first), await holds(second)]).toEqual([false, false]);
});

const goneAfter = (gone: { shellMs: number; apiMs: number }) =>
  `shell server ${gone.shellMs} ms, api ${gone.apiMs} ms after SIGTERM`;

test('pairs come and go under load, and no request is lost; each process is gone within ten seconds', async () => {
  const idle = fleet.pairs[0] && (await fleet.retire(fleet.pairs[0]));
  await fleet.add();
  const load = openLoad(fleet, [goods.page, '/', '/api/front/pay/method', '/company/about_us']);
  const times = [];
  for (const pair of [...fleet.pairs]) {
    times.push(await fleet.retire(pair));
    await fleet.add();
    await load.answered(50);
  }
  expect((await load.stop()).failures).toEqual([]);
  if (idle) figure(`without visitors: ${goneAfter(idle)}; under load: ${times.map(goneAfter).join('; ')}`);
  for (const { shellMs, apiMs } of [...times, ...(idle ? [idle] : [])])
    expect(Math.max(shellMs, apiMs)).toBeLessThan(10_000);
});

test(`a migration of ${lengths.migration} s, longer than any statement may take, runs under load, and no request is lost`, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'souk-next-'));
  // The next release's program: the same one, with one migration more.
  for (const part of ['dist/server', 'src/database/migrations', 'webpack.config.mjs'])
    cpSync(join(root, 'apps/api', part), join(folder, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const slow = `alter table merchant_type add column note_of_test text; select pg_sleep(${lengths.migration});`;
  writeFileSync(join(folder, 'src/database/migrations/9999_slow.sql'), slow);
  const load = openLoad(fleet, [goods.page, '/', '/api/front/pay/method']);
  const done = await runCommand(fleet.env, ['migrate'], join(folder, 'dist/server/server.cjs'));
  expect(done).toEqual({ code: 0, text: '9999_slow.sql\n' });
  const { failures, asked } = await load.stop();
  figure(`${failures.length} of ${asked} requests failed`);
  expect(failures).toEqual([]);
  rmSync(folder, { recursive: true, force: true });
  // The release that runs still serves and still starts.
  expect(await deepHealth()).toMatchObject({ code: 200, status: 'ready' });
});

/** What shoppers meet while there is no database: a page that is cached, one that is not, a call. */
const meetOutage = async (visitor: ReturnType<Fleet['visitor']>, n: number) => {
  expect(await visitor.open(goods.page)).toMatchObject({ status: 200 });
  const unseen = await visitor.open(`/products/all?page=3&n=${n}`);
  expect([unseen.status, Number(unseen.retryAfter) > 0]).toEqual([503, true]);
  const call = await visitor.ask('/api/front/index/product/list');
  expect([call.status, Number(call.headers.get('retry-after')) > 0]).toEqual([503, true]);
};

test(`without its database for ${lengths.withoutDatabase} s the fleet shows cached pages, says what it cannot do, and goes on by itself`, async () => {
  const visitor = fleet.visitor('203.0.113.22');
  for (let n = 0; n < 4; n += 1) await visitor.open(goods.page); // both pairs have it
  await fleet.postgres.halt();
  const end = performance.now() + lengths.withoutDatabase * 1000;
  let rounds = 0;
  for (; rounds < 2 || performance.now() < end; rounds += 1) {
    await meetOutage(fleet.visitor(`203.0.113.${100 + (rounds % 100)}`), rounds);
    await wait(500);
    // Somebody releases in the middle of the outage.
    if (rounds === 0)
      await releaseAnother(
        releaseDir,
        fleet.pairs.map(({ port }) => port),
      );
  }
  const shallow = await fleet.visitor('203.0.113.1', fleet.pairs[0]).ask('/readyz');
  expect(shallow.status).toBe(200); // the balancer keeps every pair
  expect(await deepHealth()).toMatchObject({ code: 503, api: 'the database is not reached' });
  await fleet.postgres.resume();
  const begun = performance.now();
  await expect.poll(async () => (await visitor.open('/products/all?page=3')).status, { timeout: 60_000 }).toBe(200);
  figure(
    `in ${rounds} rounds all was as said; a new page ${Math.round(performance.now() - begun)} ms after the database was back`,
  );
  await expect.poll(async () => (await deepHealth()).code, { timeout: 60_000 }).toBe(200);
  const order = await visitor.order(goods.productId, goods.variantId);
  expect(order.orderNo).toBeTruthy();
});
