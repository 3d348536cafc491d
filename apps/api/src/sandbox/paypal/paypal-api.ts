import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps';
import { once } from '../parts/idempotency';
import { paypalError } from '../parts/provider-error';
import { disputeById, mustNotBeDisputed, wireDispute } from './dispute';
import { captureOrder, createOrder, orderById, refundCapture, type PaypalOrder } from './paypal-order';
import { isSignedByPaypal, type TellPaypal } from './webhook';

type WithId = { Params: { id: string } };

const needToken = async (request: FastifyRequest) => {
  if (/^Bearer A21\./.test(request.headers.authorization ?? '')) return;
  throw paypalError(401, 'AUTHENTICATION_FAILURE');
};

const wire = ({ returnUrl: _return, cancelUrl: _cancel, asksAddress: _asks, ...order }: PaypalOrder) => order;

/** PayPal's server API, as far as the store calls it. Source: test-contract "Sandbox". */
export function paypalApi(
  app: FastifyInstance,
  { config }: Deps,
  given: { secret: () => Promise<string>; tell: TellPaypal },
) {
  const links = (order: PaypalOrder) => [
    { rel: 'self', method: 'GET', href: `${config.publicOrigin}/v2/checkout/orders/${order.id}` },
    { rel: 'payer-action', method: 'GET', href: `${config.publicOrigin}/sandbox/paypal/approve?token=${order.id}` },
  ];
  const guarded = { preHandler: needToken };

  app.post('/v1/oauth2/token', async (request) => {
    if (!/^Basic /.test(request.headers.authorization ?? '')) throw paypalError(401, 'invalid_client');
    return { access_token: 'A21.sandbox', token_type: 'Bearer', expires_in: 32_400 };
  });

  app.post(
    '/v2/checkout/orders',
    guarded,
    once(async ({ body }, reply) => {
      const order = await createOrder(body);
      void reply.status(201);
      return { id: order.id, status: order.status, links: links(order) };
    }),
  );

  app.get<WithId>('/v2/checkout/orders/:id', guarded, async ({ params }) => wire(await orderById(params.id)));

  app.post<WithId>('/v2/checkout/orders/:id/capture', guarded, async ({ params }, reply) => {
    const order = await captureOrder(params.id);
    await given.tell('PAYMENT.CAPTURE.COMPLETED', order);
    return reply.status(201).send(wire(order));
  });

  app.post<WithId>('/v2/payments/captures/:id/refund', guarded, (request, reply) =>
    once(async ({ body }) => {
      void reply.status(201);
      return refundCapture(request.params.id, body, mustNotBeDisputed);
    })(request, reply),
  );

  app.get<WithId>('/v1/customer/disputes/:id', guarded, async ({ params }) =>
    wireDispute(await disputeById(params.id)),
  );

  app.post('/v1/notifications/verify-webhook-signature', guarded, async ({ body }) => ({
    verification_status: isSignedByPaypal(await given.secret(), body as Record<string, string>) ? 'SUCCESS' : 'FAILURE',
  }));
}
