import { sql } from 'kysely';
import { row } from '../database/tx';
import type { RunningPostgres } from '@souk/run/postgres';
import { describeOnPostgres } from '../testing/on-postgres';
import { createShop, newUuid, setStock, type Shop, variantOf } from '../testing/shop';
import { createTestApp, type TestApp } from '../testing/test-app';

const buyers = 8;
const stockBefore = 100_000;

interface Acknowledged {
  ordered: string[];
  paid: string[];
}

/** Buys and pays without pause until the database is gone. */
const buyOnAndOn = async (shop: Shop, variantId: number, told: Acknowledged, onPaid: () => void) => {
  try {
    for (;;) {
      const shopper = { uuid: newUuid() };
      const made = await shop.buy(shopper, [{ variantId, num: 1 }]);
      told.ordered.push(made.orderNo);
      const { data } = await shop.startPayment(shopper, made);
      await shop.sandbox.card(data.stripeClientSecret as string);
      if ((await shop.result(shopper, made)).data.state !== 'PAID') continue;
      told.paid.push(made.orderNo);
      onPaid();
    }
  } catch {
    // the database is gone, and this shopper's call was refused: nothing was acknowledged
  }
};

/** What the database knows of the orders that were acknowledged, and whether each purchase is whole. */
const found = ({ ordered, paid }: Acknowledged, variantId: number) =>
  row(sql`
    with p as (select order_no, state from purchase where created_at > now() - interval '10 minutes' and user_id is null),
      pieces as (select coalesce(sum(i.num), 0)::int as num from order_item i
        join merchant_order o on o.order_no = i.order_no where o.purchase_no in (select order_no from p))
    select (select count(*)::int from p where order_no = any(${ordered}::text[])) as ordered,
      (select count(*)::int from p where state = 'paid' and order_no = any(${paid}::text[])) as paid,
      (select count(*)::int from p where state = 'paid' and not exists (
        select 1 from payment y join sandbox_object s on s.kind = 'intent' and s.id = y.ref
        where y.purchase_no = p.order_no and y.status = 'paid' and s.data->>'status' = 'succeeded')) as "paidForNothing",
      (select stock from variant where id = ${variantId}) + (select num from pieces) as stock`);

const crashes = (start: () => Promise<RunningPostgres>) => {
  let server: RunningPostgres;
  let app: TestApp;
  beforeAll(async () => {
    server = await start();
    process.env.TEST_DATABASE_URL = server.url;
    app = await createTestApp();
  });
  afterAll(async () => {
    await app.close();
    delete process.env.TEST_DATABASE_URL;
    await server.stop();
  });

  test('[ORDER-01] [ORDER-06] a database killed three times loses no acknowledged order or payment, and the shop goes on', async () => {
    const shop = createShop(app);
    const { id } = await variantOf('canvas-tote');
    await setStock(id, stockBefore);
    const told: Acknowledged = { ordered: [], paid: [] };
    for (const enough of [20, 55, 100]) {
      await new Promise<void>((resolve, reject) => {
        const onPaid = () => void (told.paid.length === enough && server.crash().then(resolve, reject));
        for (let n = 0; n < buyers; n += 1) void buyOnAndOn(shop, id, told, onPaid);
      });
    }
    expect(told.paid.length).toBeGreaterThanOrEqual(100);
    expect(await found(told, id)).toEqual({
      ordered: told.ordered.length,
      paid: told.paid.length,
      paidForNothing: 0,
      stock: stockBefore,
    });
  });
};

// Not every statement waits for the disk (database/tx, `needNotWait`): what was told to a buyer must have.
describeOnPostgres('on PostgreSQL', crashes);
