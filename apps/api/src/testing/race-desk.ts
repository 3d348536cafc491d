import { sql } from 'kysely';
import { row, rows } from '../database/tx';
import { giveDesk } from './desk';
import { productRaces } from './race-products';
import { refundRacesOfDesks } from './race-refunds';
import type { RaceSetup } from './race-setup';
import { createShop, newUuid, type Shop, setStock, stockOf, variantOf } from './shop';
import { createTestApp } from './test-app';

const buyers = 20;

/** Pre-orders of so many guests, each of one piece of some variants. */
const preOrders = async (shop: Shop, variantIds: readonly number[]) => {
  const ahead: { uuid: string; no: string }[] = [];
  for (let at = 0; at < buyers; at += 1) {
    const uuid = newUuid();
    const lines = variantIds.map((variantId) => ({ variantId, num: 1 }));
    ahead.push({ uuid, no: await shop.preOrder({ uuid }, lines) });
  }
  return ahead;
};

const priceRace = (setup: () => RaceSetup) => {
  test('[DESK-06] prices change while shoppers order: each order has the old ones or the new ones, never both', async () => {
    const { shop, desk } = setup();
    const { data } = await desk.ask('product', { user: 'catalogue', params: { id: desk.productId } });
    const { version, items } = data;
    const pair = items.slice(0, 2) as { id: number; priceCents: number }[];
    for (const { id } of pair) await setStock(id, 100);
    const ahead = await preOrders(
      shop,
      pair.map(({ id }) => id),
    );
    const variants = pair.map(({ id, priceCents }) => ({ id, priceCents: priceCents + 100, comparedCents: null }));
    const [saved, ...made] = await Promise.all([
      desk.ask('setPrice', {
        user: 'catalogue',
        params: { id: desk.productId },
        body: { version, discount: 0, discountEnds: null, variants },
      }),
      ...ahead.map(({ uuid, no }) => shop.create({ uuid }, no)),
    ]);
    expect(saved?.code).toBe(200);
    expect(made.filter(({ code }) => ![200, 409].includes(code))).toEqual([]);
    const orders = made.filter(({ code }) => code === 200).map(({ data }) => `${data.orderNo}-1`);
    const prices = await rows(sql<{ cents: number[] }>`
      select array_agg(unit_cents::int order by variant_id) as cents from order_item
      where order_no = any(${orders}::text[]) group by order_no`);
    const before = pair.map(({ priceCents }) => priceCents);
    const after = before.map((cents) => cents + 100);
    for (const { cents } of prices) expect([before, after]).toContainEqual(cents);
    expect(prices).toHaveLength(orders.length);
  });
};

const stockRace = (setup: () => RaceSetup) => {
  test('[DESK-06] stock is changed while shoppers buy: what there was, and what came, less what was sold is what there is', async () => {
    const { shop, desk } = setup();
    const { id, product_id: productId } = await variantOf('canvas-tote');
    await setStock(id, 10);
    const ahead = await preOrders(shop, [id]);
    const deltas = [3, -2, 4, -5, 1];
    const answers = await Promise.all([
      ...deltas.map((delta) =>
        desk.ask('moveStock', {
          user: 'catalogue',
          params: { id: productId },
          body: { variantId: id, delta, reason: 'delivery' },
        }),
      ),
      ...ahead.map(({ uuid, no }) => shop.create({ uuid }, no)),
    ]);
    const moved = deltas.filter((_, at) => answers[at]?.code === 200).reduce((sum, delta) => sum + delta, 0);
    const sold = answers.slice(deltas.length).filter(({ code }) => code === 200).length;
    expect(answers.filter(({ code }) => ![200, 409].includes(code))).toEqual([]);
    expect(await stockOf(id)).toBe(10 + moved - sold);
    expect(await stockOf(id)).toBeGreaterThanOrEqual(0);
  });
};

const sendingRace = (setup: () => RaceSetup) => {
  test('[DESK-03] two people send one order: it goes once, and its shopper is mailed once', async () => {
    const { app, shop, desk } = setup();
    const { id } = await variantOf('ceramic-mug');
    const email = 'once@race.test';
    const made = await shop.bought({ uuid: newUuid() }, [{ variantId: id, num: 1 }], { email });
    const before = (await shop.sandbox.outbox(email)).length;
    const answers = await Promise.all(
      ['orders', 'admin'].map((user) =>
        desk.ask('ship', { user, params: { no: `${made.orderNo}-1` }, body: { carrier: 'UPS', number: `1Z${user}` } }),
      ),
    );
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 409]);
    const parcels = await row(sql<{ count: number }>`
      select count(*)::int as count from parcel where order_no = ${`${made.orderNo}-1`}`);
    expect(parcels?.count).toBe(1);
    await app.deps.jobs.runDue();
    expect((await shop.sandbox.outbox(email)).length).toBe(before + 1);
  });
};

const suspensionRace = (setup: () => RaceSetup) => {
  test('[DESK-37] a merchant is suspended while shoppers order: whoever orders after it is refused, and takes no piece', async () => {
    const { shop, desk } = setup();
    const { id, merchant_id: merchantId } = await variantOf('canvas-tote');
    await setStock(id, 100);
    const ahead = await preOrders(shop, [id]);
    const half = ahead.length / 2;
    const create = ({ uuid, no }: { uuid: string; no: string }) => shop.create({ uuid }, no);
    const change = (name: 'merchantSuspend' | 'merchantLift', from: string) =>
      desk.ask(name, { user: 'finance', params: { id: merchantId }, body: { from, reason: 'Parcels do not arrive' } });
    const [suspended, ...during] = await Promise.all([
      change('merchantSuspend', 'open').then(async ({ code }) => ({
        code,
        // Whatever was written by then is all there is: nothing is made once the desk has its answer.
        sold: 100 - (await stockOf(id)),
        later: await Promise.all(ahead.slice(half).map(create)),
      })),
      ...ahead.slice(0, half).map(create),
    ]);
    expect(suspended.code).toBe(200);
    expect(suspended.later.map(({ code }) => code)).toEqual(Array(half).fill(409));
    expect(during.filter(({ code }) => ![200, 409].includes(code))).toEqual([]);
    const made = during.filter(({ code }) => code === 200).length;
    expect([suspended.sold, 100 - (await stockOf(id))]).toEqual([made, made]);
    expect((await change('merchantLift', 'suspended')).code).toBe(200);
  });
};

/** Two people of a desk, or a desk and shoppers, at the same moment. Source: docs/back-office.md, When two people press. */
export const deskRaces = () => {
  let found: RaceSetup;
  beforeAll(async () => {
    const app = await createTestApp();
    found = { app, shop: createShop(app), desk: await giveDesk(app) };
  });
  afterAll(() => found.app.close());
  const setup = () => found;
  priceRace(setup);
  stockRace(setup);
  sendingRace(setup);
  suspensionRace(setup);
  refundRacesOfDesks(setup);
  productRaces(setup);
};
