import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { openLoad } from '../production/load';
import type { Visitor } from '../production/visitor';
import { needs } from './programs';
import { figure, openWholeFleet, type WholeFleet } from './whole-fleet';

needs();
test.describe.configure({ mode: 'serial' });

let fleet: WholeFleet;
test.beforeAll(async () => void (fleet = await openWholeFleet()));
test.afterAll(() => fleet?.close());

const deepHealth = async () => {
  const reply = await fleet.visitor('203.0.113.1', fleet.pairs[0]).ask('/readyz?deep');
  return { code: reply.status, ...((await reply.json()) as { status: string; counters: string; storage: string }) };
};

/** A shopper hands in a picture of themselves. */
const upload = async (visitor: Visitor, token: string) => {
  const file = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#246' } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.append('model', 'avatar');
  form.append('file', new Blob([new Uint8Array(file)], { type: 'image/png' }), 'me.png');
  const reply = await visitor.ask('/api/front/upload/image', { form, headers: { authorization: `Bearer ${token}` } });
  return { reply, url: ((await reply.json()) as { data?: { url: string } }).data?.url ?? '' };
};

test('object storage is gone: shoppers buy on, uploads say when to ask again, and all is well once it is back', async () => {
  const visitor = fleet.visitor('203.0.113.50');
  const token = await fleet.register(visitor, 'pictures@shop.test');
  const first = await upload(visitor, token);
  expect([first.reply.status, (await visitor.ask(first.url)).status]).toEqual([200, 200]);
  const load = openLoad(fleet, fleet.everything);
  await load.answered(100);
  await fleet.storage.kill();
  const refused = (await upload(visitor, token)).reply;
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([503, true]);
  await load.answered(200);
  expect((await fleet.buy()).paidStatus).toBe(200);
  // Each process looks every half minute; what it failed to store it knows at once.
  await expect
    .poll(deepHealth, { timeout: 60_000 })
    .toMatchObject({ code: 503, status: 'ready', storage: 'not reached' });
  await fleet.storage.restart();
  await expect.poll(deepHealth, { timeout: 90_000 }).toMatchObject({ code: 200, storage: 'ready' });
  expect((await visitor.ask(first.url)).status).toBe(200);
  expect((await upload(visitor, token)).reply.status).toBe(200);
  const { asked, failures } = await load.stop();
  figure(`${failures.length} of ${asked} requests failed`);
  expect(failures).toEqual([]);
});

test('the counters are gone: nobody is refused, nothing is lost', async () => {
  const load = openLoad(fleet, fleet.everything);
  await load.answered(100);
  await fleet.redis?.kill();
  await load.answered(200);
  const order = await fleet.buy();
  expect(order.paidStatus).toBe(200);
  expect((await order.result()).state).toBe('PAID');
  await expect
    .poll(deepHealth, { timeout: 60_000 })
    .toMatchObject({ code: 503, status: 'ready', counters: 'not reached' });
  await fleet.redis?.restart();
  await expect.poll(deepHealth, { timeout: 60_000 }).toMatchObject({ code: 200, counters: 'shared' });
  const { asked, failures } = await load.stop();
  figure(`${failures.length} of ${asked} requests failed`);
  expect(failures).toEqual([]);
});
