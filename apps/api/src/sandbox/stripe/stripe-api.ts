import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps';
import { once, onceMade } from '../parts/idempotency';
import { stripeError } from '../parts/provider-error';
import { findObjects } from '../parts/objects';
import { changeAndTell } from './change-and-tell';
import { disputeById, mustNotBeDisputed } from './dispute';
import { createIntent, createRefund, intentById, intentBySecret, publicIntent } from './intent';
import { remember } from './recent';
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
    onceMade('intent', ({ body }) => remember(createIntent(body, clock))),
  );

  app.get<WithId>('/v1/payment_intents/:id', async (request) => {
    const secret = request.query.client_secret;
    if (secret) return publicIntent(await intentBySecret(secret));
    await needKey(request);
    return intentById(request.params.id);
  });

  app.post<WithId>('/v1/payment_intents/:id/cancel', { preHandler: needKey }, async ({ params }) => {
    const after = await changeAndTell(
      tell,
      await intentById(params.id),
      ({ status }) =>
        ['processing', 'succeeded', 'canceled'].includes(status) ? null : { status: 'canceled', next_action: null },
      () => 'payment_intent.canceled',
    );
    if (after.status !== 'canceled') {
      throw stripeError(400, {
        type: 'invalid_request_error',
        code: 'payment_intent_unexpected_state',
        message: `You cannot cancel this PaymentIntent because it has a status of ${after.status}.`,
      });
    }
    return after;
  });

  app.get<{ Querystring: { payment_intent?: string } }>('/v1/refunds', { preHandler: needKey }, async ({ query }) => ({
    object: 'list',
    url: '/v1/refunds',
    has_more: false,
    data: await findObjects('refund', 'payment_intent', query.payment_intent ?? ''),
  }));

  app.post(
    '/v1/refunds',
    { preHandler: needKey },
    once(async ({ body }) => {
      const { payment_intent: id } = (body ?? {}) as { payment_intent?: unknown };
      if (typeof id === 'string') await mustNotBeDisputed(id);
      return createRefund(body, clock);
    }),
  );

  app.get<WithId>('/v1/disputes/:id', { preHandler: needKey }, ({ params }) => disputeById(params.id));
}
