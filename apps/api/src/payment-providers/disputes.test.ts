import type Stripe from 'stripe';
import { createPaypal } from './paypal';
import { paypalDispute } from './paypal-dispute';
import { DisputedRefundError } from './port';
import { stripeDispute } from './stripe-dispute';

const ofStripe = (change: object = {}) =>
  stripeDispute({
    id: 'du_1',
    payment_intent: 'pi_1',
    amount: 4999,
    currency: 'usd',
    reason: 'fraudulent',
    status: 'needs_response',
    created: 1_800_000_000,
    evidence_details: { due_by: 1_800_864_000 },
    balance_transactions: [],
    ...change,
  } as unknown as Stripe.Dispute);

const ofPaypal = {
  dispute_id: 'PP-D-1',
  create_time: '2026-11-26T12:00:00.000Z',
  disputed_transactions: [{ seller_transaction_id: '3C6' }],
  dispute_amount: { value: '49.99', currency_code: 'USD' },
  reason: 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED',
  status: 'WAITING_FOR_SELLER_RESPONSE',
  seller_response_due_date: '2026-12-06T12:00:00.000Z',
};

describe('[ORDER-04] a dispute of Stripe', () => {
  test('says which payment, how much, why and until when it is answered', () => {
    expect(ofStripe()).toEqual({
      ref: 'du_1',
      chargeRef: 'pi_1',
      amountCents: 4999,
      currency: 'usd',
      reason: 'fraudulent',
      state: 'needs_response',
      respondBy: new Date(1_800_864_000_000),
      openedAt: new Date(1_800_000_000_000),
    });
    expect(ofStripe({ payment_intent: { id: 'pi_2' }, evidence_details: { due_by: 0 } })).toMatchObject({
      chargeRef: 'pi_2',
      respondBy: null,
    });
    expect(ofStripe({ payment_intent: null }).chargeRef).toBeNull();
  });

  test.each([
    ['warning_needs_response', 'needs_response'],
    ['appeal_needs_response', 'needs_response'],
    ['under_review', 'under_review'],
    ['warning_under_review', 'under_review'],
    ['appeal_under_review', 'under_review'],
    ['won', 'won'],
    ['lost', 'lost'],
    ['warning_closed', 'closed'],
    ['prevented', 'closed'],
    ['a state to come', 'under_review'],
  ])('that stands as %s is %s', (status, state) => expect(ofStripe({ status }).state).toBe(state));

  test('that was prevented by paying the buyer is lost: the money is gone', () => {
    const taken = { status: 'prevented', balance_transactions: [{ amount: -4999 }] };
    expect(ofStripe(taken).state).toBe('lost');
  });

  test('is none where an error page was answered', () =>
    expect(() => ofStripe({ id: undefined })).toThrow('no dispute'));
});

describe('[ORDER-04] a dispute of PayPal', () => {
  test('says which payment, how much, why and until when it is answered', () => {
    expect(paypalDispute(ofPaypal)).toEqual({
      ref: 'PP-D-1',
      chargeRef: '3C6',
      amountCents: 4999,
      currency: 'usd',
      reason: 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED',
      state: 'needs_response',
      respondBy: new Date('2026-12-06T12:00:00Z'),
      openedAt: new Date('2026-11-26T12:00:00Z'),
    });
  });

  test.each([
    ['OPEN', undefined, 'needs_response'],
    ['WAITING_FOR_BUYER_RESPONSE', undefined, 'under_review'],
    ['UNDER_REVIEW', undefined, 'under_review'],
    ['OTHER', undefined, 'under_review'],
    ['RESOLVED', 'RESOLVED_BUYER_FAVOUR', 'lost'],
    ['RESOLVED', 'ACCEPTED', 'lost'],
    ['RESOLVED', 'RESOLVED_SELLER_FAVOUR', 'won'],
    ['RESOLVED', 'RESOLVED_WITH_PAYOUT', 'won'],
    ['RESOLVED', 'DENIED', 'won'],
    ['RESOLVED', 'CANCELED_BY_BUYER', 'closed'],
    ['RESOLVED', 'NONE', 'closed'],
    ['RESOLVED', undefined, 'closed'],
  ])('that stands as %s (%s) is %s', (status, outcome_code, state) => {
    const dispute = { ...ofPaypal, status, ...(outcome_code ? { dispute_outcome: { outcome_code } } : {}) };
    expect(paypalDispute(dispute).state).toBe(state);
  });

  test('that ended in a way to come is lost where the buyer got money', () => {
    const ended = (value: string) =>
      paypalDispute({
        ...ofPaypal,
        status: 'RESOLVED',
        dispute_outcome: { outcome_code: 'TO_COME', amount_refunded: { value, currency_code: 'USD' } },
      });
    expect(ended('5.00')).toMatchObject({ state: 'lost', amountCents: 500 });
    expect(ended('0.00')).toMatchObject({ state: 'closed', amountCents: 4999 });
  });

  test('that is lost is about what the buyer got, where PayPal says so', () => {
    const outcome = {
      outcome_code: 'RESOLVED_BUYER_FAVOUR',
      amount_refunded: { value: '20.00', currency_code: 'USD' },
    };
    const dispute = { ...ofPaypal, status: 'RESOLVED', dispute_outcome: outcome };
    expect(paypalDispute(dispute)).toMatchObject({ state: 'lost', amountCents: 2000 });
  });

  test('is none where an error page was answered', () => expect(() => paypalDispute({})).toThrow('no dispute'));

  /** A PayPal that answers every call so. */
  const answering = (status: number, body: object) =>
    createPaypal({
      clientId: 'id',
      clientSecret: 'secret',
      baseUrl: 'https://paypal.invalid',
      webhookId: 'WH',
      fetch: async (to) =>
        String(to).endsWith('/token')
          ? Response.json({ access_token: 't', expires_in: 3600 })
          : Response.json(body, { status }),
    });

  test('that PayPal does not know is none; where PayPal fails, it is an error', async () => {
    expect(await answering(404, {}).readDispute('PP-D-1')).toBeNull();
    expect(await answering(200, ofPaypal).readDispute('PP-D-1')).toMatchObject({ ref: 'PP-D-1' });
    await expect(answering(503, {}).readDispute('PP-D-1')).rejects.toThrow('PayPal dispute: 503');
  });

  test('keeps a refund from going, and says so apart from all else that does', async () => {
    const refund = { refundNo: 'R1', ref: '5O1', chargeRef: '3C6', amountCents: 100, tryNo: 1 };
    const refused = (issue: string) => answering(422, { details: [{ issue }] }).refund(refund);
    await expect(refused('CAPTURE_DISPUTED_PARTIAL_REFUND_NOT_ALLOWED')).rejects.toThrow(DisputedRefundError);
    await expect(refused('CAPTURE_FULLY_REFUNDED')).rejects.not.toThrow(DisputedRefundError);
  });
});
