import type { Deps } from '../deps';
import { notFound } from '../errors';
import type { SomeHandlers } from '../http/handlers';
import { createExpressService } from './express.service';
import { offeredMethods } from './offered-methods';
import { createPayService } from './pay.service';
import { createToCart } from './to-cart.service';

/** Calls that start a payment, tell its result, cancel it, and put an unpaid order back into the cart. Source: spec 7, ORDER-03 to ORDER-06, ORDER-09. */
export const payRoutes = (deps: Deps) => {
  const pay = createPayService(deps);
  const express = createExpressService(deps);
  const toCart = createToCart(deps);
  return {
    paypalClientId: async () => {
      const { paypal } = deps.payments;
      if (!paypal) throw notFound();
      return paypal.clientId;
    },
    payMethods: async (_input, ctx) => {
      const offered = await offeredMethods(deps, ctx.storeId);
      return { paypalStatus: offered.paypal, stripeStatus: offered.stripe };
    },
    orderToCart: ({ params }, ctx) => toCart(params.orderNo, ctx),
    payPayment: ({ body }, ctx) => pay.pay(body, ctx),
    payResult: ({ params }, ctx) => pay.result(params.orderNo, ctx),
    paypalExpress: ({ body }, ctx) => express.open(body, ctx),
    paypalPayer: ({ body }, ctx) => express.payer(body, ctx),
    paypalSuccess: ({ body }, ctx) => pay.paypalSuccess(body, ctx),
    paypalCancel: ({ body }, ctx) => pay.paypalCancel(body, ctx),
  } satisfies SomeHandlers;
};
