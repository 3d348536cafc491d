import type { Payment, PayResult, PayState } from '@souk/contract';
import { paymentResultPath } from '@souk/domain';
import type { Deps } from '../deps';
import { ReplyError } from '../errors';
import type { Ctx, Input } from '../http/handlers';
import { usdOf } from '../money';
import { accessiblePurchase, type PurchaseHead, purchaseHead } from '../orders/access';
import type { Locale } from '../locale';
import { createAsking } from './asking';
import { closeJob } from './close-job';
import { declineText } from './decline-words';
import { returnOrigin } from './host-name';
import { mustBeOffered } from './offered-methods';
import { paymentWords } from './payment-words';
import {
  lastPaymentColumn,
  noteOpened,
  noteTriedAgain,
  paymentByRef,
  preOrderNoOf,
  type PaymentRow,
  type ResultColumns,
  resultColumns,
  setStatus,
} from './payments.repository';
import type { ProviderName } from '../payment-providers/port';

const mustBePayable = (purchase: PurchaseHead, ctx: Ctx, now: Date) => {
  if (purchase.state === 'paid') throw new ReplyError('ORDER_PAID', paymentWords(ctx.locale, 'alreadyPaid'));
  const isExpired = purchase.cancel_reason === 'expired' || purchase.expires_at <= now;
  if (isExpired) throw new ReplyError('ORDER_EXPIRED', paymentWords(ctx.locale, 'expired'));
  if (purchase.state === 'cancelled') throw new ReplyError('ORDER_CANCELLED', paymentWords(ctx.locale, 'cancelled'));
};

type PurchaseResult = PurchaseHead & ResultColumns;

/** Where a payment stands in one word, from what the server knows. */
const stateOf = (purchase: PurchaseHead, newest: ResultColumns['newest'], isKnown: boolean): PayState => {
  if (purchase.state === 'paid') return 'PAID';
  if (purchase.state === 'cancelled') return purchase.cancel_reason === 'expired' ? 'EXPIRED' : 'CANCELLED';
  if (!isKnown) return 'UNKNOWN';
  if (newest?.status === 'processing') return 'PENDING';
  return newest?.status === 'failed' && newest.fail_reason !== 'cancelled' ? 'FAILED' : 'UNPAID';
};

/** Why the last try paid nothing; null of a purchase that does not wait for its money. */
const failReasonOf = (state: PayResult['state'], newest: PurchaseResult['newest'], locale: Locale) =>
  (state === 'FAILED' || state === 'UNPAID') && newest?.status === 'failed'
    ? declineText(locale, newest.fail_reason ?? '')
    : null;

/** Paying a purchase: one live try for each provider, whoever asks and how often. Source: spec 4 "Payment by type". */
export function createPayService(deps: Deps) {
  const { clock, config, jobs, payments, stores } = deps;
  const asking = createAsking(deps);

  /** It ended while a provider opened a payment for it: nobody is sent to pay, and what is open there is closed. */
  const endedMeanwhile = async (orderNo: string, locale: Locale): Promise<never> => {
    await jobs.send(closeJob, { orderNo });
    throw new ReplyError('ORDER_CANCELLED', paymentWords(locale, 'cancelled'));
  };

  /** The try that is open, or a new one that the provider has opened. */
  const open = async (
    purchase: PurchaseHead & { last: PaymentRow | null },
    { provider, origin, locale }: { provider: ProviderName; origin: string; locale: Locale },
  ) => {
    const { last, order_no: purchaseNo, pay_cents: amountCents } = purchase;
    const isOtherWay = purchase.pay_type !== provider;
    if (last?.ref && last.status !== 'cancelled') {
      if (last.status !== 'open' || isOtherWay) await noteTriedAgain(last, isOtherWay);
      return { ref: last.ref, clientSecret: last.client_secret, redirect: last.redirect };
    }
    // a try without an answer is the same try again: the provider knows it by its number
    const attempt = last?.ref === null ? last.attempt : (last?.attempt ?? 0) + 1;
    const back = origin + paymentResultPath(purchaseNo);
    const storeName = await stores.nameOf(purchase.store_id);
    const opened = await payments
      .provider(provider)
      .open({ orderNo: purchaseNo, attempt, amountCents, storeName, returnUrl: back, cancelUrl: `${back}&cancel=1` });
    const noted = { purchaseNo, provider, attempt, amountCents, opened, isOtherWay, now: clock.now() };
    if (!(await noteOpened(noted))) return endedMeanwhile(purchaseNo, locale);
    return opened;
  };

  /**
   * A payment that the shopper agreed to before the order stood becomes its try: when it is of the purchase's own
   * pre-order and of exactly its price. Source: docs/expectations, K2.
   */
  const adopt = async (purchase: PurchaseHead & { last: PaymentRow | null }, token: string) => {
    const { last, order_no: purchaseNo, pay_cents: amountCents } = purchase;
    const opened = { ref: token, clientSecret: null, redirect: null };
    if (last?.ref === token) return opened;
    const agreed = await payments.paypal?.readExpress(token);
    const isOfThis = agreed?.preOrderNo === (await preOrderNoOf(purchaseNo)) && agreed?.amountCents === amountCents;
    if (!isOfThis) throw new ReplyError('PAYMENT_NOT_FOUND');
    await noteOpened({
      purchaseNo,
      provider: 'paypal',
      attempt: (last?.attempt ?? 0) + 1,
      amountCents,
      opened,
      isOtherWay: purchase.pay_type !== 'paypal',
      now: clock.now(),
    });
    return opened;
  };

  const result = (purchase: PurchaseResult, ctx: Ctx, isKnown = true): PayResult => {
    const { newest } = purchase;
    const state = stateOf(purchase, newest, isKnown);
    return {
      orderNo: purchase.order_no,
      state,
      payPrice: usdOf(purchase.pay_cents),
      payType: purchase.pay_type ?? newest?.provider ?? null,
      failReason: failReasonOf(state, newest, ctx.locale),
      ...(purchase.returned_cents > 0 ? { returnedPrice: usdOf(purchase.returned_cents) } : {}),
      payDeadline: purchase.state === 'unpaid' ? purchase.expires_at.toISOString() : null,
      orders: purchase.orders,
    };
  };

  const afterPaypal = async (payment: PaymentRow) => {
    const purchase = await purchaseHead(payment.purchase_no);
    return { status: purchase?.state === 'paid', payPrice: usdOf(payment.amount_cents), orderNo: payment.purchase_no };
  };

  const ownPaypal = async (token: string, ctx: Ctx): Promise<PaymentRow> => {
    const payment = await paymentByRef('paypal', token);
    if (!payment) throw new ReplyError('PAYMENT_NOT_FOUND');
    await accessiblePurchase(payment.purchase_no, ctx);
    return payment;
  };

  return {
    /**
     * Starts a payment, or gives the one that is open. A declined card leaves the purchase payable.
     * @throws {ReplyError} 409 paid, cancelled or expired; 400 for a way that is not open or a host that is not the store's;
     *   503 when the provider does not answer.
     */
    async pay(input: Input<'payPayment'>['body'], ctx: Ctx): Promise<Payment> {
      const { payType, token } = input;
      const asked = payType === 'free' ? 'stripe' : payType;
      const purchase = await accessiblePurchase(input.orderNo, ctx, lastPaymentColumn(asked));
      const answer = {
        payType,
        orderNo: purchase.order_no,
        redirect: null,
        stripeClientSecret: null,
        paypalOrderId: null,
      };
      if (purchase.state === 'paid' && purchase.pay_cents === 0) return { ...answer, status: true, payType: 'free' };
      mustBePayable(purchase, ctx, clock.now());
      if (payType === 'free') throw new ReplyError('PAYMENT_METHOD_NOT_OFFERED', paymentWords(ctx.locale, 'noMethod'));
      // whoever agreed at PayPal before the way was closed has begun
      const hasBegun = token && payType === 'paypal' && payments.paypal;
      if (!hasBegun) await mustBeOffered(deps, payType, { storeId: purchase.store_id, locale: ctx.locale });
      const origin = await returnOrigin(input.hostName, ctx, config.publicOrigin);
      const begin = () =>
        token && payType === 'paypal'
          ? adopt(purchase, token)
          : open(purchase, { provider: payType, origin, locale: ctx.locale });
      const opened = await begin().catch((error: unknown) => {
        if (error instanceof ReplyError) throw error;
        ctx.log.error({ err: error }, 'payment provider failed');
        throw new ReplyError('PAYMENT_PROVIDER_AWAY', paymentWords(ctx.locale, 'away'));
      });
      return {
        ...answer,
        status: false,
        redirect: opened.redirect,
        stripeClientSecret: opened.clientSecret,
        paypalOrderId: payType === 'paypal' ? opened.ref : null,
      };
    },

    /** What the server knows; it asks the provider when no event came. @throws {ReplyError} 404 */
    async result(orderNo: string, ctx: Ctx): Promise<PayResult> {
      const found = await accessiblePurchase(orderNo, ctx, resultColumns);
      // of a paid purchase its tries tell nothing more
      if (found.state === 'paid' || !found.newest) return result(found, ctx);
      const isKnown = await asking.askOpen(found.order_no);
      return result(await accessiblePurchase(orderNo, ctx, resultColumns), ctx, isKnown);
    },

    /** Back from PayPal: the money is taken if PayPal says that the payer agreed. @throws {ReplyError} 404, 503 */
    async paypalSuccess({ token }: { token: string }, ctx: Ctx) {
      const payment = await ownPaypal(token, ctx);
      await asking.ask(payment).catch((error: unknown) => {
        ctx.log.error({ err: error }, 'paypal failed');
        throw new ReplyError('PAYMENT_PROVIDER_AWAY', paymentWords(ctx.locale, 'away'));
      });
      return afterPaypal(payment);
    },

    /** Turned back at PayPal: the purchase stays payable. @throws {ReplyError} 404 */
    async paypalCancel({ token }: { token: string }, ctx: Ctx) {
      const payment = await ownPaypal(token, ctx);
      await setStatus(payment.id, 'failed', 'cancelled');
      return afterPaypal(payment);
    },
  };
}
