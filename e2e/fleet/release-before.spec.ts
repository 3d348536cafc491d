import { expect, test } from '@playwright/test';
import { buildApiOf, commitOfReleaseBefore } from '@souk/run/release-before';
import { openLoad } from '../production/load';
import { needs } from './programs';
import { figure, openWholeFleet, type WholeFleet } from './whole-fleet';

const commit = commitOfReleaseBefore();

needs();
test.skip(commit === null, 'the release before is not in this clone: git fetch --unshallow --tags brings it');

let built: ReturnType<typeof buildApiOf> | undefined;
let fleet: WholeFleet;
test.beforeAll(async () => {
  test.setTimeout(900_000); // its packages are installed, and it is built
  built = buildApiOf(commit ?? '');
  fleet = await openWholeFleet(); // today's api has migrated the database
});
test.afterAll(async () => {
  await fleet?.close();
  built?.remove();
});

test('the api of the release before starts on the database of this one, and serves beside it: pages, accounts, purchases across both', async () => {
  const [today] = fleet.pairs;
  const before = await fleet.add({ MIGRATE: 'check' }, built?.program);
  const load = openLoad(fleet, fleet.everything);
  const atToday = fleet.visitor('203.0.113.25', today);
  const atBefore = fleet.visitor('203.0.113.26', before);
  for (const page of ['/', '/products/all', fleet.goods.page, '/company/about_us', '/order/shopping_cart'])
    expect([page, (await atBefore.open(page)).status]).toEqual([page, 200]);
  await atBefore.must('/api/front/index/product/list?page=1&limit=20');

  const token = await fleet.register(atBefore, 'before@shop.test');
  const headers = { authorization: `Bearer ${token}` };
  for (const visitor of [atBefore, atToday])
    expect(await visitor.must('/api/front/login/token/is/exist', { method: 'POST', headers })).toBe(true);

  for (const [made, told] of [
    [atBefore, atBefore],
    [atBefore, atToday],
    [atToday, atBefore],
  ] as const) {
    const order = await fleet.buy(made, told);
    expect([order.paidStatus, (await order.result()).state]).toEqual([200, 'PAID']);
  }
  await load.answered(200);
  const { asked, failures } = await load.stop();
  figure(`${commit?.slice(0, 8)}: ${failures.length} of ${asked} requests failed`);
  expect(failures).toEqual([]);
});
