import { sql } from 'kysely';
import { row } from '../database/tx';
import { ownRaces } from './race-own';
import { partRaces, refundRaces, spendingRaces } from './race-money';
import { createShop, newUuid, setStock, type Shop, stockOf, variantOf } from './shop';
import { createTestApp, type TestApp } from './test-app';

const soldOf = async (variantId: number) =>
  (
    await row(sql<{ sold: number }>`
      select coalesce(sum(i.num), 0)::int as sold from order_item i join merchant_order o on o.order_no = i.order_no
      where i.variant_id = ${variantId} and o.status <> 9`)
  )?.sold ?? 0;

interface RaceSetup {
  app: () => TestApp;
  shop: () => Shop;
}

const stockRaces = ({ shop }: Pick<RaceSetup, 'shop'>) => {
  test('[lesson 9] [ORDER-01] 50 buyers at once for 3 units: exactly 3 get one, the others are told which line', async () => {
    const mug = await variantOf('ceramic-mug');
    await setStock(mug.id, 3);
    const buyers = Array.from({ length: 50 }, () => ({ uuid: newUuid() }));
    const nos: string[] = [];
    for (const buyer of buyers) nos.push(await shop().preOrder(buyer, [{ variantId: mug.id, num: 1 }]));
    const answers = await Promise.all(
      buyers.map((buyer, at) => shop().create(buyer, nos[at] ?? '', { email: 'crowd@souk.test' })),
    );
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(3);
    const refused = answers.filter(({ code }) => code === 409);
    expect(refused).toHaveLength(47);
    expect(refused[0]?.data).toMatchObject({ lines: [{ reason: 'OUT_OF_STOCK', available: 0 }] });
    expect(await stockOf(mug.id)).toBe(0);
    expect(await soldOf(mug.id)).toBe(3);
  });

  test('[lesson 5] [ORDER-01] the same pre-order sent 20 times at once is one purchase, and all answers name it', async () => {
    const tote = await variantOf('canvas-tote');
    const before = await stockOf(tote.id);
    const no = await shop().preOrder({ user: 'eager' }, [{ variantId: tote.id, num: 2 }]);
    const answers = await Promise.all(Array.from({ length: 20 }, () => shop().create({ user: 'eager' }, no)));
    expect(new Set(answers.map(({ data }) => data.orderNo)).size).toBe(1);
    expect(await stockOf(tote.id)).toBe(before - 2);
  });

  test('[ORDER-01] buyers of the same two things in either order never stop each other', async () => {
    const ids = [(await variantOf('canvas-tote')).id, (await variantOf('linen-shirt')).id];
    for (const id of ids) await setStock(id, 1000);
    const nos: { uuid: string; no: string }[] = [];
    for (let at = 0; at < 20; at += 1) {
      const uuid = newUuid();
      const lines = (at % 2 === 0 ? ids : [...ids].reverse()).map((variantId) => ({ variantId, num: 1 }));
      nos.push({ uuid, no: await shop().preOrder({ uuid }, lines) });
    }
    const answers = await Promise.all(nos.map(({ uuid, no }) => shop().create({ uuid }, no, { email: 'x@souk.test' })));
    expect(answers.every(({ code }) => code === 200)).toBe(true);
    for (const id of ids) expect(await stockOf(id)).toBe(980);
  });

  test('[ORDER-01] a guest who sends twice gets keys that open the one purchase', async () => {
    const tote = await variantOf('canvas-tote');
    const guest = { uuid: newUuid() };
    const no = await shop().preOrder(guest, [{ variantId: tote.id, num: 1 }]);
    const answers = await Promise.all([1, 2].map(() => shop().create(guest, no, { email: 'g@souk.test' })));
    for (const { data } of answers)
      expect((await shop().result(guest, data)).data.orderNo).toBe(answers[0]?.data.orderNo);
  });
};

const paymentRaces = ({ app, shop }: RaceSetup) => {
  test('[lesson 5] [ORDER-04] ten payments begun at once are one intent', async () => {
    const tote = await variantOf('canvas-tote');
    const made = await shop().buy({ user: 'eager' }, [{ variantId: tote.id, num: 1 }]);
    const answers = await Promise.all(Array.from({ length: 10 }, () => shop().startPayment({ user: 'eager' }, made)));
    expect(answers[0]?.data.stripeClientSecret).toMatch(/^pi_.+_secret_/);
    expect(new Set(answers.map(({ data }) => data.stripeClientSecret)).size).toBe(1);
  });

  test('[ORDER-09] cancel and pay at once end in one of the two, with the stock that belongs to it', async () => {
    const tote = await variantOf('canvas-tote');
    for (let round = 0; round < 5; round += 1) {
      const before = await stockOf(tote.id);
      const made = await shop().buy({ user: 'eager' }, [{ variantId: tote.id, num: 1 }]);
      const { data } = await shop().startPayment({ user: 'eager' }, made);
      await Promise.all([
        app().call('orderCancel', { user: 'eager', params: { orderNo: made.orderNo } }),
        shop().sandbox.card(data.stripeClientSecret),
      ]);
      const { state } = (await shop().result({ user: 'eager' }, made)).data;
      expect(['PAID', 'CANCELLED']).toContain(state);
      expect(await stockOf(tote.id)).toBe(state === 'PAID' ? before - 1 : before);
    }
  });
};

/** Buyers who all want the same at the same moment. Runs on whatever database the test app opens. */
export function raceSuite() {
  let app: TestApp;
  let shop: Shop;
  beforeAll(async () => {
    app = await createTestApp();
    shop = createShop(app);
  }, 90_000);
  afterAll(() => app?.close());
  stockRaces({ shop: () => shop });
  const setup = { app: () => app, shop: () => shop };
  paymentRaces(setup);
  spendingRaces(setup);
  refundRaces(setup);
  partRaces(setup);
  ownRaces(setup);
}
