import { dayMs } from '@souk/domain';
import { sql } from 'kysely';
import { row, rows, run } from '../database/tx';
import { keptSecret } from '../identity/secrets';
import { signAsStripe, stripeCallback } from '../sandbox/stripe/webhook';
import { createShop, type Shop, variantOf } from '../testing/shop';
import { createTestApp, type TestApp } from '../testing/test-app';
import { askOpenDisputes } from './dispute-events';

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await createTestApp();
  shop = createShop(app);
});
afterAll(() => app?.close());
afterEach(() => jest.restoreAllMocks());

const lines = async () => [{ variantId: (await variantOf('canvas-tote')).id, num: 1 }];
const boughtByCard = async () => (await shop.bought({ user: 'dora' }, await lines())).orderNo;
const boughtAtPaypal = async () => {
  const made = await shop.buy({ user: 'dora' }, await lines(), { payType: 'paypal' });
  const { data } = await shop.startPayment({ user: 'dora' }, made, { payType: 'paypal' });
  const token = new URL(data.redirect).searchParams.get('token');
  await app.app.inject({ method: 'POST', url: '/sandbox/paypal/approve', payload: { token, choice: 'approve' } });
  await shop.result({ user: 'dora' }, made);
  return made.orderNo;
};
const ways = [
  ['by card', boughtByCard, { provider: 'stripe', reason: 'fraudulent' }],
  ['at PayPal', boughtAtPaypal, { provider: 'paypal', reason: 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED' }],
] as const;

interface Stored {
  provider: string;
  ref: string;
  state: string;
  amount_cents: number;
  respond_by: Date;
  changed_at: Date;
  closed_at: Date | null;
}
const storedOf = (no: string) =>
  row(sql<Stored>`
    select provider, ref, state, amount_cents, currency, reason, respond_by, changed_at, closed_at from payment_dispute
    where purchase_no = ${no}`);
const paidCents = async (no: string) =>
  (await row(sql<{ cents: number }>`select pay_cents as cents from purchase where order_no = ${no}`))?.cents;

/** Posts an event about a dispute as Stripe does. @returns the status of the answer */
const post = async (disputeRef: string, id = `evt_${Math.random()}`) => {
  const { stripe } = await keptSecret<{ stripe: string }>('sandbox.webhooks', () => ({ stripe: '' }));
  const object = { id: disputeRef, object: 'dispute' };
  const payload = JSON.stringify({ id, object: 'event', type: 'charge.dispute.updated', data: { object } });
  const headers = { 'content-type': 'application/json', ...signAsStripe(stripe)(payload) };
  return (await app.app.inject({ method: 'POST', url: stripeCallback, headers, payload })).statusCode;
};

describe.each(ways)('[ORDER-04] a payment that was made %s', (_name, buy, expected) => {
  test('and is disputed is stored with how much, why and until when it is answered, and followed to its end', async () => {
    const no = await buy();
    expect(await storedOf(no)).toBeUndefined();
    const { dispute: ref } = await shop.sandbox.post(`order/${no}/dispute`);
    const open = { ...expected, ref, state: 'needs_response', amount_cents: await paidCents(no), currency: 'usd' };
    expect(await storedOf(no)).toMatchObject({ ...open, respond_by: expect.any(Date), closed_at: null });
    await shop.sandbox.post(`order/${no}/dispute/answer`);
    expect(await storedOf(no)).toMatchObject({ state: 'under_review', closed_at: null });
    await shop.sandbox.post(`order/${no}-1/dispute/close`, { outcome: 'lost' });
    expect(await storedOf(no)).toMatchObject({ state: 'lost', closed_at: expect.any(Date) });
  });

  test.each([
    ['won', 'won'],
    ['withdrawn', 'closed'],
  ])('and whose dispute is %s says so', async (outcome, state) => {
    const no = await buy();
    await shop.sandbox.post(`order/${no}/dispute`);
    await shop.sandbox.post(`order/${no}/dispute/close`, { outcome });
    expect(await storedOf(no)).toMatchObject({ state });
  });
});

describe('[ORDER-04] events about disputes', () => {
  test('that come late, twice and out of order end in what the provider says now', async () => {
    const no = await boughtByCard();
    await shop.sandbox.post(`order/${no}/dispute`);
    await shop.sandbox.post(`order/${no}/dispute/close`, { outcome: 'won' });
    const ended = await storedOf(no);
    await app.deps.clock.advance(60_000);
    for (const id of ['evt_late', 'evt_late', 'evt_later']) expect(await post(ended?.ref ?? '', id)).toBe(200);
    expect(await storedOf(no)).toEqual(ended);
  });

  test('of which the provider was asked earlier change nothing that it said since', async () => {
    const no = await boughtByCard();
    await shop.sandbox.post(`order/${no}/dispute`);
    const ref = (await storedOf(no))?.ref ?? '';
    const stripe = app.deps.payments.provider('stripe');
    const early = await stripe.readDispute(ref);
    let answer: (() => void) | undefined;
    const asked = new Promise<void>((begun) => {
      jest.spyOn(stripe, 'readDispute').mockImplementationOnce(() => {
        begun();
        return new Promise((resolve) => (answer = () => resolve(early)));
      });
    });
    const slow = post(ref);
    await asked;
    await app.deps.clock.advance(1000);
    await shop.sandbox.post(`order/${no}/dispute/close`, { outcome: 'lost' });
    answer?.();
    expect(await slow).toBe(200);
    expect(await storedOf(no)).toMatchObject({ state: 'lost' });
  });

  test('about what the provider does not know, or a payment of somebody else, are noted and answered', async () => {
    expect(await post('du_unknown', 'evt_unknown')).toBe(200);
    const foreign = {
      ref: 'du_foreign',
      chargeRef: 'pi_foreign',
      amountCents: 100,
      currency: 'usd',
      reason: 'general',
      state: 'needs_response',
      respondBy: null,
      openedAt: new Date(),
    } as const;
    jest.spyOn(app.deps.payments.provider('stripe'), 'readDispute').mockResolvedValueOnce(foreign);
    expect(await post('du_foreign', 'evt_foreign')).toBe(200);
    expect(await row(sql`select 1 from payment_dispute where ref in ('du_unknown', 'du_foreign')`)).toBeUndefined();
    const noted = sql`select count(*)::int as count from webhook_event where event_id in ('evt_unknown', 'evt_foreign')`;
    expect(await row(noted)).toEqual({ count: 2 });
  });

  test('are sent again by the provider while it cannot be asked, and are then taken', async () => {
    const no = await boughtByCard();
    await shop.sandbox.post('fault', { path: '/v1/disputes', status: 400, times: 1 });
    await shop.sandbox.post(`order/${no}/dispute`);
    expect(await storedOf(no)).toBeUndefined();
    await app.deps.jobs.runDue();
    expect(await storedOf(no)).toMatchObject({ state: 'needs_response' });
  });
});

test('[ORDER-04] ten events of one dispute at once store it once', async () => {
  const no = await boughtByCard();
  await shop.sandbox.post('fault', { path: stripeCallback, status: 500, times: 1 });
  const { dispute } = await shop.sandbox.post(`order/${no}/dispute`);
  expect(await storedOf(no)).toBeUndefined();
  const answers = await Promise.all(Array.from({ length: 10 }, () => post(String(dispute))));
  expect(answers).toEqual(answers.map(() => 200));
  expect(await rows(sql`select state from payment_dispute where purchase_no = ${no}`)).toEqual([
    { state: 'needs_response' },
  ]);
  expect(await rows(sql`select 1 from outbox where subject like ${`%disputed: order ${no}%`}`)).toHaveLength(1);
});

test('[ORDER-04] a dispute whose events were lost is asked about once a day; one that cannot be asked about leaves the others', async () => {
  const [lost, other] = [await boughtByCard(), await boughtByCard()];
  for (const no of [lost, other]) await shop.sandbox.post(`order/${no}/dispute`);
  for (const no of [lost, other]) {
    await shop.sandbox.post('fault', { path: stripeCallback, status: 500, times: 1 });
    await shop.sandbox.post(`order/${no}/dispute/close`, { outcome: 'won' });
  }
  expect(await storedOf(lost)).toMatchObject({ state: 'needs_response' });
  const ref = (await storedOf(lost))?.ref ?? '';
  await shop.sandbox.post('fault', { path: `/v1/disputes/${ref}`, status: 400, times: 1 });
  await expect(askOpenDisputes(app.deps)).rejects.toThrow(ref);
  expect(await storedOf(other)).toMatchObject({ state: 'won' });
  await askOpenDisputes(app.deps);
  expect(await storedOf(lost)).toMatchObject({ state: 'won', closed_at: expect.any(Date) });
});

describe('[ORDER-04] an open dispute', () => {
  const ask = () => askOpenDisputes(app.deps);
  const mailsAbout = (no: string) =>
    rows<{ subject: string; text: string }>(sql`
    select subject, text from outbox where subject like ${`%${no}-1`} order by id`);

  test('that its provider no longer knows stays open until its deadline, and is then closed, which finance is mailed once', async () => {
    const no = await boughtByCard();
    const { dispute } = await shop.sandbox.post(`order/${no}/dispute`);
    await run(sql`delete from sandbox_object where kind = 'dispute' and id = ${dispute}`);
    await ask();
    expect(await storedOf(no)).toMatchObject({ state: 'needs_response', closed_at: null });
    await app.deps.clock.advance(10 * dayMs);
    for (let turn = 0; turn < 2; turn += 1) await ask();
    expect(await storedOf(no)).toMatchObject({ state: 'closed', closed_at: expect.any(Date) });
    const [, ended, ...others] = await mailsAbout(no);
    expect(ended?.subject).toContain('A dispute has ended');
    expect(ended?.text.replaceAll('\n', ' ')).toContain('Stripe no longer knows the dispute');
    expect(others).toEqual([]);
  });

  test('without a deadline that its provider no longer knows is closed sixty days after it was opened', async () => {
    const no = await boughtByCard();
    const { dispute } = await shop.sandbox.post(`order/${no}/dispute`);
    await run(sql`delete from sandbox_object where kind = 'dispute' and id = ${dispute}`);
    await run(sql`update payment_dispute set respond_by = null where ref = ${dispute}`);
    await app.deps.clock.advance(59 * dayMs);
    await ask();
    expect(await storedOf(no)).toMatchObject({ state: 'needs_response' });
    await app.deps.clock.advance(2 * dayMs);
    await ask();
    expect(await storedOf(no)).toMatchObject({ state: 'closed' });
  });

  test('of a provider without keys is not asked about', async () => {
    const no = await boughtAtPaypal();
    await shop.sandbox.post(`order/${no}/dispute`);
    await shop.sandbox.post('fault', { path: '/v1/customer/disputes', status: 400, times: 1 });
    jest.spyOn(app.deps.payments, 'paypal', 'get').mockReturnValue(undefined);
    await ask();
    jest.restoreAllMocks();
    await expect(ask()).rejects.toThrow('paypal');
    await ask();
  });

  test('is asked about the sooner the longer ago it was; a run asks about 250 of a provider and no more once none answers', async () => {
    await run(sql`delete from payment_dispute`);
    const no = await boughtByCard();
    await run(sql`
      insert into payment_dispute (payment_id, purchase_no, provider, ref, amount_cents, currency, reason, state, opened_at, read_at, changed_at)
      select x.id, x.purchase_no, 'stripe', 'du_many_' || n, 100, 'usd', '', 'under_review', ${app.deps.clock.now()}, now() - n * interval '1 hour', now()
      from payment x, generate_series(1, 300) n where x.purchase_no = ${no}`);
    const read = jest.spyOn(app.deps.payments.provider('stripe'), 'readDispute');
    read.mockRejectedValue(new Error('out'));
    await expect(ask()).rejects.toThrow('du_many_300: out');
    expect(read).toHaveBeenCalledTimes(25);
    read.mockReset().mockResolvedValue(null);
    await ask();
    expect(read).toHaveBeenCalledTimes(250);
    expect(read.mock.calls[0]).toEqual(['du_many_300']);
    read.mockClear();
    await ask();
    expect(read.mock.calls[0]).toEqual(['du_many_50']);
    await run(sql`delete from payment_dispute`);
  });
});

test('[ORDER-04] the test card of a dispute pays, and is disputed once, as fraud', async () => {
  const made = await shop.buy({ user: 'dora' }, await lines());
  const { data } = await shop.startPayment({ user: 'dora' }, made);
  await shop.sandbox.card(data.stripeClientSecret, '4000 0000 0000 0259');
  await shop.sandbox.card(data.stripeClientSecret, '4000 0000 0000 0259');
  expect((await shop.result({ user: 'dora' }, made)).data.state).toBe('PAID');
  expect(await storedOf(made.orderNo)).toMatchObject({ state: 'needs_response', reason: 'fraudulent' });
  expect(await rows(sql`select 1 from payment_dispute where purchase_no = ${made.orderNo}`)).toHaveLength(1);
});
