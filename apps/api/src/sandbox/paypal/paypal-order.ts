import { z } from 'zod';
import { changeObject, findObject, insertObject, newId, sumObjects } from '../parts/objects';
import { paypalError } from '../parts/provider-error';
import type { Payer } from './payer';

interface Amount {
  currency_code: string;
  value: string;
}

export interface Capture {
  id: string;
  status: 'COMPLETED';
  amount: Amount;
  custom_id?: string;
}

/** An order as PayPal shapes it, as far as the store reads it. */
export interface PaypalOrder {
  id: string;
  intent: string;
  status: 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED' | 'VOIDED';
  purchase_units: {
    amount: Amount;
    custom_id?: string;
    description?: string;
    payments?: { captures: Capture[] };
    shipping?: Payer['shipping'];
  }[];
  payment_source?: { paypal: Payer['source'] };
  /** Whom the payer pays. */
  brandName: string;
  returnUrl: string;
  cancelUrl: string;
  /** The shop has no address yet: the payer chooses one of theirs. */
  asksAddress?: boolean;
}

const amount = z.object({ currency_code: z.string().length(3), value: z.string().regex(/^\d{1,9}\.\d{2}$/) });

const createFields = z.object({
  intent: z.literal('CAPTURE'),
  purchase_units: z
    .array(z.object({ amount, custom_id: z.string().max(127).optional(), description: z.string().max(127).optional() }))
    .length(1),
  payment_source: z
    .object({
      paypal: z.object({
        experience_context: z
          .object({
            brand_name: z.string().max(127),
            return_url: z.string(),
            cancel_url: z.string(),
            shipping_preference: z.string(),
          })
          .partial()
          .optional(),
      }),
    })
    .optional(),
});

const refundFields = z.object({ amount: amount.optional() }).optional();

const read = <T>(schema: z.ZodType<T>, body: unknown): T => {
  const result = schema.safeParse(body ?? undefined);
  if (!result.success) throw paypalError(400, 'INVALID_REQUEST', result.error.issues[0]?.path.join('.') ?? '');
  return result.data;
};

const paypalId = () => newId('', 17).toUpperCase();

/** Opens an order that waits for the payer. */
export async function createOrder(body: unknown): Promise<PaypalOrder> {
  const fields = read(createFields, body);
  const context = fields.payment_source?.paypal.experience_context;
  const order: PaypalOrder = {
    id: paypalId(),
    intent: fields.intent,
    status: 'PAYER_ACTION_REQUIRED',
    purchase_units: fields.purchase_units as PaypalOrder['purchase_units'],
    brandName: context?.brand_name ?? '',
    returnUrl: context?.return_url ?? '',
    cancelUrl: context?.cancel_url ?? '',
    asksAddress: context?.shipping_preference === 'GET_FROM_FILE',
  };
  await insertObject('paypal-order', order.id, order);
  return order;
}

/** @throws PayPal's 404 when there is none. */
export async function orderById(id: string): Promise<PaypalOrder> {
  const order = await findObject<PaypalOrder>('paypal-order', id);
  if (!order) throw paypalError(404, 'RESOURCE_NOT_FOUND');
  return order;
}

/** The payer agrees, and says where it goes if they were asked. Nothing happens to an order that is past that. */
export const approveOrder = (id: string, payer?: Payer) =>
  changeObject<PaypalOrder>({ kind: 'paypal-order', id }, ({ status, purchase_units, asksAddress }) => {
    if (status !== 'PAYER_ACTION_REQUIRED') return null;
    if (!asksAddress || !payer) return { status: 'APPROVED' };
    const { shipping, source } = payer;
    const units = purchase_units.map((unit) => ({ ...unit, shipping }));
    return { status: 'APPROVED', purchase_units: units, payment_source: { paypal: source } };
  });

/** Takes the money of an approved order. @throws PayPal's 422 when it is not approved or was captured before. */
export async function captureOrder(id: string): Promise<PaypalOrder> {
  await orderById(id);
  const result = await changeObject<PaypalOrder>({ kind: 'paypal-order', id }, ({ status, purchase_units }) => {
    if (status !== 'APPROVED') return null;
    const units = purchase_units.map((unit) => ({
      ...unit,
      payments: {
        captures: [
          { id: paypalId(), status: 'COMPLETED' as const, amount: unit.amount, custom_id: unit.custom_id ?? '' },
        ],
      },
    }));
    return { status: 'COMPLETED', purchase_units: units };
  });
  if (!result?.isChanged) {
    const issue = result?.data.status === 'COMPLETED' ? 'ORDER_ALREADY_CAPTURED' : 'ORDER_NOT_APPROVED';
    throw paypalError(422, 'UNPROCESSABLE_ENTITY', issue);
  }
  for (const { payments } of result.data.purchase_units) {
    for (const capture of payments?.captures ?? []) await insertObject('paypal-refund', `of-${capture.id}`, capture);
  }
  return result.data;
}

/** @throws PayPal's 404 when there is none. */
export async function captureById(id: string): Promise<Capture> {
  const capture = await findObject<Capture>('paypal-refund', `of-${id}`);
  if (!capture) throw paypalError(404, 'RESOURCE_NOT_FOUND');
  return capture;
}

const cents = (value: string) => Math.round(Number(value) * 100);

/**
 * Gives back all or part of a capture.
 * @param ifPart is asked first where it is not all that is left
 * @throws PayPal's 422 when that is more than is left.
 */
export async function refundCapture(captureId: string, body: unknown, ifPart: (captureId: string) => Promise<void>) {
  const wanted = read(refundFields, body)?.amount;
  const capture = await captureById(captureId);
  const before = await sumObjects('paypal-refund', 'capture_id', captureId);
  const paid = cents(capture.amount.value);
  const back = wanted ? cents(wanted.value) : paid - before;
  if (before + back > paid) throw paypalError(422, 'UNPROCESSABLE_ENTITY', 'REFUND_AMOUNT_EXCEEDED');
  if (before + back < paid) await ifPart(captureId);
  const refund = { id: paypalId(), status: 'COMPLETED', capture_id: captureId, amount: back };
  await insertObject('paypal-refund', refund.id, refund);
  return { id: refund.id, status: refund.status };
}
