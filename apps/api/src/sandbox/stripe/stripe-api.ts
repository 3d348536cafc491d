import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps';
import { once } from '../idempotency';
import { changeObject } from '../objects';
import { stripeError } from '../provider-error';
import { createIntent, createRefund, intentById, intentBySecret, publicIntent, type Intent } from './intent';
import type { TellStore } from './webhook';

type WithId = { Params: { id: string }; Querystring: { client_secret?: string } };

const needKey = async (request: FastifyRequest) => {
  if (/^Bearer sk_test_/.test(request.headers.authorization ?? '')) return;
  throw stripeError(401, {
    type: 'invalid_request_error',
    code: 'api_key_invalid',
    message: 'Invalid API Key provided',
  });
};

/** Stripe's server API, as far as the store calls it. Source: test-contract "Sandbox". */
export function stripeApi(app: FastifyInstance, { clock }: Deps, tell: TellStore) {
  app.post(
    '/v1/payment_intents',
    { preHandler: needKey },
    once(({ body }) => createIntent(body, clock)),
  );

  app.get<WithId>('/v1/payment_intents/:id', async (request) => {
    const secret = request.query.client_secret;
    if (secret) return publicIntent(await intentBySecret(secret));
    await needKey(request);
    return intentById(request.params.id);
  });

  app.post<WithId>('/v1/payment_intents/:id/cancel', { preHandler: needKey }, async ({ params }) => {
    await intentById(params.id);
    const result = await changeObject<Intent>('intent', params.id, ({ status }) =>
      status === 'succeeded' || status === 'canceled' ? null : { status: 'canceled', next_action: null },
    );
    if (!result || result.data.status !== 'canceled') {
      throw stripeError(400, {
        type: 'invalid_request_error',
        code: 'payment_intent_unexpected_state',
        message: 'You cannot cancel this PaymentIntent because it has a status of succeeded.',
      });
    }
    if (result.isChanged) await tell('payment_intent.canceled', result.data);
    return result.data;
  });

  app.post(
    '/v1/refunds',
    { preHandler: needKey },
    once(({ body }) => createRefund(body, clock)),
  );
}
