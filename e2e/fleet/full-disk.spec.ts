import { expect, test } from '@playwright/test';
import { startPostgres } from '@souk/run/postgres';
import { openLoad } from '../production/load';
import { openDisk } from './full-disk';
import { binOf, needs } from './programs';
import { figure, openWholeFleet, type WholeFleet } from './whole-fleet';

needs('mount');
test.describe.configure({ mode: 'serial' });

let fleet: WholeFleet | undefined;
const disks: ReturnType<typeof openDisk>[] = [];
const newDisk = (megabytes: number) => {
  const disk = openDisk(megabytes);
  disks.push(disk);
  return disk;
};
test.afterEach(async () => {
  await fleet?.close();
  fleet = undefined;
  for (const disk of disks.splice(0)) disk.close();
});

test('the database’s disk is full: pages are shown, purchases say when to ask again, and go on once there is room', async () => {
  const disk = newDisk(500);
  const settings = { max_wal_size: '64MB', min_wal_size: '32MB' };
  const postgres = await startPostgres(binOf('postgres'), { place: disk.folder, settings });
  fleet = await openWholeFleet({ postgres });
  const visitor = fleet.visitor('203.0.113.80');
  for (let n = 0; n < 4; n += 1) await visitor.open(fleet.goods.page); // both pairs have it
  const bought = await fleet.buy();
  await fleet.query('create table something_large (words text)');
  disk.fill();
  const grow = 'insert into something_large select md5(n::text) from generate_series(1, 3000000) n';
  await expect(fleet.query(grow)).rejects.toThrow();
  const seen = { pages: new Set<number>(), purchases: new Set<number>() };
  for (let n = 0; n < 500 && !seen.purchases.has(503); n += 1) {
    const shopper = fleet.visitor(`198.51.100.${n % 250}`);
    seen.pages.add((await shopper.open(fleet.goods.page)).status);
    const reply = await shopper.ask('/api/front/order/pre/order', fleet.preOrder());
    seen.purchases.add(reply.status);
    if (reply.status !== 200) expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
  }
  expect([...seen.pages]).toEqual([200]);
  expect([...seen.purchases].sort()).toEqual([200, 503]);
  disk.makeRoom();
  const hasEnded = !postgres.isRunning();
  if (hasEnded) await postgres.resume();
  const begun = performance.now();
  await expect
    .poll(async () => (await fleet?.buy(fleet.visitor('203.0.113.81')).catch(() => null))?.paidStatus, {
      timeout: 90_000,
    })
    .toBe(200);
  figure(
    `PostgreSQL ${hasEnded ? 'ended and was started again' : 'stayed'}; purchases answered ${[...seen.purchases].join(' and ')} meanwhile; the first was paid ${Math.round(performance.now() - begun)} ms after there was room`,
  );
  expect((await bought.result()).state).toBe('PAID');
});

test('a pair’s own disk gets full: pairs go on and start anew, show pages and pictures, and sell', async () => {
  const disk = newDisk(2);
  fleet = await openWholeFleet({ more: { DATA_DIR: disk.folder } });
  disk.fill();
  expect(disk.freeBytes()).toBe(0);
  const [first] = fleet.pairs;
  if (first) await fleet.retire(first);
  await fleet.add();
  const load = openLoad(fleet, fleet.everything);
  const pictures = await fleet.pictures();
  expect(pictures.length).toBeGreaterThan(5);
  for (const address of pictures) expect((await fleet.visitor('203.0.113.82').ask(address)).status).toBe(200);
  expect((await fleet.buy()).paidStatus).toBe(200);
  await load.answered(150);
  const { asked, failures } = await load.stop();
  figure(`${failures.length} of ${asked} requests failed; ${pictures.length} pictures were resized and shown`);
  expect(failures).toEqual([]);
});
