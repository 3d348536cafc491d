import { holdingRefunds } from '@souk/domain';
import { sql } from 'kysely';
import { row } from '../database/tx';
import { refundIn } from '../orders/refund-in';
import type { RaceSetup } from './race-setup';
import { variantOf } from './shop';

const user = 'returner';

/** What the ledger and the payment provider's errands hold of a request, and what of its order goes back. */
const moneyOf = async (refundNo: string) =>
  row(sql<{ errands: number; entries: number; asked: number; paid: number }>`
    select (select count(*)::int from money_back where no = r.refund_no) as errands,
      (select count(*)::int from ledger_entry where kind = 'refund' and ref = r.refund_no) as entries,
      (select sum(x.amount_cents)::int from refund x where x.order_no = r.order_no and ${refundIn('x.status', holdingRefunds)}) as asked,
      o.pay_cents as paid
    from refund r join merchant_order o on o.order_no = r.order_no where r.refund_no = ${refundNo}`);

/** An order that was delivered, and all of it asked back. @param type 2: with a return */
const askedBack = async ({ app, shop }: RaceSetup, type: 1 | 2) => {
  const { id } = await variantOf('canvas-tote');
  const made = await shop.bought({ user }, [{ variantId: id, num: 2 }]);
  await shop.sandbox.post(`order/${made.orderNo}/ship`);
  await app.call('orderTake', { user, params: { orderNo: made.orderNo } });
  const body = { orderNo: `${made.orderNo}-1`, type, text: 'Too small' };
  const asked = await app.call('refundCreate', { user, body });
  return String(asked.data.refundOrderNo);
};

const approvalRace = (setup: () => RaceSetup) => {
  /** Two people, who both see the request as it is now, agree at the same moment. */
  const bothApprove = (no: string, from: string) =>
    Promise.all(
      ['orders', 'finance'].map((who) =>
        setup().desk.ask('refundApprove', { user: who, params: { no }, body: { from } }),
      ),
    );

  test('[DESK-04] two people agree to a return at once: it is awaited, and no money goes before the parcel', async () => {
    const { app, desk } = setup();
    const no = await askedBack(setup(), 2);
    const agreed = await bothApprove(no, 'inReview');
    expect(agreed.map(({ code }) => code).sort()).toEqual([200, 409]);
    expect(agreed.find(({ code }) => code === 409)?.data).toMatchObject({ state: 'returning' });
    await app.deps.jobs.runDue();
    expect(await moneyOf(no)).toMatchObject({ errands: 0, entries: 0 });
    await desk.ask('refundArrive', { user: 'orders', params: { no }, body: { from: 'returning', isSellable: true } });
    const paid = await bothApprove(no, 'arrived');
    expect(paid.map(({ code }) => code).sort()).toEqual([200, 409]);
    await app.deps.jobs.runDue();
    const money = await moneyOf(no);
    expect(money).toMatchObject({ errands: 1, entries: 1, asked: money?.paid });
    expect((await desk.ask('refund', { user: 'finance', params: { no } })).data.state).toBe('refunded');
  });

  test('[DESK-04] two people agree to give money back at once: it goes once', async () => {
    const no = await askedBack(setup(), 1);
    expect((await bothApprove(no, 'inReview')).map(({ code }) => code).sort()).toEqual([200, 409]);
    await setup().app.deps.jobs.runDue();
    expect(await moneyOf(no)).toMatchObject({ errands: 1, entries: 1 });
  });
};

const requestRace = (setup: () => RaceSetup) => {
  test('[DESK-11] staff refund pieces while their shopper asks for all of them: never more than was paid', async () => {
    const { app, shop, desk } = setup();
    for (let round = 0; round < 4; round += 1) {
      const { id } = await variantOf('canvas-tote');
      const made = await shop.bought({ user }, [{ variantId: id, num: 2 }]);
      await shop.sandbox.post(`order/${made.orderNo}/ship`);
      await app.call('orderTake', { user, params: { orderNo: made.orderNo } });
      const no = `${made.orderNo}-1`;
      const item = await row(sql<{ id: number }>`select id from order_item where order_no = ${no}`);
      const give = (who: string) =>
        desk.ask('orderRefund', {
          user: who,
          params: { no },
          body: { items: [{ id: item?.id, num: 2 }], reason: 'A stain' },
        });
      const ask = () => app.call('refundCreate', { user, body: { orderNo: no, type: 1, text: 'A stain' } });
      const answers = await Promise.all(round % 2 ? [ask(), give('admin'), give('finance')] : [give('admin'), ask()]);
      expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
      expect(answers.filter(({ code }) => code !== 200).map(({ code }) => code)).toEqual(
        Array(answers.length - 1).fill(409),
      );
      await app.deps.jobs.runDue();
      const sums = await row(sql<{ asked: number; paid: number }>`
        select sum(r.amount_cents)::int as asked, o.pay_cents as paid from merchant_order o
        join refund r on r.order_no = o.order_no and ${refundIn('r.status', holdingRefunds)}
        where o.order_no = ${no} group by o.pay_cents`);
      expect(sums?.asked).toBe(sums?.paid);
    }
  });
};

/** Money that could go back twice: two people who agree, and a desk beside its shopper. Source: docs/back-office.md, When two people press. */
export const refundRacesOfDesks = (setup: () => RaceSetup) => {
  approvalRace(setup);
  requestRace(setup);
};
