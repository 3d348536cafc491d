import { sql } from 'kysely';
import { run } from '../database/tx';
import { type Desk, giveDesk } from '../testing/desk';
import { createTestApp, type TestApp } from '../testing/test-app';

let app: TestApp;
let desk: Desk;
beforeAll(async () => {
  app = await createTestApp();
  desk = await giveDesk(app);
  await run(sql`
    update purchase set address = address || '{"firstName":"Zoë","lastName":"Lefevre"}'::jsonb where user_id = 'shopper'`);
  await run(sql`update merchant set name = 'Crémerie Zoe' where id = ${desk.merchantId}`);
  await run(sql`update ticket set subject = 'Tasse fêlée, Ecole' where id = ${desk.ticketId}`);
});
afterAll(() => app.close());

type Searched = 'orders' | 'customers' | 'refunds' | 'merchants' | 'tickets' | 'find';
const asked = async (call: Searched, q: string) =>
  (await desk.ask(call, { user: 'admin', query: { tab: 'all', limit: '20', q } })).data;
const listed = async (call: Searched, q: string) => JSON.stringify(await asked(call, q));
const isFound = async (call: Searched, q: string, id: string | number) =>
  (await asked(call, q)).list.some((shown: object) => Object.values(shown).includes(id));

describe('[DESK-56] names are found with and without their accents', () => {
  const lists: [Searched, string[], () => string | number][] = [
    ['orders', ['zoe', 'ZOË LEF', 'lefèvre'], () => desk.orderNo],
    ['customers', ['zoe', 'ZOË LEF', 'lefèvre'], () => 'shopper'],
    ['refunds', ['zoe', 'ZOË LEF', 'lefèvre'], () => desk.refundNo],
    ['merchants', ['cremerie', 'CRÉM', 'zoé'], () => desk.merchantId],
    ['tickets', ['felee', 'FÊLÉE', 'école'], () => desk.ticketId],
  ];
  test.each(lists)('in the list of %s', async (call, texts, id) => {
    for (const q of texts) expect([q, await isFound(call, q, id())]).toEqual([q, true]);
    expect(await isFound(call, 'zoa%', id())).toBe(false);
  });

  test('in the search over everything', async () => {
    for (const q of ['zoe lef', 'zoë lef', 'lefèvre']) {
      const found = await listed('find', q);
      expect(found).toContain('"kind":"order"');
      expect(found).toContain('"kind":"customer"');
    }
    for (const q of ['cremerie', 'crémerie zoé']) expect(await listed('find', q)).toContain('"kind":"merchant"');
  });
});
