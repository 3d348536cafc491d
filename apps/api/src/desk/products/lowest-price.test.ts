import { sql } from 'kysely';
import { row, rows, run } from '../../database/tx';
import { ownerToken } from '../../pages/owner-token';
import { type Desk, giveDesk } from '../../testing/desk';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { lowestPrices } from './lowest-price';

let app: TestApp;
let desk: Desk;
const dayMs = 86_400_000;
const now = () => app.deps.clock.now();
const daysAgo = (days: number) => new Date(now().getTime() - days * dayMs);
beforeAll(async () => {
  app = await createTestApp();
  desk = await giveDesk(app);
});
afterAll(() => app.close());

const own = () => ({ user: 'owner', mer: desk.merchantId });
const product = async () => (await desk.ask('product', own())).data;
const bodyOf = async (price: { priceCents: number; comparedCents: number | null }) => ({
  version: (await product()).version,
  discount: 0,
  discountEnds: null,
  variants: [{ id: desk.variantId, ...price }],
});
const set = async (priceCents: number, comparedCents: number | null = null) =>
  desk.ask('setPrice', { ...own(), body: await bodyOf({ priceCents, comparedCents }) });
const preview = async (priceCents: number, comparedCents: number | null) => {
  const { data } = await desk.ask('pricePreview', { ...own(), body: await bodyOf({ priceCents, comparedCents }) });
  return { ...data, item: data.items.find(({ id }: { id: number }) => id === desk.variantId) };
};
/** What the variant cost, and since how many days; `ends`: until how many days ago its discount held. */
const past = async (prices: { days: number; cents: number; discount?: number; ends?: number }[]) => {
  await run(sql`delete from price_history where variant_id = ${desk.variantId}`);
  for (const { days, cents, discount = 0, ends } of prices)
    await run(sql`
      insert into price_history(variant_id, at, price_cents, discount, discount_ends)
      values (${desk.variantId}, ${daysAgo(days)}, ${cents}, ${discount}, ${ends === undefined ? null : daysAgo(ends)})`);
};
const lowest = async () => (await lowestPrices(desk.productId, now())).get(desk.variantId);
const sellToEu = async (sellsToEu: boolean) => {
  const headers = { 'x-owner-token': await ownerToken(1) };
  expect((await app.call('ownerSaveSettings', { body: { details: { sellsToEu } }, headers })).code).toBe(200);
};

describe('[DESK-06] the lowest price of the last 30 days', () => {
  beforeAll(() => run(sql`update variant set price_cents = 6000, compared_cents = null where id = ${desk.variantId}`));

  test.each([
    ['without a history, what it costs now', [], 6000],
    [
      'the least of them',
      [
        { days: 40, cents: 7000 },
        { days: 20, cents: 5000 },
        { days: 10, cents: 6000 },
      ],
      5000,
    ],
    [
      'not what ended before',
      [
        { days: 50, cents: 4000 },
        { days: 31, cents: 6500 },
      ],
      6000,
    ],
    [
      'what held when the 30 days began',
      [
        { days: 31, cents: 4000 },
        { days: 29, cents: 6500 },
      ],
      4000,
    ],
    ['with its discount', [{ days: 10, cents: 6000, discount: 20, ends: 5 }], 4800],
    ['without a discount that ended before', [{ days: 40, cents: 6000, discount: 20, ends: 35 }], 6000],
    ['with one that reached into them', [{ days: 40, cents: 6000, discount: 20, ends: 29 }], 4800],
  ])('%s', async (_what, prices, expected) => {
    await past(prices);
    expect(await lowest()).toBe(expected);
  });

  test('a change forgets prices of before the 30 days, but for the one that held when they began', async () => {
    await past([
      { days: 90, cents: 3000 },
      { days: 60, cents: 3500 },
      { days: 40, cents: 4000 },
      { days: 10, cents: 6500 },
    ]);
    expect((await set(9000)).code).toBe(200);
    const left = await rows(sql<{ cents: number }>`
      select price_cents as cents from price_history where variant_id = ${desk.variantId} order by at`);
    expect(left.map(({ cents }) => cents)).toEqual([4000, 6500, 9000]);
    expect(await lowest()).toBe(4000);
    await set(6000);
  });

  test('a first change is not the first that is known: what it cost before counts', async () => {
    await past([]);
    expect((await set(9000)).code).toBe(200);
    expect(await lowest()).toBe(6000);
  });
});

describe('[DESK-06] a preview of prices', () => {
  test('says what card, page and checkout would show and the lowest price, and writes nothing', async () => {
    await run(sql`update variant set price_cents = 6000, compared_cents = null where product_id = ${desk.productId}`);
    await past([
      { days: 20, cents: 5000 },
      { days: 10, cents: 6000 },
    ]);
    const state = () =>
      row(sql`
        select (select version from product where id = ${desk.productId}), (select count(*)::int from price_history) as prices,
          (select count(*)::int from audit) as audit, (select price_cents from variant where id = ${desk.variantId})`);
    const before = await state();
    const { card, item, isRefused } = await preview(4500, 5500);
    expect(card).toEqual({ cents: 4500, wasCents: 5500 });
    expect(item).toEqual({
      id: desk.variantId,
      shown: { cents: 4500, wasCents: 5500 },
      lowestCents: 5000,
      isAboveLowest: true,
    });
    expect(isRefused).toBe(false);
    expect(await state()).toEqual(before);
    expect((await preview(4500, 5000)).item.isAboveLowest).toBe(false);
  });

  test('an older price above the lowest is told, and refused where the store sells to the European Union', async () => {
    await sellToEu(true);
    expect(await preview(4500, 5500)).toMatchObject({ isRefused: true, item: { isAboveLowest: true } });
    expect(await set(4500, 5500)).toMatchObject({
      code: 400,
      data: { obstacle: 'comparedAboveLowest' },
      message: expect.stringContaining('$50.00'),
    });
    expect((await set(4500, 5000)).code).toBe(200);
    expect((await set(4000, 5000)).code).toBe(200);
    expect((await set(4000, 5100)).code).toBe(400);
    await sellToEu(false);
    expect((await set(4000, 5100)).code).toBe(200);
  });
});
