import { createHash, createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../../clock';
import type { Postman } from '../parts/deliver';
import type { PaypalOrder } from './paypal-order';

/** Where the store takes PayPal's events. */
export const paypalCallback = '/api/public/payment/callback/paypal';

const sign = (secret: string, { id, time, body }: { id: string; time: string; body: string }) =>
  createHmac('sha256', secret)
    .update(`${id}|${time}|${createHash('sha256').update(body).digest('hex')}`)
    .digest('base64');

/** Headers as PayPal sends them with an event. */
export const signAsPaypal = (secret: string, clock: Clock) => (body: string) => {
  const id = randomUUID();
  const time = clock.now().toISOString();
  return {
    'paypal-transmission-id': id,
    'paypal-transmission-time': time,
    'paypal-transmission-sig': sign(secret, { id, time, body }),
    'paypal-cert-url': 'https://api.sandbox.paypal.com/v1/notifications/certs/CERT-LOCAL',
    'paypal-auth-algo': 'SHA256withRSA',
  };
};

interface Verification {
  transmission_id?: string;
  transmission_time?: string;
  transmission_sig?: string;
  webhook_event?: unknown;
}

/** PayPal's own check of a signature, which the store asks for. */
export function isSignedByPaypal(secret: string, asked: Verification): boolean {
  const { transmission_id: id = '', transmission_time: time = '', transmission_sig = '', webhook_event } = asked;
  const wanted = Buffer.from(sign(secret, { id, time, body: JSON.stringify(webhook_event) }));
  const found = Buffer.from(transmission_sig);
  return wanted.length === found.length && timingSafeEqual(wanted, found);
}

/** Tells the store what happened to an order. */
export const tellPaypal = (postman: Postman, clock: Clock) => (type: string, order: PaypalOrder) =>
  postman.send(paypalCallback, {
    id: postman.newEventId('WH-'),
    ...{
      event_version: '1.0',
      create_time: clock.now().toISOString(),
      event_type: type,
      resource_type: type.startsWith('PAYMENT.') ? 'capture' : 'checkout-order',
      resource: type.startsWith('PAYMENT.')
        ? {
            ...order.purchase_units[0]?.payments?.captures[0],
            supplementary_data: { related_ids: { order_id: order.id } },
          }
        : { id: order.id, status: order.status, purchase_units: order.purchase_units },
    },
  });

/** Events about disputes. `prepare` as in the postman. */
export const preparePaypalDispute = (postman: Postman, clock: Clock) => (type: string, dispute: object) =>
  postman.prepare(paypalCallback, {
    id: postman.newEventId('WH-'),
    ...{
      event_version: '1.0',
      create_time: clock.now().toISOString(),
      event_type: type,
      resource_type: 'dispute',
      resource: dispute,
    },
  });

export type PreparePaypalDispute = ReturnType<typeof preparePaypalDispute>;
export type TellPaypal = ReturnType<typeof tellPaypal>;
