import type { DeskOrder, DeskOrderAddress } from '@souk/contract/desk';
import { sql } from 'kysely';
import { row, rows, run } from '../../database/tx';
import { type Desk, giveDesk } from '../../testing/desk';
import { createShop, type Shop, variantOf, storedGoodAddress } from '../../testing/shop';
import { createTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
let shop: Shop;
let desk: Desk;
beforeAll(async () => {
  app = await createTestApp();
  shop = createShop(app);
  desk = await giveDesk(app);
});
afterAll(() => app.close());

const elsewhere = {
  firstName: 'Ada',
  lastName: 'King',
  country: 'GB',
  detail: '7 Side Street',
  detail2: 'Flat 3',
  province: '',
  city: 'Leeds',
  postCode: 'ls1 4dy',
  phone: '0113 496 0000',
};

const read = async (no: string) =>
  (await desk.ask<DeskOrderAddress>('orderAddress', { user: 'orders', params: { no } })).data;
const save = (no: string, change: object = {}, user = 'orders') =>
  desk.ask('orderAddressSave', { user, params: { no }, body: { ...elsewhere, version: 1, ...change } });
const order = async (no: string) => (await desk.ask<DeskOrder>('order', { user: 'orders', params: { no } })).data;
const mails = (no: string) =>
  rows<{ recipient: string; subject: string; text: string }>(
    sql`select recipient, subject, text from outbox where dedupe_key like ${`order.address:${no}:%`}`,
  );

/** A shopper buys of two merchants at once, and pays. */
const boughtOfTwo = async () => {
  const shirt = await variantOf('linen-shirt');
  const other = await row(sql<{ id: number }>`
    select v.id from variant v join product p on p.id = v.product_id
    where p.merchant_id <> ${desk.merchantId} and p.on_shelf and v.on_sale and v.stock > 5 order by v.id limit 1`);
  const lines = [shirt.id, other?.id ?? 0].map((variantId) => ({ variantId, num: 1 }));
  return (await shop.bought({ user: 'mover' }, lines)).orderNo;
};

describe('[DESK-59] the address of an order', () => {
  test('is changed for all orders of the purchase, in the log without its words, in each history, and by mail', async () => {
    const no = await boughtOfTwo();
    const { email: _email, countryCode, ...first } = storedGoodAddress;
    expect(await read(`${no}-1`)).toEqual({
      ...first,
      phone: `${countryCode} ${first.phone}`,
      version: 1,
      orders: 2,
    });
    expect(await save(`${no}-1`)).toMatchObject({ code: 200 });
    expect(await read(`${no}-2`)).toEqual({
      ...elsewhere,
      postCode: 'LS1 4DY',
      phone: '+44 1134960000',
      version: 2,
      orders: 2,
    });
    for (const one of [`${no}-1`, `${no}-2`]) {
      const { address, customer, steps } = await order(one);
      expect([customer, ...address]).toEqual([
        'Ada King',
        '7 Side Street',
        'Flat 3',
        'Leeds',
        'LS1 4DY',
        'United Kingdom',
      ]);
      expect(steps).toContainEqual(expect.objectContaining({ type: 'desk.orderAddressSave', by: expect.any(String) }));
    }
    const [entry] = (await desk.ask('audit', { user: 'admin', query: { q: `${no}-2` } })).data.list;
    expect(entry).toMatchObject({
      call: 'orderAddressSave',
      before: null,
      after: { fields: ['lastName', 'detail', 'detail2', 'city', 'postCode', 'phone'] },
    });
    const [mail, ...others] = await mails(no);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      recipient: 'ada@souk.test',
      subject: `The delivery address of order ${no} was changed`,
    });
    for (const line of ['7 Side Street', 'LS1 4DY', 'answer this email']) expect(mail?.text).toContain(line);
    const stored = await row(
      sql<{ email: string }>`select address ->> 'email' as email from purchase where order_no = ${no}`,
    );
    expect(stored).toEqual({ email: 'ada@souk.test' });
  });

  test('follows the rules of the shopper’s own form, and stays in its country', async () => {
    const no = `${await boughtOfTwo()}-1`;
    const fields = async (change: object) => {
      const { code, reason, data } = await save(no, change);
      return [code, reason, Object.keys(data?.fields ?? {})];
    };
    expect(await fields({ city: ' ', postCode: '12345' })).toEqual([400, 'FIELDS_INVALID', ['city', 'postCode']]);
    expect(await fields({ phone: '+44 1' })).toEqual([400, 'FIELDS_INVALID', ['phone']]);
    expect(await save(no, { country: 'FR', postCode: '75001', phone: '+33 1 42 68 53 00' })).toMatchObject({
      code: 400,
      message: 'The country stays: postage and tax of the order were computed for it',
      data: { fields: { country: expect.any(String) } },
    });
    expect(await read(no)).toMatchObject({ version: 1, city: 'London' });
    expect(await save(no, { version: 1 })).toMatchObject({ code: 200 });
    expect(await save(no, { version: 1, city: 'York' })).toMatchObject({ code: 409, reason: 'CHANGED_MEANWHILE' });
    expect((await read(no)).city).toBe('Leeds');
  });

  test.each(['all of one order', 'a piece of it'])(
    'stays once a parcel left with %s, also that of its other order',
    async (what) => {
      const no = await boughtOfTwo();
      if (what === 'a piece of it') await run(sql`update order_item set num = 2 where order_no = ${`${no}-1`}`);
      const { lines } = await order(`${no}-1`);
      const items = [{ id: lines[0]?.id, num: 1 }];
      const parcel = { carrier: 'DHL', number: 'T1', items };
      expect((await desk.ask('ship', { user: 'orders', params: { no: `${no}-1` }, body: parcel })).code).toBe(200);
      const own = what === 'a piece of it' ? 'purchaseSent' : 'sent';
      expect((await order(`${no}-1`)).can.address).toBe(own);
      expect((await order(`${no}-2`)).can.address).toBe('purchaseSent');
      for (const one of [`${no}-1`, `${no}-2`])
        expect(await save(one)).toMatchObject({ code: 409, reason: 'ORDER_STATE_CHANGED' });
      expect(await mails(no)).toEqual([]);
    },
  );

  test('can be changed before it is paid, not once it is cancelled, nor after its shopper’s name was deleted', async () => {
    const { id: variantId } = await variantOf('linen-shirt');
    const { orderNo } = await shop.buy({ user: 'mover' }, [{ variantId, num: 1 }]);
    const no = `${orderNo}-1`;
    expect((await order(no)).can.address).toBeNull();
    expect(await save(no)).toMatchObject({ code: 200 });
    expect((await desk.ask('cancel', { user: 'orders', params: { no } })).code).toBe(200);
    expect((await order(no)).can.address).toBe('over');
    expect(await save(no, { version: 2 })).toMatchObject({ code: 409, message: 'This order is closed' });
    const nameless = await boughtOfTwo();
    await run(sql`update purchase set email = '' where order_no = ${nameless}`);
    expect(await save(`${nameless}-1`)).toMatchObject({ code: 409 });
  });
});
