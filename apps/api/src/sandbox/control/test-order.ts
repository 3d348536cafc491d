import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import { row } from '../../database/tx';
import { notFound } from '../../errors';

const wanted = z
  .object({
    merchantId: z.coerce.number().int().positive().optional(),
    /** The desk whose page sent a form: it is led to the order. */
    desk: z
      .string()
      .regex(/^\/(admin|sell\/\d+)$/)
      .optional(),
  })
  .prefault({});

const address = {
  firstName: 'Test',
  lastName: 'Shopper',
  email: 'test@souk.test',
  country: 'GB',
  detail: '12 St James Square',
  city: 'London',
  postCode: 'SW1Y 4JH',
  countryCode: '+44',
  phone: '2071234567',
};

/** A variant that can be bought now: of a merchant, or of anybody. */
const buyable = (merchantId: number | null) =>
  row(sql<{ id: number; product_id: number }>`
    select v.id, v.product_id from variant v join product p on p.id = v.product_id join merchant m on m.id = p.merchant_id
    where v.on_sale and v.stock > 1 and p.on_shelf and p.listed and m.is_open and m.closed_until is null
      and (${merchantId}::bigint is null or m.id = ${merchantId}) order by v.stock desc, v.id limit 1`);

/** Buys and pays as a guest does, by the calls of the shop's own pages. @returns the number of the merchant's order */
const buy = async (app: FastifyInstance, variant: { id: number; product_id: number }): Promise<string> => {
  const uuid = randomBytes(16).toString('hex');
  const post = async (url: string, payload: object, headers = {}): Promise<Record<string, string>> => {
    const answer = await app.inject({ method: 'POST', url, payload, headers: { 'x-cart-uuid': uuid, ...headers } });
    if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}: ${answer.body}`);
    const envelope = answer.json<{ data?: Record<string, string> }>();
    return envelope.data ?? {};
  };
  const line = { productId: variant.product_id, attrValueId: variant.id, productNum: 1 };
  const { preOrderNo } = await post('/api/front/order/pre/order', {
    preOrderType: 'buyNow',
    orderDetails: [line],
    uuid,
  });
  const made = await post('/api/front/order/create', {
    preOrderNo,
    address,
    email: address.email,
    payType: 'stripe',
    uuid,
  });
  const payment = { orderNo: made['orderNo'], payType: 'stripe', payChannel: 'pc' };
  const key = { 'x-order-token': made['orderToken'] };
  const { stripeClientSecret: clientSecret } = await post('/api/front/pay/payment', payment, key);
  await post('/sandbox/stripe/confirm', { clientSecret, number: '4242 4242 4242 4242' });
  return `${made['orderNo']}-1`;
};

/** Makes a paid order, so that whoever tries a desk has one to send. Source: docs/back-office.md. */
export function testOrderRoute(app: FastifyInstance, root: FastifyInstance) {
  app.post('/sandbox/order', async ({ body }, reply) => {
    const { merchantId, desk } = wanted.parse(body ?? undefined);
    const variant = await buyable(merchantId ?? null);
    // Whoever pressed the form's button reads at the desk that nothing can be bought, not the api's reply.
    if (!variant && desk) return reply.redirect(`${desk}?testOrder=none`, 303);
    if (!variant) throw notFound();
    const orderNo = await buy(root, variant);
    return desk ? reply.redirect(`${desk}/orders/${orderNo}`, 303) : { orderNo };
  });
}
