import type {
  DeskOrder,
  DeskOverview,
  DeskRefund,
  DeskRefundRow,
  DeskSystem,
  ShipManyResult,
} from '@souk/contract/desk';
import { sql } from 'kysely';
import { row, rows, run } from '../../database/tx';
import { checkSums } from '../../bookkeeping/reconcile-books';
import { disputeThatTookWholePayment } from '../../payments/disputes.repository';
import { type Desk, giveDesk } from '../../testing/desk';
import { createShop, type Shop, variantOf } from '../../testing/shop';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { mailFactsOf } from './mail-facts.repository';
import { disputeView, refundWarning } from './order-disputes';

let app: TestApp;
let shop: Shop;
let desk: Desk;
beforeAll(async () => {
  app = await createTestApp();
  shop = createShop(app);
  desk = await giveDesk(app);
});
afterAll(() => app.close());

const bought = async (contact: { email?: string } = {}) => {
  const lines = [{ variantId: (await variantOf('linen-shirt', 'White,S')).id, num: 1 }];
  const made = await shop.bought({ user: 'mia' }, lines, contact);
  return `${made.orderNo}-1`;
};
const disputed = async (body: object = {}) => {
  const no = await bought();
  await shop.sandbox.post(`order/${no}/dispute`, body);
  return no;
};
const close = (no: string, outcome: string) => shop.sandbox.post(`order/${no}/dispute/close`, { outcome });
const read = async (no: string, at: { user: string; mer?: number } = { user: 'finance' }) =>
  (await desk.ask<DeskOrder>('order', { ...at, params: { no } })).data;
const cents = async (no: string) => (await read(no)).payCents;
const amount = async (no: string) => `$${((await cents(no)) / 100).toFixed(2)}`;
const pileOf = async (user: string) => (await desk.ask<DeskOverview>('overview', { user })).data.disputes;
const listed = async (query: Record<string, string>) =>
  (
    await desk.ask<{ list: { no: string }[] }>('orders', {
      user: 'finance',
      query: { tab: 'all', limit: '100', ...query },
    })
  ).data.list.map(({ no }) => no);
const money = async (no: string) => (await read(no)).moneyBack;

describe('[DESK-52] an order whose payment is disputed', () => {
  test('says who disputes how much and why, where it stands, and until when and where it is answered', async () => {
    const no = await disputed();
    const [dispute, ...others] = (await read(no)).disputes ?? [];
    expect(others).toEqual([]);
    expect(dispute?.text).toBe(
      `The customer disputes ${await amount(no)} of the payment at their bank. Reason: The customer did not make this payment. An answer is needed.`,
    );
    const due = await row(
      sql<{ at: Date }>`select respond_by as at from payment_dispute where purchase_no = ${no.slice(0, -2)}`,
    );
    expect(dispute?.until).toEqual({ label: 'Answer by:', at: due?.at.toISOString() });
    expect(dispute?.page).toEqual({ text: expect.stringMatching(/^Answer at Stripe: du_/), url: null });
    await shop.sandbox.post(`order/${no}/dispute/answer`);
    expect((await read(no)).disputes).toMatchObject([
      { state: 'under_review', until: null, moment: { label: 'Opened:' } },
    ]);
    await close(no, 'lost');
    expect((await read(no)).disputes).toMatchObject([
      { state: 'lost', text: expect.stringContaining('the customer has the money back'), moment: { label: 'Ended:' } },
    ]);
  });

  test('tells its merchant that it is disputed and why, but neither how much of the purchase nor where it is answered', async () => {
    const no = await disputed();
    const { disputes } = await read(no, { user: 'packer', mer: desk.merchantId });
    expect(disputes).toMatchObject([{ state: 'needs_response', page: null }]);
    expect(disputes?.[0]?.text).toBe(
      'The customer disputes the payment. The platform answers. Reason: The customer did not make this payment. An answer is needed.',
    );
  });

  test('tells in French too; a reason that nobody here knows stands as it is', async () => {
    const dispute = {
      id: 1,
      provider: 'paypal',
      ref: 'PP-D-1',
      amount_cents: 1234,
      currency: 'usd',
      reason: 'A_REASON_TO_COME',
      state: 'needs_response',
      respond_by: null,
      opened_at: new Date(),
      closed_at: null,
      currency_symbol: '',
      booked_cents: 0,
      is_returned: false,
    } as const;
    const ctx = { locale: 'fr', merchantId: null } as Parameters<typeof disputeView>[1];
    const config = {
      stripe: undefined,
      paypal: { clientId: '', clientSecret: '', baseUrl: 'https://api-m.paypal.com', webhookId: undefined },
    };
    const told = disputeView(dispute, ctx, config);
    expect(told.text.replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(
      'Le client conteste 12,34 $US du paiement auprès de PayPal. Motif : A_REASON_TO_COME. Une réponse est attendue.',
    );
    expect(disputeView({ ...dispute, respond_by: new Date() }, ctx, config).until?.label).toMatch(
      /^Répondre au plus tard\s:$/,
    );
    expect(disputeView({ ...dispute, state: 'won', is_returned: true }, ctx, config).text).toContain(
      'il est remboursé automatiquement au client',
    );
    expect(refundWarning('lost', 'fr')).toContain('le client a récupéré de l’argent de ce paiement');
    expect(told.moment.label).toMatch(/^Ouvert\s:$/);
    expect(disputeView({ ...dispute, closed_at: new Date() }, ctx, config).moment.label).toMatch(/^Clos\s:$/);
    expect(told.page?.url).toBe('https://www.paypal.com/resolutioncenter');
    expect(disputeView({ ...dispute, currency: 'eur' }, ctx, config).text).toContain('12.34 EUR');
  });

  test('is found by the overview’s count, which names the first deadline, until it is answered; a merchant is not told of it', async () => {
    await run(sql`delete from payment_dispute`);
    expect(await pileOf('finance')).toEqual({ count: 0, oldest: null, until: null });
    const [late, soon] = [await disputed({ respondInDays: 8 }), await disputed({ respondInDays: 2 })];
    const due = (await read(soon)).disputes?.[0]?.until;
    expect(await pileOf('finance')).toMatchObject({ count: 2, oldest: expect.any(String), until: due });
    expect(await pileOf('support')).toMatchObject({ count: 2 });
    const owners = await desk.ask<DeskOverview>('overview', { user: 'owner', mer: desk.merchantId });
    expect(owners.data.disputes).toBeNull();
    expect((await listed({ hasDispute: 'true' })).toSorted()).toEqual([late, soon].toSorted());
    await shop.sandbox.post(`order/${soon}/dispute/answer`);
    await close(late, 'withdrawn');
    expect(await pileOf('finance')).toMatchObject({ count: 0, until: null });
    expect(await listed({ hasDispute: 'true' })).toEqual([]);
  });
});

describe('[DESK-52] a refund of a disputed payment', () => {
  test('is warned of while the dispute is open and after it was lost, and not once it is won', async () => {
    const no = await bought();
    expect((await read(no)).refundWarning).toBeNull();
    await shop.sandbox.post(`order/${no}/dispute`);
    expect((await read(no)).refundWarning).toContain('refund once the dispute has ended');
    expect((await read(no, { user: 'owner', mer: desk.merchantId })).refundWarning).toContain('The customer disputes');
    await close(no, 'won');
    expect((await read(no)).refundWarning).toBeNull();
    const [whole, part] = [await disputed(), await disputed()];
    await run(sql`update payment_dispute set amount_cents = 100 where purchase_no = ${part.slice(0, -2)}`);
    for (const lost of [whole, part])
      await run(sql`update payment_dispute set state = 'lost' where purchase_no = ${lost.slice(0, -2)}`);
    expect((await read(whole)).refundWarning).toContain('sends them no money');
    expect((await read(part)).refundWarning).toContain('A refund would pay them a second time');
  });

  test('is not warned of for a second payment that went back, and what was refunded of the first is none of that one’s', async () => {
    const no = await bought();
    const purchaseNo = no.slice(0, -2);
    const second = await row(sql<{ id: number }>`
      insert into payment (purchase_no, provider, attempt, amount_cents, ref, charge_ref, status, created_at)
      select purchase_no, provider, attempt + 1, amount_cents, 'pi_second', 'pi_second', 'returned', created_at from payment
      where purchase_no = ${purchaseNo} returning id`);
    const lost = (ref: string, amount: number) =>
      run(sql`
      insert into payment_dispute (payment_id, purchase_no, provider, ref, amount_cents, currency, reason, state, opened_at, read_at,
        changed_at, closed_at)
      values (${second?.id}, ${purchaseNo}, 'stripe', ${ref}, ${amount}, 'usd', '', 'lost', now(), now(), now(), now())`);
    await lost('du_part', 100);
    await cancelled(no);
    expect(await disputeThatTookWholePayment(second?.id ?? 0)).toBeUndefined();
    await lost('du_whole', await cents(no));
    expect(await disputeThatTookWholePayment(second?.id ?? 0)).toEqual({ ref: 'du_whole' });
    expect((await read(no)).refundWarning).toBeNull();
  });

  test('that Stripe refuses for it says so in a sentence, on the order, the refund and under System', async () => {
    const no = await disputed();
    await desk.ask('cancel', { user: 'admin', params: { no }, body: { reason: 'Asked' } });
    await app.deps.jobs.runDue();
    const [stuck] = await money(no);
    const sentence = `refuses to send ${await amount(no)} back since the customer disputes the payment.`;
    expect(stuck).toMatchObject({ state: 'stuck', stuckText: expect.stringContaining(sentence) });
    const params = { no: stuck?.no ?? '' };
    const refund = (await desk.ask<DeskRefund>('refund', { user: 'finance', params })).data;
    expect(refund).toMatchObject({ isStuck: true, stuckText: stuck?.stuckText, refundWarning: expect.any(String) });
    const system = (await desk.ask<DeskSystem>('system', { user: 'finance' })).data;
    expect(system.money.find((one) => one.no === stuck?.no)?.error).toBe(stuck?.stuckText);
    await close(no, 'won');
    await desk.ask('moneyRetry', { user: 'finance', params });
    await app.deps.jobs.runDue();
    expect(await money(no)).toEqual([]);
  });

  const cancelled = async (no: string) => {
    expect(await desk.ask('cancel', { user: 'admin', params: { no }, body: { reason: 'Asked' } })).toMatchObject({
      code: 200,
    });
    await app.deps.jobs.runDue();
    return await row(sql<{ status: number; no: string; provider_ref: string | null }>`
      select status, refund_no as no, provider_ref from refund where order_no = ${no}`);
  };
  const sent = (refundNo: string) =>
    rows(sql`select 1 from sandbox_object where kind = 'refund' and data -> 'metadata' ->> 'refundNo' = ${refundNo}`);

  test('that a lost dispute took whole sends nothing: it is booked once, as paid by the dispute, and no mail promises money', async () => {
    const email = 'taken@souk.test';
    const no = await bought({ email });
    await shop.sandbox.post(`order/${no}/dispute`);
    const { dispute } = await close(no, 'lost');
    await run(sql`delete from outbox where recipient = ${email}`);
    const refund = await cancelled(no);
    const mails = await rows<{ subject: string; text: string }>(sql`
      select subject, text from outbox where recipient = ${email} order by id`);
    expect(mails).toMatchObject([{ subject: `Your order ${no} was cancelled` }]);
    expect(mails[0]?.text.replaceAll('\n', ' ')).toContain('You have the money of this payment back already');
    expect(mails[0]?.text).not.toMatch(/We refund|within a few days|Nothing was charged/);
    expect((await mailFactsOf(no, app.deps.clock.now()))?.refund).toBeNull();
    expect(refund).toMatchObject({ status: 3, provider_ref: dispute });
    expect(await sent(refund?.no ?? '')).toEqual([]);
    expect(await rows(sql`select 1 from ledger_entry where kind = 'refund' and ref = ${refund?.no}`)).toHaveLength(1);
    expect(await rows(sql`select 1 from outbox where dedupe_key like ${`refund.paid:${refund?.no}%`}`)).toEqual([]);
    await checkSums(app.deps.clock.now());
    expect(await rows(sql`select 1 from reconciliation_fault where ref = ${no}`)).toEqual([]);
    expect((await read(no)).status).toBe('cancelled');
  });

  test('that was booked as paid by a lost dispute, which is then won on appeal, is told to finance and on the order: the customer lacks it', async () => {
    const no = await disputed();
    await close(no, 'lost');
    await cancelled(no);
    await run(sql`update shopper set email = 'finance@souk.test' where sub = 'finance'`);
    await close(no, 'won');
    const back = await amount(no);
    const mail = await row(sql<{ text: string }>`
      select text from outbox where subject = ${`A dispute has ended: order ${no}`} and recipient = 'finance@souk.test'
      order by id desc limit 1`);
    const text = mail?.text.replaceAll('\n', ' ');
    expect(text).toContain(`the customer lacks ${back} now. Send it in Stripe’s own pages.`);
    const [told] = (await read(no)).disputes ?? [];
    expect(told?.text).toContain(`a refund of ${back} was booked as paid by it: the customer lacks that money`);
    const [ofMerchant] = (await read(no, { user: 'owner', mer: desk.merchantId })).disputes ?? [];
    expect(ofMerchant?.text).not.toContain('lacks');
  });

  test('of an order that is cancelled while the dispute is open is not promised for the next days, and is once it has ended', async () => {
    const email = 'disputes@souk.test';
    const no = await bought({ email });
    await shop.sandbox.post(`order/${no}/dispute`);
    await cancelled(no);
    const last = async () =>
      (
        await row(sql<{ text: string }>`
          select text from outbox where recipient = ${email} and subject = ${`Your order ${no} was cancelled`}
          order by id desc limit 1`)
      )?.text.replaceAll('\n', ' ');
    expect(await last()).toContain(`We refund ${await amount(no)}. As you dispute this payment`);
    expect(await last()).not.toContain('within a few days');
    await close(no, 'won');
    await desk.ask('resend', { user: 'admin', params: { no }, body: { kind: 'cancelled' } });
    expect(await last()).toContain('within a few days');
  });

  test('that waits while the dispute is open counts as paid once it is lost', async () => {
    const no = await disputed();
    expect(await cancelled(no)).toMatchObject({ status: 2 });
    await close(no, 'lost');
    await app.deps.clock.advance(120_000);
    await app.deps.jobs.runDue();
    expect(await row(sql`select status from refund where order_no = ${no}`)).toEqual({ status: 3 });
    expect(await money(no)).toEqual([]);
  });

  test('of which a lost dispute took a part alone is asked of the provider', async () => {
    const no = await disputed();
    await close(no, 'lost');
    await run(sql`update payment_dispute set amount_cents = 100 where purchase_no = ${no.slice(0, -2)}`);
    expect(await cancelled(no)).toMatchObject({ status: 2, provider_ref: null });
    expect(await money(no)).toMatchObject([{ state: 'stuck', stuckText: expect.any(String) }]);
  });

  test('that failed for another reason says nothing of it', async () => {
    const no = await bought();
    await desk.ask('cancel', { user: 'admin', params: { no }, body: { reason: 'Asked' } });
    await shop.sandbox.post('fault', { path: '/v1/refunds', method: 'POST', status: 400, times: 1 });
    await app.deps.jobs.runDue();
    expect(await money(no)).toMatchObject([{ state: 'stuck', stuckText: null }]);
  });

  test('is not agreed to together with others: each is looked at by itself', async () => {
    const no = await disputed();
    await run(sql`update merchant_order set status = 2 where order_no = ${no}`);
    const made = await app.call<{ refundOrderNo: string }>('refundCreate', {
      user: 'mia',
      body: { orderNo: no, type: 1, text: 'Torn' },
    });
    const { list } = (await desk.ask<{ list: DeskRefundRow[] }>('refunds', { user: 'finance', query: { q: no } })).data;
    expect(list.map((one) => one.no)).toEqual([made.data.refundOrderNo]);
    const body = { refunds: list.map((one) => ({ no: one.no, from: one.state })) };
    const together = async () => (await desk.ask<ShipManyResult>('refundsApprove', { user: 'finance', body })).data;
    const refusedFor = (sentence: string) => ({
      done: [],
      refused: [{ no: made.data.refundOrderNo, message: expect.stringContaining(sentence) }],
    });
    expect(await together()).toMatchObject(refusedFor('The customer disputes the payment'));
    await close(no, 'lost');
    expect(await together()).toMatchObject(refusedFor('A dispute about the payment was lost'));
  });
});

test('[DESK-52] a lost dispute changes no entry of the books: they add up, and the merchant is owed what they were', async () => {
  const no = await disputed();
  const booked = () => rows(sql`select * from ledger_entry where order_no = ${no}`);
  const before = await booked();
  await close(no, 'lost');
  expect(await booked()).toEqual(before);
  await checkSums(app.deps.clock.now());
  expect(await rows(sql`select 1 from reconciliation_fault where ref = ${no}`)).toEqual([]);
});
