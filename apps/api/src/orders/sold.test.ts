import { sql } from 'kysely';
import { row } from '../database/tx';
import { createShop, newUuid, variantOf } from '../testing/shop';
import { createTestApp, type TestApp } from '../testing/test-app';
import { rollUpSales } from './sold';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp()));
afterAll(() => app?.close());

test('[ORDER-08] what was paid for is counted on its product, once and soon', async () => {
  const tote = await variantOf('canvas-tote');
  const salesOf = async () =>
    (await row(sql<{ sales: number }>`select sales from product where id = ${tote.product_id}`))?.sales ?? 0;
  await rollUpSales(app.deps.clock.now()); // of the demo shopper's past orders
  const before = await salesOf();
  const shop = createShop(app);
  await shop.bought({ uuid: newUuid() }, [{ variantId: tote.id, num: 2 }], { email: 'a@souk.test' });
  await shop.bought({ uuid: newUuid() }, [{ variantId: tote.id, num: 1 }], { email: 'b@souk.test' });
  await shop.buy({ uuid: newUuid() }, [{ variantId: tote.id, num: 1 }], { email: 'unpaid@souk.test' });
  expect(await rollUpSales(app.deps.clock.now())).toBe(1);
  expect(await salesOf()).toBe(before + 3);
  expect(await rollUpSales(app.deps.clock.now())).toBe(0);
  expect(await salesOf()).toBe(before + 3);
});
