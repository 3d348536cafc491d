import type { WalletAddress } from '@souk/contract';
import { ownerOf } from '../cart/owner';
import { preOrderGone } from '../checkout/pre-order-gone';
import { findPreOrder } from '../checkout/pre-order.repository';
import { createPreOrderService } from '../checkout/pre-order.service';
import type { Deps } from '../deps';
import { ReplyError } from '../errors';
import type { Ctx, Input } from '../http/handlers';
import { mustBeOffered } from './offered-methods';
import { paymentWords } from './payment-words';

/**
 * PayPal above the form: the payer's yes and address come before the order, which is then made as any other. Nothing is
 * taken before it stands. Source: docs/expectations, K2.
 */
export function createExpressService(deps: Deps) {
  const preOrders = createPreOrderService(deps);
  const mustPaypal = (ctx: Ctx) => {
    const { paypal } = deps.payments;
    if (!paypal) throw new ReplyError('PAYMENT_METHOD_NOT_OFFERED', paymentWords(ctx.locale, 'closedWay'));
    return paypal;
  };
  const orAway = (ctx: Ctx) => (error: unknown) => {
    ctx.log.error({ err: error }, 'paypal failed');
    throw new ReplyError('PAYMENT_PROVIDER_AWAY', paymentWords(ctx.locale, 'away'));
  };

  return {
    /**
     * Opens the payment at the price that the server finds.
     * @throws {ReplyError} 404 for a pre-order that is not theirs; 409 when the page showed another price; 400, 503.
     */
    async open({ payFee, ...input }: Input<'paypalExpress'>['body'], ctx: Ctx) {
      const paypal = mustPaypal(ctx);
      await mustBeOffered(deps, 'paypal', ctx);
      const priced = await preOrders.price(input, ctx);
      const isOther = payFee !== undefined && payFee !== priced.payFee;
      if (isOther || priced.rejectedCoupons.length > 0) {
        const data = { payFee: priced.payFee };
        throw new ReplyError('PRICE_CHANGED', paymentWords(ctx.locale, 'priceChanged'), data);
      }
      if (priced.payFee === 0) throw new ReplyError('PAYMENT_METHOD_NOT_OFFERED', paymentWords(ctx.locale, 'noMethod'));
      const amountCents = Math.round(priced.payFee * 100);
      const opened = paypal.openExpress({
        preOrderNo: input.preOrderNo,
        amountCents,
        storeName: await deps.stores.nameOf(ctx.storeId),
      });
      return { paypalOrderId: await opened.catch(orAway(ctx)) };
    },

    /** Who agreed, for whoever the pre-order belongs to. @throws {ReplyError} 404, also before the payer agreed; 503 */
    async payer({ preOrderNo, token }: Input<'paypalPayer'>['body'], ctx: Ctx): Promise<WalletAddress> {
      const paypal = mustPaypal(ctx);
      const owner = ownerOf(ctx);
      if (!owner || !(await findPreOrder(preOrderNo, owner))) throw preOrderGone(ctx.locale);
      const order = await paypal.readExpress(token).catch(orAway(ctx));
      if (order?.preOrderNo !== preOrderNo || !order.isAgreed) throw new ReplyError('PAYMENT_NOT_FOUND');
      return order.wallet;
    },
  };
}
