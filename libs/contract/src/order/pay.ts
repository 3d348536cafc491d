import { z } from 'zod';
import type { SchemaTable } from '../wire/call';
import { payType, priceInput } from './checkout';
import { cartKeys, docNumber, instant } from '../wire/fields';
import { usd } from '../wire/money';
import type { payCalls } from './pay.calls';

/** Starts a payment. `hostName` is the store's own host; the server refuses any other. Source: spec 3 "Payment request". */
export const paymentInput = z.object({
  orderNo: docNumber,
  payType,
  payChannel: z.literal('pc').default('pc'),
  hostName: z.string().max(255).optional(),
  storeName: z.string().max(200).optional(),
  /** PayPal's number of a payment that the shopper agreed to before there was an order: paypalExpress gave it. */
  token: z.string().max(200).optional(),
});
export type PaymentInput = z.input<typeof paymentInput>;

/**
 * A payment that was started.
 * `status` true: nothing more is to pay. stripe: `stripeClientSecret` is set; paypal: `redirect` is the page to go to and
 * `paypalOrderId` what the buttons need. Each is null where it does not apply. Source: spec 4 "Payment by type".
 */
export const payment = z.object({
  status: z.boolean(),
  payType,
  orderNo: z.string(),
  redirect: z.string().nullable(),
  stripeClientSecret: z.string().nullable(),
  paypalOrderId: z.string().nullable(),
});
export type Payment = z.infer<typeof payment>;

/**
 * UNPAID: nobody has paid yet. PENDING: the provider says that it processes the payment. UNKNOWN: the provider does not
 * answer, so money may be on its way. FAILED: the last try was refused; another may follow. Who turned back by themself
 * has not paid: UNPAID, with a `failReason` that says so.
 */
export const payState = z.enum(['UNPAID', 'PENDING', 'UNKNOWN', 'PAID', 'FAILED', 'CANCELLED', 'EXPIRED']);
export type PayState = z.infer<typeof payState>;

/**
 * What the server knows of a payment; `failReason` in words, null without one. `returnedPrice`: what came when the purchase
 * no longer waited for it, and goes back; absent when nothing did.
 */
export const payResult = z.object({
  orderNo: z.string(),
  state: payState,
  payPrice: usd,
  payType: payType.nullable(),
  failReason: z.string().nullable(),
  returnedPrice: usd.optional(),
  payDeadline: instant.nullable(),
  orders: z.array(z.object({ orderNo: z.string(), merName: z.string() })),
});
export type PayResult = z.infer<typeof payResult>;

/** Asks PayPal for an address and a yes. `payFee` is what the page showed; the server prices the pre-order itself. */
export const paypalExpressInput = priceInput.extend({ payFee: usd.optional() });
export type PaypalExpressInput = z.input<typeof paypalExpressInput>;

/** A wallet's owner and address; what the wallet does not tell is empty. */
export const walletAddress = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  country: z.string(),
  detail: z.string(),
  detail2: z.string(),
  city: z.string(),
  province: z.string(),
  postCode: z.string(),
});
export type WalletAddress = z.infer<typeof walletAddress>;

const fromPaypal = z.object({ token: z.string().max(200), payerID: z.string().max(200).optional() });
const afterPaypal = z.object({ status: z.boolean(), payPrice: usd, orderNo: z.string() });

/** Schemas of the calls about paying. */
export const paySchemas = {
  paypalClientId: { data: z.string() },
  payMethods: { data: z.object({ paypalStatus: z.boolean(), stripeStatus: z.boolean() }) },
  paypalExpress: { body: paypalExpressInput, data: z.object({ paypalOrderId: z.string() }) },
  paypalPayer: {
    body: cartKeys.extend({ preOrderNo: docNumber, token: z.string().max(200) }),
    data: walletAddress,
  },
  payPayment: { body: paymentInput, data: payment },
  payResult: { params: z.object({ orderNo: docNumber }), data: payResult },
  paypalSuccess: { body: fromPaypal, data: afterPaypal },
  paypalCancel: { body: fromPaypal, data: afterPaypal },
} satisfies SchemaTable<typeof payCalls>;
