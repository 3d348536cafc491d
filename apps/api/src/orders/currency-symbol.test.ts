import { sql } from 'kysely';
import { run } from '../database/tx';
import { ownerToken } from '../pages/owner-token';
import { createShop, newUuid, type Shop, variantOf } from '../testing/shop';
import { createTestApp, type TestApp } from '../testing/test-app';

let app: TestApp;
let shop: Shop;
const user = 'signe';
beforeAll(async () => {
  app = await createTestApp();
  shop = createShop(app);
  const headers = { 'x-owner-token': await ownerToken(1) };
  await app.call('ownerSaveSettings', { body: { details: { currencySymbol: 'US$' } }, headers });
});
afterAll(() => app?.close());

const tote = async () => [{ variantId: (await variantOf('canvas-tote')).id, num: 1 }];
const mailsTo = (email: string) => shop.sandbox.outbox(email);

test('[I18N-02] the owner’s sign stands in the confirmation, the refund’s mail and the steps of both', async () => {
  const made = await shop.bought({ user }, await tote(), { email: 'signe@souk.test' });
  const orderNo = `${made.orderNo}-1`;
  await app.call('orderCancel', { user, params: { orderNo } });
  const { refundOrderNo } = (await app.call('refundList', { user, query: { type: '0' } })).data.list[0];
  await shop.sandbox.post(`refund/${refundOrderNo}/approve`);
  const steps = [
    ...(await app.call('orderDetail', { user, params: { orderNo } })).data.order.timeline,
    ...(await app.call('refundDetail', { user, params: { refundOrderNo } })).data.timeline,
  ] as { type: string; text: string }[];
  const mails = (await mailsTo('signe@souk.test')).map(({ text }) => text);
  expect(mails).toHaveLength(2);
  const told = [...mails, ...steps.filter(({ type }) => /^refund(Asked|ed)$/.test(type)).map(({ text }) => text)];
  expect(told).toHaveLength(6);
  for (const text of told) expect(text).toMatch(/US\$\d+\.\d\d\b/);
});

test('[I18N-02] a guest who paid in French reads it where French has it', async () => {
  await shop.bought({ uuid: newUuid(), language: 'fr' }, await tote(), { email: 'invitee@souk.test' });
  expect((await mailsTo('invitee@souk.test'))[0]?.text).toMatch(/\d,\d\d\u00a0US\$ est payée/);
});

test('[I18N-02] a coupon’s minimum is told with it', async () => {
  await app.call('collectIds', { user });
  await run(sql`
    with made as (
      insert into coupon(store_id, use_type, type, name, money_cents, min_price_cents, day)
      values (1, 3, 'general', '{"en":"Much","fr":"Beaucoup"}', 500, 9900000, 30) returning id)
    insert into user_coupon(coupon_id, user_id, start_at, end_at, received_at)
    select id, ${user}, now() - interval '1 day', now() + interval '9 days', now() from made`);
  const preOrderNo = await shop.preOrder({ user }, await tote());
  const { data } = await app.call('couponsForOrder', { user, params: { preOrderNo } });
  expect(data.map(({ reason }: { reason: string }) => reason)).toContain(
    'Needs at least US$99,000.00 of eligible items',
  );
});
