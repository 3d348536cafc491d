import { sql } from 'kysely';
import { row } from '../database/tx';
import { type Desk, giveDesk } from '../testing/desk';
import { createShop, type Shop, stockOf, variantOf } from '../testing/shop';
import { createTestApp, type TestApp } from '../testing/test-app';

let app: TestApp;
let shop: Shop;
let desk: Desk;
beforeAll(async () => {
  app = await createTestApp();
  shop = createShop(app);
  desk = await giveDesk(app);
});
afterAll(() => app.close());

/** A paid order of three shirts and a second line of one, all of one merchant; and ways to do things with it. */
const bought = async (user: string, email = `${user}@parcels.test`) => {
  const [white, blue] = [await variantOf('linen-shirt', 'White,S'), await variantOf('linen-shirt', 'White,M')];
  const { orderNo } = await shop.bought(
    { user },
    [
      { variantId: white.id, num: 3 },
      { variantId: blue.id, num: 1 },
    ],
    { email },
  );
  const no = `${orderNo}-1`;
  const order = async () => (await desk.ask('order', { user: 'admin', params: { no } })).data;
  const [first, second] = (await order()).lines as { id: number; num: number }[];
  const ids = first?.num === 3 ? { white: first.id, blue: second!.id } : { white: second!.id, blue: first!.id };
  const ship = (number: string, items?: { id: number; num: number }[]) =>
    desk.ask('ship', { user: 'orders', params: { no }, body: { carrier: 'DHL', number, ...(items ? { items } : {}) } });
  const refund = (items: { id: number; num: number }[], who = 'finance') =>
    desk.ask('orderRefund', { user: who, params: { no }, body: { items, reason: 'Broken in the warehouse' } });
  const own = async () => (await app.call('orderDetail', { user, params: { orderNo: no } })).data.order;
  return { no, email, ids, white, blue, order, ship, refund, own };
};
const mailsTo = (to: string) => shop.sandbox.outbox(to);

describe('[ORDER-11] [DESK-03] an order in several parcels', () => {
  test('each parcel is mailed with its own pieces; the order is on its way with the last', async () => {
    const { no, ids, email, ship, order, own } = await bought('paula');
    expect(await ship('TRACK-P1', [{ id: ids.white, num: 2 }])).toMatchObject({ code: 200 });
    expect(await order()).toMatchObject({ status: 'paid', sentPieces: 2, can: { ship: null, cancel: 'partlySent' } });
    expect(await own()).toMatchObject({
      status: 0,
      isPartlySent: true,
      parcels: [{ expName: 'DHL', expNo: 'TRACK-P1', orderInfoList: [{ orderInfoId: ids.white, num: 2 }] }],
    });
    const [mail] = (await mailsTo(email)).filter(({ text }) => text.includes('TRACK-P1'));
    expect(mail?.text).toContain('A part of order');
    expect(mail?.text).toContain('2 × Linen shirt');
    expect(mail?.text).not.toContain('1 × Linen shirt');
    expect(await ship('TRACK-P2')).toMatchObject({ code: 200 });
    expect(await order()).toMatchObject({
      status: 'inTransit',
      parcels: [{ number: 'TRACK-P1' }, { number: 'TRACK-P2' }],
    });
    expect((await own()).timeline.map(({ type }: { type: string }) => type)).toEqual(
      expect.arrayContaining(['shippedPart', 'shipped']),
    );
    expect((await mailsTo(email)).filter(({ text }) => text.includes('TRACK-P2'))).toHaveLength(1);
    expect(await ship('TRACK-P3')).toMatchObject({ code: 409, data: { state: 'inTransit' } });
    expect(await desk.ask('orders', { user: 'orders', query: { tab: 'all', q: 'TRACK-P1' } })).toMatchObject({
      data: { list: [expect.objectContaining({ no })] },
    });
  });

  test('a carrier’s page goes to the shopper’s page, the mail and other systems, and is corrected; anything but https is refused', async () => {
    const { no, ids, email, order, own } = await bought('tracy');
    const parcel = { carrier: 'Bike', number: 'TRACK-U1', items: [{ id: ids.white, num: 1 }] };
    const ship = (trackingUrl: string) =>
      desk.ask('ship', { user: 'orders', params: { no }, body: { ...parcel, trackingUrl } });
    for (const bad of [
      'http://bike.example/1',
      'javascript:alert(1)',
      'https://a:b@bike.example',
      'https://localhost/1',
    ])
      expect([bad, (await ship(bad)).code]).toEqual([bad, 400]);
    expect(await ship('https://bike.example/1')).toMatchObject({ code: 200 });
    expect((await own()).parcels).toMatchObject([{ expNo: 'TRACK-U1', trackingUrl: 'https://bike.example/1' }]);
    const [mail] = (await mailsTo(email)).filter(({ text }) => text.includes('TRACK-U1'));
    expect(mail?.text).toContain('https://bike.example/1');
    const from = { carrier: 'Bike', number: 'TRACK-U1', trackingUrl: 'https://bike.example/1' };
    const correct = (body: object) =>
      desk.ask('tracking', { user: 'orders', params: { no }, body: { carrier: 'Bike', number: 'TRACK-U1', ...body } });
    const [{ id: parcelId }] = (await order()).parcels as [{ id: number }];
    expect(await correct({ parcelId, from: { ...from, trackingUrl: '' } })).toMatchObject({ code: 409 });
    expect(await correct({ parcelId, from, trackingUrl: 'https://bike.example/2' })).toMatchObject({ code: 200 });
    expect((await order()).parcels).toMatchObject([{ trackingUrl: 'https://bike.example/2' }]);
    expect((await mailsTo(email)).filter(({ text }) => text.includes('https://bike.example/2'))).toHaveLength(1);
  });

  test('no more pieces go than wait, none of another order, and nothing is written then', async () => {
    const one = await bought('quinn');
    const other = await bought('rosa');
    expect(await one.ship('TRACK-X', [{ id: one.ids.white, num: 4 }])).toMatchObject({ code: 409 });
    expect(await one.ship('TRACK-X', [{ id: other.ids.white, num: 1 }])).toMatchObject({ code: 404 });
    expect((await one.order()).parcels).toEqual([]);
    expect(await mailsTo(one.email)).not.toContainEqual(
      expect.objectContaining({ text: expect.stringContaining(', number TRACK-X') }),
    );
  });

  test('of a part that is on its way nothing is asked back before the rest is sent; what waits can be', async () => {
    const { no, ids, ship } = await bought('sam');
    await ship('TRACK-S1', [{ id: ids.white, num: 3 }]);
    const offer = await app.call('refundApply', { user: 'sam', params: { orderNo: no } });
    expect(
      offer.data.orderInfoList.map(({ id, refundableNum }: { id: number; refundableNum: number }) => [id, refundableNum]),
    ).toEqual(expect.arrayContaining([[ids.white, 0], [ids.blue, 1]])); // prettier-ignore
    const ask = (orderInfoId: number) =>
      app.call('refundCreate', {
        user: 'sam',
        body: { orderNo: no, type: 1, text: 'It took too long', items: [{ orderInfoId, num: 1 }] },
      });
    expect(await ask(ids.white)).toMatchObject({ code: 409 });
    expect(await ask(ids.blue)).toMatchObject({ code: 200 });
  });

  test('once the rest is refunded instead, the order is on its way; its postage stays and its pieces are in stock', async () => {
    const { ids, blue, ship, refund, order } = await bought('tina');
    await ship('TRACK-T1', [{ id: ids.white, num: 3 }]);
    const before = await stockOf(blue.id);
    expect(await refund([{ id: ids.blue, num: 1 }])).toMatchObject({ code: 200 });
    await app.deps.jobs.runDue();
    expect(await order()).toMatchObject({ status: 'inTransit', can: { ship: 'sent' } });
    expect(await stockOf(blue.id)).toBe(before + 1);
  });

  test('a wrong number is corrected: the order, its parcel and a second mail have the new one', async () => {
    const { no, email, ship, order } = await bought('uma');
    await ship('TRACK-WRONG');
    const parcelId = (await order()).parcels[0].id;
    const correct = (id: number) =>
      desk.ask('tracking', {
        user: 'orders',
        params: { no },
        body: { parcelId: id, carrier: 'UPS', number: 'TRACK-RIGHT' },
      });
    expect(await correct(parcelId + 1000)).toMatchObject({ code: 404 });
    expect(await correct(parcelId)).toMatchObject({ code: 200 });
    expect((await order()).parcels).toMatchObject([{ carrier: 'UPS', number: 'TRACK-RIGHT' }]);
    expect((await mailsTo(email)).filter(({ text }) => text.includes('TRACK-RIGHT'))).toHaveLength(1);
    const own = await row(sql<{ n: string }>`select tracking_number as n from merchant_order where order_no = ${no}`);
    expect(own?.n).toBe('TRACK-RIGHT');
  });

  test('a number that is corrected to what it is already changes nothing: the shopper has no mail, and no line in the history', async () => {
    const { no, email, ship, order, own } = await bought('vito');
    await ship('TRACK-SAME');
    const { timeline } = await own();
    const { parcels } = await order();
    const same = { carrier: 'DHL', number: 'TRACK-SAME', trackingUrl: '' };
    const body = { parcelId: parcels[0].id, from: same, ...same };
    expect(await desk.ask('tracking', { user: 'orders', params: { no }, body })).toMatchObject({ code: 200 });
    expect((await own()).timeline).toEqual(timeline);
    expect((await mailsTo(email)).filter(({ text }) => text.includes('TRACK-SAME'))).toHaveLength(1);
  });
});

describe('[DESK-11] money without a request', () => {
  test('pieces are refunded with a reason that only the desks read, and never more than was paid', async () => {
    const { no, ids, ship, refund, order, own } = await bought('vera');
    await ship('TRACK-V1');
    const first = await refund([{ id: ids.white, num: 2 }]);
    expect(first).toMatchObject({ code: 200 });
    await app.deps.jobs.runDue();
    const { refundedCents, lines, steps } = await order();
    expect(refundedCents).toBeGreaterThan(0);
    expect(lines.find(({ id }: { id: number }) => id === ids.white).refunded).toBe(2);
    expect(steps).toContainEqual(
      expect.objectContaining({ type: 'desk.orderRefund', by: 'finance', reason: 'Broken in the warehouse' }),
    );
    expect(JSON.stringify(await own())).not.toContain('warehouse');
    expect((await own()).timeline.map(({ type }: { type: string }) => type)).not.toContain('refundAsked');
    expect(await refund([{ id: ids.white, num: 2 }])).toMatchObject({ code: 409 });
    expect(await desk.ask('refund', { user: 'finance', params: { no: first.data.refundNo } })).toMatchObject({
      data: { state: 'refunded', reason: 'Refunded by the shop' },
    });
    expect(no).toBeTruthy();
  });

  test('support gives up to its limit of one order, however often it presses', async () => {
    const { ids, ship, refund } = await bought('wim');
    await ship('TRACK-W1');
    expect(await refund([{ id: ids.white, num: 1 }], 'support')).toMatchObject({ code: 200 });
    await app.deps.jobs.runDue();
    const over = await refund(
      [
        { id: ids.white, num: 2 },
        { id: ids.blue, num: 1 },
      ],
      'support',
    );
    expect(over).toMatchObject({ status: 403, message: expect.stringContaining('$100') });
  });

  test('while the shopper’s own request waits, it is decided first', async () => {
    const { no, ids, refund } = await bought('xena');
    await app.call('refundCreate', { user: 'xena', body: { orderNo: no, type: 1, text: 'I changed my mind' } });
    expect(await refund([{ id: ids.white, num: 1 }])).toMatchObject({ code: 409 });
  });

  test('a merchant’s owner gives money of its own order; a packer does not', async () => {
    const { no, ids } = await bought('yara');
    const give = (user: string) =>
      desk.ask('orderRefund', {
        user,
        mer: desk.merchantId,
        params: { no },
        body: { items: [{ id: ids.white, num: 1 }], reason: 'The last one is torn' },
      });
    expect(await give('packer')).toMatchObject({ status: 403 });
    expect(await give('owner')).toMatchObject({ code: 200 });
  });
});

describe('[DESK-03] mails again', () => {
  test('the confirmation and the parcel’s number are sent again, five times an hour at most', async () => {
    const { no, email, ship } = await bought('zoe');
    const again = (kind: string) => desk.ask('resend', { user: 'support', params: { no }, body: { kind } });
    expect(await again('sent')).toMatchObject({ code: 409 });
    await ship('TRACK-Z1');
    const count = async (text: string) => (await mailsTo(email)).filter((mail) => mail.text.includes(text)).length;
    const [confirmations, numbers] = [await count('is paid'), await count('TRACK-Z1')];
    expect(await again('paid')).toMatchObject({ code: 200 });
    expect(await again('sent')).toMatchObject({ code: 200 });
    expect([await count('is paid'), await count('TRACK-Z1')]).toEqual([confirmations + 1, numbers + 1]);
    for (let times = 0; times < 3; times += 1) expect((await again('paid')).code).toBe(200);
    expect(await again('paid')).toMatchObject({ status: 429 });
  });
});
