import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { row } from '../database/tx';
import type { TestApp } from './test-app';

/** An address that every rule accepts. */
export const goodAddress = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@souk.test',
  country: 'GB',
  detail: '12 St James Square',
  city: 'London',
  postCode: 'SW1Y 4JH',
  countryCode: '+44',
  phone: '2071234567',
};

/** The same as an order stores it. */
export const storedGoodAddress = { ...goodAddress, detail2: '', province: '' };

/** Whoever shops in a test: signed in by `user`, or a guest by a cart's id. */
export interface Shopper {
  user?: string;
  uuid?: string;
  /** The language of their browser. */
  language?: string;
}

export const newUuid = () => randomBytes(16).toString('hex');

interface Made {
  orderNo: string;
  orderToken: string | null;
  paid: boolean;
}

/** The first variant of a product, or the one with these values. */
export async function variantOf(slug: string, sku: string | null = null) {
  const found = await row(sql<{
    id: number;
    product_id: number;
    stock: number;
    price_cents: number;
    merchant_id: number;
  }>`
    select v.id, v.product_id, v.stock, v.price_cents, p.merchant_id from variant v join product p on p.id = v.product_id
    where p.slug = ${slug} and (${sku}::text is null or v.sku = ${sku}) order by v.id limit 1`);
  if (!found) throw new Error(`No variant of ${slug}`);
  return found;
}

export const setStock = (variantId: number, stock: number) =>
  row(sql`update variant set stock = ${stock} where id = ${variantId}`);

export const stockOf = async (variantId: number) =>
  (await row(sql<{ stock: number }>`select stock from variant where id = ${variantId}`))?.stock ?? 0;

/** The sandbox as a test turns it. */
export const createSandbox = ({ app }: TestApp) => ({
  post: async (path: string, payload?: object): Promise<{ status: number; [field: string]: unknown }> => {
    const answer = await app.inject({ method: 'POST', url: `/sandbox/${path}`, ...(payload ? { payload } : {}) });
    return { status: answer.statusCode, ...answer.json<Record<string, unknown>>() };
  },
  outbox: async (to: string) =>
    (await app.inject({ url: '/sandbox/outbox' }))
      .json<{ to: string; subject: string; text: string; code?: string }[]>()
      .filter((message) => message.to === to),
  /** Sends a card, as the card frame does. */
  async card(clientSecret: string, number = '4242 4242 4242 4242') {
    const returnUrl = 'http://localhost:4200/order/payment_result';
    const response = await app.inject({
      method: 'POST',
      url: '/sandbox/stripe/confirm',
      payload: { clientSecret, number, returnUrl },
    });
    return response.json<{
      paymentIntent?: { status: string; next_action: { redirect_to_url: { url: string } } | null };
      error?: { message: string };
    }>();
  },
});

interface Wanted {
  variantId: number;
  num: number;
}

/** Errands that many tests run, by the same calls that the shop makes. */
export function createShop(app: TestApp) {
  const sandbox = createSandbox(app);
  const who = ({ user, uuid, language }: Shopper) => ({
    ...(user ? { user } : {}),
    headers: { ...(uuid ? { 'x-cart-uuid': uuid } : {}), ...(language ? { 'accept-language': language } : {}) },
  });
  const shop = {
    sandbox,
    /** A pre-order of variants, as buy-now makes one. */
    async preOrder(shopper: Shopper, lines: Wanted[]): Promise<string> {
      const orderDetails = [];
      for (const { variantId, num } of lines) {
        const found = await row(sql<{ product_id: number }>`select product_id from variant where id = ${variantId}`);
        orderDetails.push({ productId: found?.product_id, attrValueId: variantId, productNum: num });
      }
      const answer = await app.call('orderPre', { ...who(shopper), body: { preOrderType: 'buyNow', orderDetails } });
      if (answer.code !== 200) throw new Error(`orderPre: ${answer.code} ${answer.message}`);
      return answer.data.preOrderNo as string;
    },
    create: (shopper: Shopper, preOrderNo: string, more: object = {}) =>
      app.call('orderCreate', {
        ...who(shopper),
        body: { preOrderNo, address: goodAddress, payType: 'stripe', ...more },
      }),
    /** Pre-order and purchase in one go. */
    async buy(shopper: Shopper, lines: Wanted[], more: object = {}): Promise<Made> {
      const answer = await shop.create(shopper, await shop.preOrder(shopper, lines), more);
      if (answer.code !== 200) throw new Error(`orderCreate: ${answer.code} ${answer.message}`);
      return answer.data as Made;
    },
    /** What proves that a purchase may be seen. */
    keyOf: (shopper: Shopper, made: Made) => ({
      ...(shopper.user ? { user: shopper.user } : {}),
      headers: made.orderToken ? { 'x-order-token': made.orderToken } : {},
    }),
    startPayment: (shopper: Shopper, made: Made, more: object = {}) =>
      app.call('payPayment', {
        ...shop.keyOf(shopper, made),
        body: { orderNo: made.orderNo, payType: 'stripe', payChannel: 'pc', ...more },
      }),
    /** Buys and pays by card. */
    async bought(shopper: Shopper, lines: Wanted[], more: object = {}): Promise<Made> {
      const made = await shop.buy(shopper, lines, more);
      const { data } = await shop.startPayment(shopper, made);
      await sandbox.card(data.stripeClientSecret as string);
      return made;
    },
    result: (shopper: Shopper, made: Made) =>
      app.call('payResult', { ...shop.keyOf(shopper, made), params: { orderNo: made.orderNo } }),
  };
  return shop;
}

export type Shop = ReturnType<typeof createShop>;
