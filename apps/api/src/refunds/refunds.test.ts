import { sql } from 'kysely';
import { row, run } from '../database/tx';
import { sendPicture } from '../testing/send-picture';
import { createShop, type Shop, stockOf, variantOf } from '../testing/shop';
import { createTestApp, type TestApp } from '../testing/test-app';

let app: TestApp;
let shop: Shop;
const user = 'rita';
beforeAll(async () => {
  app = await createTestApp();
  shop = createShop(app);
});
afterAll(() => app?.close());

const tote = () => variantOf('canvas-tote');
const buy = async (num = 2) => `${(await shop.bought({ user }, [{ variantId: (await tote()).id, num }])).orderNo}-1`;
const order = async (orderNo: string) => (await app.call('orderDetail', { user, params: { orderNo } })).data.order;
const ask = (orderNo: string, more: object = {}) =>
  app.call('refundCreate', { user, body: { orderNo, type: 1, text: 'I changed my mind', ...more } });
const itemOf = async (orderNo: string) => (await order(orderNo)).orderInfoList[0].id as number;
const refund = async (refundOrderNo: string) =>
  (await app.call('refundDetail', { user, params: { refundOrderNo } })).data;
const sandbox = (path: string, body?: object) => shop.sandbox.post(path, body);
const receive = async (orderNo: string) => {
  await sandbox(`order/${orderNo}/ship`);
  await app.call('orderTake', { user, params: { orderNo } });
};

test('[ACCT-05] part of a line: asked, approved, paid back to the provider, told by mail', async () => {
  const no = await buy(3);
  await receive(no);
  const id = await itemOf(no);
  const { data } = await ask(no, { items: [{ orderInfoId: id, num: 2 }], explain: 'Two are enough to give back' });
  const paid = (await order(no)).payPrice;
  expect(data.amount).toBeCloseTo((paid * 2) / 3, 1);
  expect((await order(no)).refundStatus).toBe(1);
  expect(await refund(data.refundOrderNo)).toMatchObject({
    refundStatus: 0,
    actions: ['revoke'],
    refundPrice: data.amount,
  });
  expect(await sandbox(`refund/${data.refundOrderNo}/approve`)).toMatchObject({ status: 2 });
  expect(await refund(data.refundOrderNo)).toMatchObject({ refundStatus: 3, refundTime: expect.any(String) });
  expect(await order(no)).toMatchObject({ refundStatus: 3, refundedPrice: data.amount, status: 2 });
  const back = await row(sql<{ amount: number }>`
    select (data->>'amount')::int as amount from sandbox_object where kind = 'refund' and data->'metadata'->>'refundNo' = ${data.refundOrderNo}`);
  expect(back?.amount).toBe(Math.round(data.amount * 100));
  const mails = (await shop.sandbox.outbox('ada@souk.test')).filter(({ subject }) =>
    subject.includes(data.refundOrderNo),
  );
  expect(mails).toHaveLength(1);
});

test('[ACCT-05] all refunds of an order together are what was paid, to the cent', async () => {
  const no = await buy(3);
  await run(sql`update order_item set pay_cents = 1001 where order_no = ${no}`);
  await run(sql`update merchant_order set pay_cents = 1001 where order_no = ${no}`);
  await receive(no);
  const id = await itemOf(no);
  let sum = 0;
  for (let piece = 0; piece < 3; piece += 1) {
    const { data } = await ask(no, { items: [{ orderInfoId: id, num: 1 }] });
    sum += Math.round(data.amount * 100);
    await sandbox(`refund/${data.refundOrderNo}/approve`);
  }
  expect(sum).toBe(1001);
  expect((await ask(no, { items: [{ orderInfoId: id, num: 1 }] })).code).toBe(409);
  expect((await order(no)).refundedPrice).toBe(10.01);
});

test('[ACCT-05] refused with a reason, asked again once, then the platform', async () => {
  const no = await buy(1);
  await receive(no);
  for (let round = 0; round < 2; round += 1) {
    const { data } = await ask(no);
    await sandbox(`refund/${data.refundOrderNo}/refuse`, { reason: 'It was worn' });
    const found = await refund(data.refundOrderNo);
    expect(found).toMatchObject({ refundStatus: 1, refundReason: 'It was worn' });
    expect(found.actions).toEqual(round === 0 ? ['again', 'escalate'] : ['escalate']);
  }
  expect(await ask(no)).toMatchObject({ code: 409, message: expect.stringContaining('support') });
});

test('[ACCT-05] goods come back: approved, sent, received, refunded', async () => {
  const no = await buy(1);
  await receive(no);
  const { refundOrderNo } = (await ask(no, { type: 2 })).data;
  await sandbox(`refund/${refundOrderNo}/approve`);
  expect(await refund(refundOrderNo)).toMatchObject({
    refundStatus: 4,
    returnAddress: expect.any(String),
    actions: ['return', 'revoke'],
  });
  const send = (body: object) => app.call('refundReturning', { user, body: { refundOrderNo, ...body } });
  expect((await send({ expressName: '', trackingNumber: 'R1' })).data.fields).toHaveProperty('expressName');
  expect((await send({ expressName: 'Post', trackingNumber: 'R1', telephone: '123' })).data).toBe(true);
  expect(await refund(refundOrderNo)).toMatchObject({ expressName: 'Post', trackingNumber: 'R1' });
  await sandbox(`refund/${refundOrderNo}/arrive`);
  expect((await refund(refundOrderNo)).refundStatus).toBe(5);
  await sandbox(`refund/${refundOrderNo}/approve`);
  expect((await refund(refundOrderNo)).refundStatus).toBe(3);
  expect((await send({ expressName: 'Post', trackingNumber: 'R2' })).code).toBe(409);
});

test('[ACCT-05] a request can be withdrawn while nothing came of it, and then be asked anew', async () => {
  const no = await buy(1);
  await receive(no);
  const { refundOrderNo } = (await ask(no)).data;
  expect((await ask(no)).message).toContain('open request');
  const revoke = () => app.call('refundRevoke', { user, params: { refundOrderNo } });
  expect((await revoke()).data).toBe(true);
  expect((await revoke()).code).toBe(409);
  expect((await order(no)).refundStatus).toBe(0);
  expect((await ask(no)).code).toBe(200);
});

test('[ORDER-09] cancelling a paid, unshipped order asks for all its money; approved, it is cancelled and back in stock', async () => {
  const before = await stockOf((await tote()).id);
  const no = await buy(2);
  expect((await app.call('orderCancel', { user, params: { orderNo: no } })).data).toBe(true);
  expect((await order(no)).actions).not.toContain('cancel');
  const { data } = await app.call('refundList', { user, query: { type: '0' } });
  const request = data.list.find(({ merOrderNo }: { merOrderNo: string }) => merOrderNo === no);
  expect(request.refundPrice).toBe((await order(no)).payPrice);
  expect((await sandbox(`order/${no}/ship`)).status).toBe(409);
  await sandbox(`refund/${request.refundOrderNo}/approve`);
  expect(await order(no)).toMatchObject({ status: 9, refundStatus: 3 });
  expect(await stockOf((await tote()).id)).toBe(before);
});

test('[ORDER-09] an order that is asked back whole promises no arrival, and does so again once the request is withdrawn', async () => {
  const no = await buy(2);
  const promised = (await order(no)).arrives;
  expect(promised).toMatchObject({ from: expect.any(String) });
  const { refundOrderNo } = (await ask(no, { items: [{ orderInfoId: await itemOf(no), num: 1 }] })).data;
  expect((await order(no)).arrives).toEqual(promised);
  await app.call('refundRevoke', { user, params: { refundOrderNo } });
  await app.call('orderCancel', { user, params: { orderNo: no } });
  const cancelled = await order(no);
  expect(cancelled).toMatchObject({ status: 0, refundStatus: 1, arrives: null });
  const asked = cancelled.refunds.find(({ refundStatus }: { refundStatus: number }) => refundStatus === 0);
  await app.call('refundRevoke', { user, params: { refundOrderNo: asked.refundOrderNo } });
  expect((await order(no)).arrives).toEqual(promised);
});

test('[ACCT-05] what an order allows: unpaid nothing, unshipped money only, in transit with return only', async () => {
  const unpaid = (await shop.buy({ user }, [{ variantId: (await tote()).id, num: 1 }])).orderNo;
  expect((await ask(`${unpaid}-1`)).code).toBe(409);
  expect((await app.call('refundApply', { user, params: { orderNo: `${unpaid}-1` } })).data).toMatchObject({
    types: [],
    refundable: 0,
  });
  const no = await buy(1);
  expect((await app.call('refundApply', { user, params: { orderNo: no } })).data.types).toEqual([1]);
  expect((await ask(no, { type: 2 })).code).toBe(409);
  await sandbox(`order/${no}/ship`);
  expect((await app.call('refundApply', { user, params: { orderNo: no } })).data.types).toEqual([2]);
});

test.each([
  ['no reason', { text: '' }, 'text'],
  ['a remark of 101 characters', { explain: 'x'.repeat(101) }, 'explain'],
  ['six pictures', { reasonImage: Array.from({ length: 6 }, (_, at) => `/img/u/${at}.webp`).join(',') }, 'pics'],
  ['a picture that nobody uploaded', { reasonImage: '/img/u/0123456789abcdef0123456789abcdef.webp' }, 'pics'],
  ['an unknown kind', { type: 3 }, 'type'],
])('[ACCT-05] %s is told at the field and nothing is stored', async (_name, more, field) => {
  const no = await buy(1);
  const { code, data } = await ask(no, more);
  expect(code).toBe(400);
  expect(Object.keys(data.fields)).toEqual([field]);
  expect((await order(no)).refundStatus).toBe(0);
});

test('[ACCT-05] vouchers that the shopper sent are shown with the request, each claimed once', async () => {
  const no = await buy(1);
  await receive(no);
  const { url } = (await sendPicture(app, { user, fields: { model: 'refund' } })).data;
  const { refundOrderNo } = (await ask(no, { reasonImage: url })).data;
  expect((await refund(refundOrderNo)).refundReasonWapImg).toEqual([url]);
  const stranger = await sendPicture(app, { user: 'sam', fields: { model: 'refund' } });
  const other = await buy(1);
  await receive(other);
  expect((await ask(other, { reasonImage: stranger.data.url })).code).toBe(400);
});

test('[ACCT-05] more pieces than were bought, or a line of another order, are refused', async () => {
  const [no, other] = [await buy(1), await buy(1)];
  const id = await itemOf(no);
  expect((await ask(no, { items: [{ orderInfoId: id, num: 2 }] })).code).toBe(409);
  expect(
    (
      await ask(no, {
        items: [
          { orderInfoId: id, num: 1 },
          { orderInfoId: id, num: 1 },
        ],
      })
    ).code,
  ).toBe(409);
  expect((await ask(other, { items: [{ orderInfoId: id, num: 1 }] })).code).toBe(404);
});

test('[ACCT-05] two requests for the last piece at once are one', async () => {
  const no = await buy(1);
  await receive(no);
  const answers = await Promise.all([ask(no), ask(no), ask(no)]);
  expect(answers.map(({ code }) => code).sort()).toEqual([200, 409, 409]);
});

test('[ACCT-05] approving twice pays once', async () => {
  const no = await buy(1);
  await receive(no);
  const { refundOrderNo } = (await ask(no)).data;
  await Promise.all([sandbox(`refund/${refundOrderNo}/approve`), sandbox(`refund/${refundOrderNo}/approve`)]);
  const sum = await row(sql<{ count: number }>`
    select count(*)::int as count from sandbox_object where kind = 'refund' and data->'metadata'->>'refundNo' = ${refundOrderNo}`);
  expect(sum?.count).toBe(1);
});

const reasonIn = async (refundOrderNo: string, language: string) => {
  const headers = { 'accept-language': language };
  return (await app.call('refundDetail', { user, params: { refundOrderNo }, headers })).data.refundReasonWap;
};

test.each([
  ['It arrived damaged', 'It arrived damaged', 'L’article est arrivé abîmé'],
  ['L’article est arrivé abîmé', 'It arrived damaged', 'L’article est arrivé abîmé'],
  ['The glaze has cracks', 'The glaze has cracks', 'The glaze has cracks'],
])(
  '[ACCT-05] [I18N-01] "%s" is read in the reader’s language when it was chosen from the list',
  async (text, en, fr) => {
    const no = await buy(1);
    await receive(no);
    const { refundOrderNo } = (await ask(no, { text })).data;
    expect(await reasonIn(refundOrderNo, 'en')).toBe(en);
    expect(await reasonIn(refundOrderNo, 'fr')).toBe(fr);
  },
);

test('[ORDER-09] [I18N-01] why a cancelled order is paid back is told in the reader’s language', async () => {
  const no = await buy(1);
  await app.call('orderCancel', { user, params: { orderNo: no } });
  const { list } = (await app.call('refundList', { user, query: { type: '0' } })).data;
  const request = list.find(({ merOrderNo }: { merOrderNo: string }) => merOrderNo === no);
  expect(await reasonIn(request.refundOrderNo, 'en')).toBe('Cancelled before shipping');
  expect(await reasonIn(request.refundOrderNo, 'fr')).toBe('Annulée avant l’expédition');
});

test('[ACCT-05] [I18N-01] reasons come in the reader’s language', async () => {
  const { data } = await app.call('refundReasons', { headers: { 'accept-language': 'fr' } });
  expect(data).toContain('J’ai changé d’avis');
});
