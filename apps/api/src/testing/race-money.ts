import { holdingRefunds } from '@souk/domain';
import { sql } from 'kysely';
import { listOf, row, rows, run } from '../database/tx';
import { keptSecret } from '../identity/secrets';
import { refundIn } from '../orders/refund-in';
import { signAsStripe, stripeCallback } from '../sandbox/stripe/webhook';
import { createMerchantSide } from '../refunds/merchant-side';
import { atOnce } from './race-setup';
import { setStock, type Shop, stockOf, variantOf } from './shop';
import type { TestApp } from './test-app';

interface RaceSetup {
  app: () => TestApp;
  shop: () => Shop;
}

const user = 'eager';
const oneTote = async () => [{ variantId: (await variantOf('canvas-tote')).id, num: 1 }];
const countOf = async (statement: ReturnType<typeof sql<{ count: number }>>) => (await row(statement))?.count;

const giveCoupon = async (cents = 500) => {
  const coupon = await row(sql<{ id: number }>`
    insert into coupon(store_id, use_type, type, name, money_cents, day)
    values (1, 3, 'general', '{"en":"Race","fr":"Course"}', ${cents}, 30) returning id`);
  const piece = await row(sql<{ id: number }>`
    insert into user_coupon(coupon_id, user_id, start_at, end_at, received_at)
    values (${coupon?.id}, ${user}, now() - interval '1 day', now() + interval '9 days', now()) returning id`);
  return piece?.id ?? 0;
};

/** A coupon, a payment's events: each worth what it is worth once, however many come at the same moment. */
export const spendingRaces = ({ app, shop }: RaceSetup) => {
  test('[ORDER-02] one coupon in ten pre-orders at once is spent once; the others are told', async () => {
    await app().call('collectIds', { user });
    const id = await giveCoupon();
    const lines = await oneTote();
    const before = await stockOf(lines[0]?.variantId ?? 0);
    const nos: string[] = [];
    for (let at = 0; at < 10; at += 1) nos.push(await shop().preOrder({ user }, lines));
    const answers = await Promise.all(nos.map((no) => shop().create({ user }, no, { platUserCouponId: id })));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 409)).toHaveLength(9);
    expect(await countOf(sql`select count(*)::int as count from purchase where plat_user_coupon_id = ${id}`)).toBe(1);
    expect(await stockOf(lines[0]?.variantId ?? 0)).toBe(before - 1);
  });

  test('[ORDER-04] one event ten times and ten events of one payment, all at once: paid once, one mail, sold once', async () => {
    const made = await shop().buy({ user }, await oneTote());
    const { data } = await shop().startPayment({ user }, made);
    await shop().sandbox.post('fault', { path: stripeCallback, status: 500, times: 1 });
    await shop().sandbox.card(data.stripeClientSecret);
    const { stripe } = await keptSecret<{ stripe: string }>('sandbox.webhooks', () => ({ stripe: '' }));
    const object = { id: String(data.stripeClientSecret).split('_secret_')[0], object: 'payment_intent' };
    const answers = await atOnce(20, (at) => {
      const id = at < 10 ? `evt_${made.orderNo}` : `evt_${made.orderNo}_${at}`;
      const payload = JSON.stringify({ id, object: 'event', type: 'payment_intent.succeeded', data: { object } });
      const headers = { 'content-type': 'application/json', ...signAsStripe(stripe)(payload) };
      return app().app.inject({ method: 'POST', url: stripeCallback, headers, payload });
    });
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const found = await row(sql`
      select (select state from purchase where order_no = ${made.orderNo}) as state,
        (select count(*)::int from outbox where dedupe_key = ${`order.paid:${made.orderNo}`}) as mails,
        (select count(*)::int from order_token where order_no = ${made.orderNo}) as keys,
        (select count(*)::int from webhook_event where event_id like ${`evt_${made.orderNo}%`}) as noted,
        (select count(*)::int from payment where purchase_no = ${made.orderNo} and status = 'paid') as payments`);
    expect(found).toEqual({ state: 'paid', mails: 1, keys: 1, noted: 11, payments: 1 });
  });

  test('[ORDER-09] the deadline and the card at once: paid and sold, or ended with the stock and the money back', async () => {
    for (let round = 0; round < 5; round += 1) {
      const lines = await oneTote();
      const before = await stockOf(lines[0]?.variantId ?? 0);
      const made = await shop().buy({ user }, lines);
      const { data } = await shop().startPayment({ user }, made);
      await run(sql`update purchase set expires_at = ${app().deps.clock.now()} where order_no = ${made.orderNo}`);
      await Promise.all([app().deps.jobs.runDue(), shop().sandbox.card(data.stripeClientSecret)]);
      await app().deps.jobs.runDue();
      const { state } = (await shop().result({ user }, made)).data;
      expect(['PAID', 'EXPIRED']).toContain(state);
      expect(await stockOf(lines[0]?.variantId ?? 0)).toBe(state === 'PAID' ? before - 1 : before);
    }
  });
};

/** Requests for the same money at the same moment. */
export const refundRaces = ({ app, shop }: RaceSetup) => {
  const askedOf = async (purchaseNo: string) =>
    row(sql<{ asked: number; paid: number }>`
      select sum(o.pay_cents)::int as paid, coalesce((select sum(r.amount_cents) from refund r join merchant_order x on x.order_no = r.order_no
        where x.purchase_no = ${purchaseNo} and ${refundIn('r.status', holdingRefunds)}), 0)::int as asked
      from merchant_order o where o.purchase_no = ${purchaseNo}`);

  test('[ORDER-09] a paid order that is cancelled ten times at once is paid back once', async () => {
    const made = await shop().bought({ user }, await oneTote());
    const params = { orderNo: made.orderNo };
    await atOnce(10, () => app().call('orderCancel', { user, params }));
    const sums = await askedOf(made.orderNo);
    expect(sums?.asked).toBe(sums?.paid);
  });

  test('[ACCT-05] ten requests at once for all of an order, by either of its numbers: no more than was paid', async () => {
    const made = await shop().bought({ user }, await oneTote());
    await shop().sandbox.post(`order/${made.orderNo}/ship`);
    await app().call('orderTake', { user, params: { orderNo: made.orderNo } });
    const answers = await atOnce(10, (at) => {
      const orderNo = at % 2 === 0 ? made.orderNo : `${made.orderNo}-1`;
      return app().call('refundCreate', { user, body: { orderNo, type: 1, text: 'x' } });
    });
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    const sums = await askedOf(made.orderNo);
    expect(sums?.asked).toBe(sums?.paid);
  });

  test('[ORDER-09] cancelling and shipping at once: never both', async () => {
    for (let round = 0; round < 5; round += 1) {
      const made = await shop().bought({ user }, await oneTote());
      const [, shipped] = await Promise.all([
        app().call('orderCancel', { user, params: { orderNo: made.orderNo } }),
        shop().sandbox.post(`order/${made.orderNo}/ship`),
      ]);
      const sums = await askedOf(made.orderNo);
      expect(sums?.asked === 0).toBe('orders' in shipped);
    }
  });
};

/** Parts of one purchase that come back at the same moment. */
export const partRaces = ({ app, shop }: RaceSetup) => {
  test('[ORDER-09] two merchants’ parts of a purchase that a coupon paid come back at once: so does the coupon', async () => {
    const merchants = createMerchantSide(app().deps);
    const [tote, mug] = [await variantOf('canvas-tote'), await variantOf('ceramic-mug')];
    await setStock(mug.id, 100);
    // postage is never the coupon's to pay
    await run(sql`update merchant set freight_fee_cents = 0 where id in (${tote.merchant_id}, ${mug.merchant_id})`);
    for (let round = 0; round < 5; round += 1) {
      const id = await giveCoupon(9_000_000);
      const lines = [tote, mug].map((variant) => ({ variantId: variant.id, num: 1 }));
      const made = await shop().buy({ user }, lines, { platUserCouponId: id });
      expect(made.paid).toBe(true);
      await app().call('orderCancel', { user, params: { orderNo: made.orderNo } });
      const asked = await rows(sql<{ no: string }>`
        select refund_no as no from refund r join merchant_order o on o.order_no = r.order_no
        where o.purchase_no = ${made.orderNo}`);
      expect(asked).toHaveLength(2);
      for (const { no } of asked) await merchants.approve(no);
      await app().deps.jobs.runDue();
      expect(
        await countOf(
          sql`select count(*)::int as count from refund where refund_no in ${listOf(asked.map(({ no }) => no))} and status = 3`,
        ),
      ).toBe(2);
      expect(
        await countOf(sql`select count(*)::int as count from user_coupon where id = ${id} and used_order_no is null`),
      ).toBe(1);
    }
  });
};
