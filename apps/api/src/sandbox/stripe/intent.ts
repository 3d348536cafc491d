import { z } from 'zod';
import type { Clock } from '../../clock';
import { findObject, insertObject, newId, sumObjects } from '../parts/objects';
import { stripeError } from '../parts/provider-error';
import type { Intent } from './intent-shape';
import { ended, lastSeen } from './recent';

const smallestCents = 50;

const createFields = z.object({
  amount: z.coerce.number().int(),
  currency: z.string().length(3),
  metadata: z.record(z.string(), z.string()).default({}),
});
const refundFields = z.object({
  payment_intent: z.string(),
  amount: z.coerce.number().int().min(1).optional(),
  metadata: z.record(z.string(), z.string()).default({}),
});

const read = <T>(schema: z.ZodType<T>, body: unknown): T => {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  const param = result.error.issues[0]?.path.join('.') ?? '';
  throw stripeError(400, { type: 'invalid_request_error', message: `Missing or wrong param: ${param}` });
};

const seconds = (clock: Clock) => Math.floor(clock.now().getTime() / 1000);

/** A new payment, not yet stored. */
export function createIntent(body: unknown, clock: Clock): Intent {
  const { amount, currency, metadata } = read(createFields, body);
  if (amount < smallestCents) {
    throw stripeError(400, {
      type: 'invalid_request_error',
      code: 'amount_too_small',
      message: 'Amount must be at least $0.50 usd',
    });
  }
  const id = newId('pi_');
  return {
    id,
    object: 'payment_intent',
    amount,
    amount_received: 0,
    currency,
    status: 'requires_payment_method',
    client_secret: newId(`${id}_secret_`, 25),
    metadata,
    created: seconds(clock),
    livemode: false,
    latest_charge: null,
    last_payment_error: null,
    next_action: null,
    capture_method: 'automatic',
    payment_method_types: ['card'],
  };
}

const noIntent = stripeError(404, {
  type: 'invalid_request_error',
  code: 'resource_missing',
  message: 'No such payment_intent',
});

/** @throws Stripe's 404 when there is none. */
export async function intentById(id: string): Promise<Intent> {
  const intent = ended(id) ?? (await findObject<Intent>('intent', id));
  if (!intent) throw noIntent;
  return intent;
}

/**
 * The payment that a client secret opens.
 * @param toChange it is asked for a change that fails when the payment stands otherwise by now
 * @throws Stripe's 404 when it opens none.
 */
export async function intentBySecret(secret: string, toChange = false): Promise<Intent> {
  const id = secret.split('_secret_')[0] ?? '';
  const intent = (toChange ? lastSeen(id) : ended(id)) ?? (await findObject<Intent>('intent', id));
  if (intent?.client_secret !== secret) throw noIntent;
  return intent;
}

/** What the page may see of a payment. */
export const publicIntent = ({ metadata: _hidden, ...rest }: Intent) => rest;

/** Gives back all or part of a payment. */
export async function createRefund(body: unknown, clock: Clock) {
  const fields = read(refundFields, body);
  const intent = await intentById(fields.payment_intent);
  const before = await sumObjects('refund', 'payment_intent', intent.id);
  const amount = fields.amount ?? intent.amount_received - before;
  if (intent.status !== 'succeeded' || before + amount > intent.amount_received) {
    throw stripeError(400, {
      type: 'invalid_request_error',
      code: 'charge_already_refunded',
      message: 'Refund amount is greater than unrefunded amount on charge',
    });
  }
  const refund = {
    id: newId('re_'),
    object: 'refund',
    amount,
    currency: intent.currency,
    payment_intent: intent.id,
    charge: intent.latest_charge,
    status: 'succeeded',
    metadata: fields.metadata,
    created: seconds(clock),
  };
  await insertObject('refund', refund.id, refund);
  return refund;
}
