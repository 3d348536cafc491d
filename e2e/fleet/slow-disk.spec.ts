import { expect, test } from '@playwright/test';
import { medianOf } from '../cdn/price';
import { openLoad } from '../production/load';
import { needs } from './programs';
import { slowDisk } from './slow-disk';
import { figure, openWholeFleet, type WholeFleet } from './whole-fleet';

needs('strace');

/** A disk that is worn out or shared by too many: good ones answer within one and a tenth of a millisecond. */
const slow = { syncMs: 200, readMs: 5 };

let fleet: WholeFleet;
test.beforeAll(async () => void (fleet = await openWholeFleet()));
test.afterAll(() => fleet?.close());

const buyFive = async () => {
  const orders = [];
  for (let n = 0; n < 5; n += 1) orders.push(await fleet.buy(fleet.visitor(`203.0.113.${70 + n}`)));
  return { orders, medianMs: medianOf(orders.map(({ tookMs }) => tookMs)) };
};

test(`the database’s disk takes ${slow.syncMs} ms for each write that is waited for: purchases take longer, and nothing fails`, async () => {
  const before = await buyFive();
  const load = openLoad(fleet, fleet.everything);
  await load.answered(100);
  const disk = await slowDisk(fleet.postgres.pid, slow);
  await load.answered(200);
  const during = await buyFive();
  await disk.stop();
  await load.answered(100);
  const { asked, failures, slowestMs } = await load.stop();
  figure(
    `a purchase took ${during.medianMs} ms instead of ${before.medianMs}; ${failures.length} of ${asked} requests failed, the longest took ${slowestMs} ms`,
  );
  expect(failures).toEqual([]);
  for (const order of during.orders) expect((await order.result()).state).toBe('PAID');
});
