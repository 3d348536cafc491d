import Stripe from 'stripe';
import type { Clock } from '../../clock';
import type { Postman } from '../parts/deliver';

/** Where the store takes Stripe's events. */
export const stripeCallback = '/api/public/payment/callback/stripe';

const stripe = new Stripe('sk_test_sandbox');

/** Signs a body as Stripe does. */
export const signAsStripe = (secret: string) => (payload: string) => ({
  'stripe-signature': stripe.webhooks.generateTestHeaderString({ payload, secret }),
});

/** Events about payments and refunds, as the store gets them. `prepare` as in the postman. */
export const tellStore = (postman: Postman, clock: Clock) => {
  const eventOf = (type: string, object: object) => ({
    id: postman.newEventId('evt_'),
    object: 'event',
    api_version: Stripe.API_VERSION,
    created: Math.floor(clock.now().getTime() / 1000),
    type,
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    data: { object },
  });
  return { prepare: (type: string, object: object) => postman.prepare(stripeCallback, eventOf(type, object)) };
};

export type TellStore = ReturnType<typeof tellStore>;
