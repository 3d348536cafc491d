import type { FastifyInstance, FastifyRequest } from 'fastify';
import { tx } from '../database/tx';
import type { Deps } from '../deps';
import { ReplyError } from '../errors';
import { createForgedWebhookLimit } from '../http/forged-webhook-limit';
import { ok } from '../reply';
import { type Asking, createAsking } from './asking';
import { noteEvent, paymentWithPurchase } from './payments.repository';
import type { ProviderEvent, ProviderName } from '../payment-providers/port';
import { applyPaidAtOnce, applyState } from './settle-payment';
import { isDisputeEvent, takeDisputeEvent } from './dispute-events';

const bodyLimitBytes = 512 * 1024;

const bytesOf = ({ body }: FastifyRequest) => (Buffer.isBuffer(body) ? body : Buffer.alloc(0));

/**
 * Takes one proved event. It only says where to look: what is applied is what the provider answers now, so events in any
 * order, twice or late all end in the same place. The event's number is stored in the transaction of its effect.
 */
const take = async (deps: Deps, asking: Asking, name: ProviderName, event: ProviderEvent) => {
  if (isDisputeEvent(event)) return takeDisputeEvent(deps, name, event);
  const payment = event.ref ? await paymentWithPurchase(name, event.ref) : undefined;
  const state = payment && (await asking.stateAt(payment));
  if (payment && state && (await applyPaidAtOnce(deps, { payment, state, event }))) return;
  await tx(async () => {
    if (!(await noteEvent(name, event, deps.clock.now()))) return;
    if (payment && state) await applyState(deps, payment, state);
  });
};

/** The addresses that Stripe and PayPal post to. The signature is made over the exact bytes, so the body stays raw. */
export async function webhooksPlugin(app: FastifyInstance, deps: Deps) {
  const asking = createAsking(deps);
  const forged = createForgedWebhookLimit(deps.config, deps.counters);
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: bodyLimitBytes }, (_request, body, done) =>
      done(null, body),
    );

    scope.post('/api/public/payment/callback/stripe', async (request) => {
      const signature = String(request.headers['stripe-signature'] ?? '');
      const event = await deps.payments.stripe?.readEvent(bytesOf(request), signature);
      if (!event) throw new ReplyError('SIGNATURE_INVALID', 'The signature does not hold');
      await take(deps, asking, 'stripe', event);
      return ok(true);
    });

    scope.post('/api/public/payment/callback/paypal', async (request) => {
      // Each that looks like PayPal's costs a call to PayPal.
      forged.check(request);
      const event = await deps.payments.paypal?.readEvent(bytesOf(request), request.headers, deps.clock.now());
      if (!event) {
        forged.refused(request);
        throw new ReplyError('SIGNATURE_INVALID', 'The signature does not hold');
      }
      await take(deps, asking, 'paypal', event);
      return ok(true);
    });
  });
}
