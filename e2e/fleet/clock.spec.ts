import { expect, test } from '@playwright/test';
import { openLoad } from '../production/load';
import { binOf, needs } from './programs';
import { figure, openWholeFleet, type WholeFleet } from './whole-fleet';

needs('faketime');

const ahead = 30;

let fleet: WholeFleet;
test.beforeAll(async () => {
  fleet = await openWholeFleet();
  const [, second] = fleet.pairs;
  if (second) await fleet.retire(second);
  // Only the time of day is wrong on such a machine: durations are measured by another clock.
  await fleet.add({ LD_PRELOAD: binOf('faketime'), FAKETIME: `+${ahead}s`, FAKETIME_DONT_FAKE_MONOTONIC: '1' });
});
test.afterAll(() => fleet?.close());

/** How far the clock of a pair is ahead of this machine's, in seconds. */
const aheadOf = async (port: number) => {
  const reply = await fetch(`http://127.0.0.1:${port}/healthz`);
  return Math.round((Date.parse(reply.headers.get('date') ?? '') - Date.now()) / 1000);
};

test(`the clock of one pair is ${ahead} s ahead: shoppers sign in, buy and pay across both`, async () => {
  const [right, wrong] = fleet.pairs;
  if (!right || !wrong) throw new Error('two pairs are needed');
  expect(Math.abs((await aheadOf(wrong.port)) - ahead)).toBeLessThanOrEqual(3);
  const load = openLoad(fleet, fleet.everything);
  for (const [made, used] of [
    [wrong, right],
    [right, wrong],
  ] as const) {
    const first = fleet.visitor('203.0.113.60', made);
    const token = await fleet.register(first, `clock${made.port}@shop.test`);
    const other = fleet.visitor('203.0.113.60', used);
    for (const [name, value] of first.jar) other.jar.set(name, value);
    const headers = { authorization: `Bearer ${token}` };
    expect(await other.must('/api/front/login/token/is/exist', { method: 'POST', headers })).toBe(true);
    for (const visitor of [other, first, other]) expect((await visitor.renew()).status).toBe(200);
    const order = await fleet.buy(first, other);
    expect(order.paidStatus).toBe(200);
    expect((await order.result()).state).toBe('PAID');
  }
  await load.answered(200);
  const { asked, failures } = await load.stop();
  figure(`${failures.length} of ${asked} requests failed, none of 2 sign-ins, 6 renewals and 2 purchases`);
  expect(failures).toEqual([]);
});
