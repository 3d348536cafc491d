import type { Payment, PayResult, PayState } from '@souk/contract';
import { sql } from 'kysely';
import { rows, run } from '../database/tx';
import type { Deps } from '../deps';
import { notFound, ReplyError } from '../errors';
import type { Ctx, Input } from '../http/handlers';
import { usdOf } from '../money';
import { accessiblePurchase, type PurchaseHead, purchaseHead } from '../orders/access';
import { createAsking } from './asking';
import { declineText } from './decline-words';
import { returnOrigin } from './host-name';
import { paymentWords } from './payment-words';
import {
  insertPayment,
  lastPayment,
  paymentByRef,
  type PaymentRow,
  paymentsOf,
  setOpened,
  setStatus,
} from './payments.repository';
import type { ProviderName } from './port';

const mustBePayable = (purchase: PurchaseHead, ctx: Ctx, now: Date) => {
  if (purchase.state === 'paid') throw new ReplyError(409, paymentWords(ctx.locale, 'alreadyPaid'), { reason: 'PAID' });
  const isExpired = purchase.cancel_reason === 'expired' || purchase.expires_at <= now;
  if (isExpired) throw new ReplyError(409, paymentWords(ctx.locale, 'expired'), { reason: 'EXPIRED' });
  if (purchase.state === 'cancelled')
    throw new ReplyError(409, paymentWords(ctx.locale, 'cancelled'), { reason: 'CANCELLED' });
};

/** Where a payment stands in one word, from what the server knows. */
const stateOf = (purchase: PurchaseHead, newest: PaymentRow | undefined): PayState => {
  if (purchase.state === 'paid') return 'PAID';
  if (purchase.state === 'cancelled') return purchase.cancel_reason === 'expired' ? 'EXPIRED' : 'CANCELLED';
  return newest?.status === 'failed' ? 'FAILED' : 'PENDING';
};

/** Paying a purchase: one live try for each provider, whoever asks and how often. Source: spec 4 "Payment by type". */
export function createPayService(deps: Deps) {
  const { clock, config, payments } = deps;
  const asking = createAsking(deps);

  const fresh = async (purchase: PurchaseHead, provider: ProviderName): Promise<PaymentRow> => {
    const last = await lastPayment(purchase.order_no, provider);
    if (last && last.status !== 'cancelled') return last;
    const attempt = (last?.attempt ?? 0) + 1;
    const noted = await insertPayment({
      purchaseNo: purchase.order_no,
      provider,
      attempt,
      amountCents: purchase.pay_cents,
      now: clock.now(),
    });
    const made = noted ?? (await lastPayment(purchase.order_no, provider));
    if (!made) throw new Error('The payment was not stored');
    return made;
  };

  const open = async (payment: PaymentRow, origin: string): Promise<PaymentRow> => {
    if (payment.ref) return payment;
    const back = `${origin}/order/payment_result?orderNo=${payment.purchase_no}`;
    const opened = await payments.provider(payment.provider).open({
      orderNo: payment.purchase_no,
      attempt: payment.attempt,
      amountCents: payment.amount_cents,
      returnUrl: back,
      cancelUrl: `${back}&cancel=1`,
    });
    await setOpened(payment.id, opened);
    return { ...payment, ref: opened.ref, client_secret: opened.clientSecret, redirect: opened.redirect };
  };

  const result = async (purchase: PurchaseHead, ctx: Ctx): Promise<PayResult> => {
    // Of a paid purchase its tries tell nothing more.
    const [newest] = purchase.state === 'paid' ? [] : await paymentsOf(purchase.order_no);
    const orders = await rows(sql<{ orderNo: string; merName: string }>`
      select o.order_no as "orderNo", m.name as "merName" from merchant_order o join merchant m on m.id = o.merchant_id
      where o.purchase_no = ${purchase.order_no} order by o.order_no`);
    const state = stateOf(purchase, newest);
    return {
      orderNo: purchase.order_no,
      state,
      payPrice: usdOf(purchase.pay_cents),
      payType: purchase.pay_type ?? newest?.provider ?? null,
      failReason: state === 'FAILED' ? declineText(ctx.locale, newest?.fail_reason ?? '') : null,
      payDeadline: purchase.state === 'unpaid' ? purchase.expires_at.toISOString() : null,
      orders,
    };
  };

  const afterPaypal = async (payment: PaymentRow) => {
    const purchase = await purchaseHead(payment.purchase_no);
    return { status: purchase?.state === 'paid', payPrice: usdOf(payment.amount_cents), orderNo: payment.purchase_no };
  };

  const ownPaypal = async (token: string, ctx: Ctx): Promise<PaymentRow> => {
    const payment = await paymentByRef('paypal', token);
    if (!payment) throw notFound();
    await accessiblePurchase(payment.purchase_no, ctx);
    return payment;
  };

  return {
    /**
     * Starts a payment, or gives the one that is open. A declined card leaves the purchase payable.
     * @throws {ReplyError} 409 PAID, CANCELLED or EXPIRED; 400 for a way that is not open or a host that is not the store's;
     *   503 when the provider does not answer.
     */
    async pay(input: Input<'payPayment'>['body'], ctx: Ctx): Promise<Payment> {
      const purchase = await accessiblePurchase(input.orderNo, ctx);
      const answer = {
        payType: input.payType,
        orderNo: purchase.order_no,
        redirect: null,
        stripeClientSecret: null,
        paypalOrderId: null,
      };
      if (purchase.state === 'paid' && purchase.pay_cents === 0) return { ...answer, status: true, payType: 'free' };
      mustBePayable(purchase, ctx, clock.now());
      const { payType } = input;
      if (payType === 'free' || !payments[payType]) throw new ReplyError(400, paymentWords(ctx.locale, 'noMethod'));
      const origin = await returnOrigin(input.hostName, ctx, config.publicOrigin);
      const opened = await open(await fresh(purchase, payType), origin).catch((error: unknown) => {
        ctx.request.log.error({ err: error }, 'payment provider failed');
        throw new ReplyError(503, paymentWords(ctx.locale, 'away'));
      });
      if (opened.status !== 'open') await setStatus(opened.id, 'open', null);
      if (purchase.pay_type !== payType) {
        await run(
          sql`update purchase set pay_type = ${payType} where order_no = ${purchase.order_no} and state = 'unpaid'`,
        );
      }
      return {
        ...answer,
        status: false,
        redirect: opened.redirect,
        stripeClientSecret: opened.client_secret,
        paypalOrderId: payType === 'paypal' ? opened.ref : null,
      };
    },

    /** What the server knows; it asks the provider when no event came. @throws {ReplyError} 404 */
    async result(orderNo: string, ctx: Ctx): Promise<PayResult> {
      const found = await accessiblePurchase(orderNo, ctx);
      if (found.state === 'paid') return result(found, ctx);
      await asking.askOpen(found.order_no);
      return result((await purchaseHead(found.order_no)) ?? found, ctx);
    },

    /** Back from PayPal: the money is taken if PayPal says that the payer agreed. @throws {ReplyError} 404, 503 */
    async paypalSuccess({ token }: { token: string }, ctx: Ctx) {
      const payment = await ownPaypal(token, ctx);
      await asking.ask(payment).catch((error: unknown) => {
        ctx.request.log.error({ err: error }, 'paypal failed');
        throw new ReplyError(503, paymentWords(ctx.locale, 'away'));
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
