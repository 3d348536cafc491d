import { type Desk, giveDesk } from '../../testing/desk';
import { createShop, newUuid, type Shop, variantOf } from '../../testing/shop';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { customerKey } from '../customer-key';

let app: TestApp;
let shop: Shop;
let desk: Desk;
beforeAll(async () => {
  app = await createTestApp();
  shop = createShop(app);
  desk = await giveDesk(app);
});
afterAll(() => app.close());

const find = async (q: string, tab = 'all') =>
  (await desk.ask('customers', { user: 'support', query: { q, tab } })).data.list as {
    key: string;
    email: string;
    isGuest: boolean;
    purchases: number;
    spentCents: number;
  }[];
const read = async (key: string, user = 'support') => (await desk.ask('customer', { user, params: { key } })).data;
const tote = async () => [{ variantId: (await variantOf('canvas-tote')).id, num: 1 }];

describe('[DESK-15] customers', () => {
  test('a guest is one by their e-mail, however it is written, and no key carries it', async () => {
    await shop.bought({ uuid: newUuid() }, await tote(), { email: 'Nora@customers.test' });
    const made = await shop.bought({ uuid: newUuid() }, await tote(), { email: 'nora@customers.test' });
    const [guest, ...others] = await find('NORA@customers.test');
    expect(others).toEqual([]);
    expect(guest).toMatchObject({ isGuest: true, purchases: 2, key: expect.stringMatching(/^guest-[0-9a-f]{32}$/) });
    expect(guest?.key).toBe(customerKey({ user_id: null, email: 'NORA@customers.test' }));
    expect((await find(`${made.orderNo}-1`)).map(({ key }) => key)).toEqual([guest?.key]);
    const { orders, tickets } = await read(guest?.key ?? '');
    expect(orders.map(({ no }: { no: string }) => no)).toContain(`${made.orderNo}-1`);
    expect(tickets).toEqual([]);
    expect((await desk.ask('order', { user: 'support', params: { no: `${made.orderNo}-1` } })).data.customerKey).toBe(
      guest?.key,
    );
  });

  test('an account has its orders, refunds and tickets, as far as the role may see them', async () => {
    const customer = await read('shopper');
    expect(customer.refunds.map(({ no }: { no: string }) => no)).toContain(desk.refundNo);
    expect(customer.tickets.map(({ id }: { id: number }) => id)).toContain(desk.ticketId);
    expect((await read('shopper', 'orders')).tickets).toEqual([]);
    expect(JSON.stringify(customer)).not.toMatch(/phone|St James/);
  });

  test('what went back is not spent', async () => {
    const made = await shop.bought({ user: 'gus' }, await tote(), { email: 'gus@customers.test' });
    expect((await find('gus@customers.test'))[0]?.spentCents).toBeGreaterThan(0);
    await desk.ask('cancel', { user: 'orders', params: { no: `${made.orderNo}-1` } });
    await app.deps.jobs.runDue();
    expect((await find('gus@customers.test'))[0]).toMatchObject({ purchases: 1, spentCents: 0 });
  });

  test('guests and accounts apart; a wildcard is a letter', async () => {
    expect((await find('', 'guests')).every(({ isGuest }) => isGuest)).toBe(true);
    expect((await find('', 'accounts')).some(({ isGuest }) => isGuest)).toBe(false);
    expect(await find('%')).toEqual([]);
  });

  test('a merchant’s people are told of no customer', async () => {
    const { data } = await desk.ask('order', { user: 'owner', mer: desk.merchantId });
    expect([data.customerKey, data.email]).toEqual([null, null]);
  });
});
