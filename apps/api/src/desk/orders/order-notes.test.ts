import { calls, type Call, type CallName } from '@souk/contract';
import type { DeskOrder, DeskOrderRow } from '@souk/contract/desk';
import { sql } from 'kysely';
import { rows, tx } from '../../database/tx';
import { eraseGuest, erasePerson } from '../../retention/erasure';
import { type Desk, giveDesk } from '../../testing/desk';
import { createTestApp, type TestApp } from '../../testing/test-app';

let shop: TestApp;
let desk: Desk;
beforeAll(async () => {
  shop = await createTestApp();
  desk = await giveDesk(shop);
});
afterAll(() => shop.close());

const platforms = 'Zanzibar-7 rang twice';
const sellers = 'Quagga-3 is wrapped';
const inScope = (user: string) =>
  ['owner', 'manager', 'packer'].includes(user) ? { user, mer: desk.merchantId } : { user };
const write = (user: string, text: string) => desk.ask('orderNote', { ...inScope(user), body: { text } });
const read = async (user: string) => (await desk.ask<DeskOrder>('order', inScope(user))).data;
const notesFor = async (user: string) =>
  (await read(user)).steps.filter(({ type }) => type.startsWith('desk.orderNote')).map(({ by, text }) => [by, text]);
const markFor = async (user: string) => {
  const { data } = await desk.ask<{ list: DeskOrderRow[] }>('orders', {
    ...inScope(user),
    query: { tab: 'all', q: desk.orderNo },
  });
  return data.list.map(({ notes }) => notes);
};

describe('[DESK-42] an internal note of an order', () => {
  test('stands in the timeline with its writer and its time, and the list has a mark', async () => {
    expect(await markFor('orders')).toEqual([0]);
    expect((await write('support', platforms)).code).toBe(200);
    expect((await write('packer', sellers)).code).toBe(200);
    const { steps, notes } = await read('auditor');
    expect(notes).toBe(2);
    expect(steps.filter(({ by }) => by !== null)).toMatchObject([
      { type: 'desk.orderNote', by: 'support', text: platforms },
      { type: 'desk.orderNoteOfSeller', by: 'packer', text: sellers },
    ]);
    expect(await markFor('orders')).toEqual([2]);
    const noted = await rows(sql<{ actor_name: string; merchant_id: number | null; after: unknown; reason: string }>`
      select actor_name, merchant_id, after, reason from audit where call = 'orderNote' order by id`);
    expect(noted).toEqual([
      { actor_name: 'support', merchant_id: null, after: null, reason: '' },
      { actor_name: 'packer', merchant_id: desk.merchantId, after: null, reason: '' },
    ]);
  });

  test('of the platform’s people is not there for a merchant’s, who read those of their own desk', async () => {
    expect(await notesFor('orders')).toEqual([
      ['support', platforms],
      ['packer', sellers],
    ]);
    expect(await notesFor('owner')).toEqual([['packer', sellers]]);
    expect(JSON.stringify(await read('owner'))).not.toMatch(/Zanzibar-7|support/);
    expect(await markFor('owner')).toEqual([1]);
    const log = await desk.ask('audit', { user: 'owner', mer: desk.merchantId });
    expect(JSON.stringify(log.data)).not.toContain('support');
  });

  test('is written by whoever reads orders and may change something, and is no empty one', async () => {
    for (const user of ['admin', 'orders', 'finance', 'owner', 'manager'])
      expect([user, (await write(user, `By ${user}`)).code]).toEqual([user, 200]);
    for (const user of ['auditor', 'catalogue']) expect([user, (await write(user, 'Mine')).code]).toEqual([user, 403]);
    expect((await write('orders', '  ')).code).toBe(400);
    expect((await write('orders', 'x'.repeat(1001))).code).toBe(400);
  });

  test('is answered by no call of the shop', async () => {
    const answers: [CallName, string][] = [];
    for (const name of Object.keys(calls) as CallName[]) {
      const { method, path }: Call = calls[name];
      if (method !== 'GET') continue;
      const params = Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, key = '']) => [key, desk.orderNo]));
      answers.push([name, JSON.stringify(await shop.call(name, { user: 'shopper', params }))]);
    }
    expect(answers.find(([name]) => name === 'orderDetail')?.[1]).toContain(desk.orderNo);
    expect(answers.filter(([, text]) => /Zanzibar-7|Quagga-3/.test(text))).toEqual([]);
  });

  test('is in no file that a customer is given of what the store holds of them', async () => {
    const own = await desk.ask('customerExport', { user: 'support' });
    expect(JSON.stringify(own)).toContain(desk.orderNo);
    expect(JSON.stringify(own)).not.toMatch(/Zanzibar-7|Quagga-3/);
  });

  test('stays without a name when its writer’s account is deleted, and goes with the customer’s', async () => {
    await tx(() => erasePerson({ sub: 'support', contacts: [] }));
    expect((await notesFor('orders'))[0]).toEqual(['—', platforms]);
    await tx(() => erasePerson({ sub: 'shopper', contacts: [] }));
    expect(await rows(sql`select 1 from order_note where order_no = ${desk.orderNo}`)).toEqual([]);
  });

  test('goes with what is known of a guest', async () => {
    await rows(sql`
      update purchase set email = 'gone@notes.test', user_id = null where order_no = ${desk.orderNo.replace(/-\d+$/, '')}`);
    await write('orders', platforms);
    await tx(() => eraseGuest('gone@notes.test'));
    expect(await rows(sql`select 1 from order_note where order_no = ${desk.orderNo}`)).toEqual([]);
  });
});
