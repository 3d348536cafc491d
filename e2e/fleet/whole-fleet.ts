import { expect, test } from '@playwright/test';
import { startObjectStorage } from '@souk/run/object-storage';
import { openFleet, type Env } from '../production/fleet';
import type { Visitor } from '../production/visitor';
import { openHaproxy } from './haproxy';
import { binOf } from './programs';

const password = 'a-long-enough-one';

/** Prints a figure, for docs/operations.md. */
export const figure = (text: string) => {
  test.info().annotations.push({ type: 'figure', description: text });
  console.log(`FIGURE ${test.info().title}: ${text}`);
};

type Storage = Awaited<ReturnType<typeof startObjectStorage>>;
type Parts = Omit<NonNullable<Parameters<typeof openFleet>[0]>, 'pairs' | 'seed' | 'hasWorker' | 'openBefore'> & {
  storage?: Storage;
};

/** Two web pairs behind HAProxy, a worker, PostgreSQL, shared counters and object storage, with goods to sell. */
export const openWholeFleet = async ({ more = {}, ...parts }: Parts = {}) => {
  const storage = parts.storage ?? (await startObjectStorage(binOf('versitygw')));
  const settings: Env = { STORAGE_URL: storage.url, ...more };
  const fleet = await openFleet({
    ...parts,
    pairs: 2,
    seed: 'demo',
    hasWorker: true,
    more: settings,
    openBefore: openHaproxy,
  });
  const goods = await goodsOf(fleet);
  return {
    ...fleet,
    storage,
    goods,
    /** What shoppers do all the time: pages, a call that reads, a call that writes. */
    everything: [
      goods.page,
      '/',
      '/api/front/pay/method',
      { path: '/api/front/order/pre/order', json: () => preOrderOf(goods) },
      '/products/all',
    ],
    preOrder: () => ({ json: preOrderOf(goods) }),
    /** Addresses of the pictures on the home page. */
    async pictures() {
      const { html } = await fleet.visitor('203.0.113.21').open('/');
      return [...new Set([...html.matchAll(/\/img\/[\w~.-]+\?w=\d+/g)].map(([address]) => address))];
    },
    /**
     * Buys one piece and pays it by the provider's signed event. @returns its number and how long the shopper waited
     * @param told who brings that event: another visitor's way may lead to another pair
     */
    async buy(visitor = fleet.visitor('203.0.113.20'), told = visitor) {
      const begun = performance.now();
      const order = await visitor.order(goods.productId, goods.variantId);
      const tookMs = Math.round(performance.now() - begun);
      const { body, headers } = fleet.providers.pay(order.clientSecret);
      const reply = await told.ask('/api/public/payment/callback/stripe', { json: JSON.parse(body), headers });
      return { ...order, tookMs, paidStatus: reply.status };
    },
    /** Makes an account by the code in a mail and signs in. @returns the access token */
    async register(visitor: Visitor, email: string) {
      await visitor.must('/api/front/login/email/captcha', { json: email });
      await expect.poll(() => fleet.mail.codeFor(email), { timeout: 60_000 }).toBeDefined();
      const account = { email, password, captcha: fleet.mail.codeFor(email), storeId: 1 };
      await visitor.must('/api/front/login/register/email', { json: account });
      return visitor.signIn(email, password);
    },
    async close() {
      await fleet.close();
      await storage.stop();
    },
  };
};
export type WholeFleet = Awaited<ReturnType<typeof openWholeFleet>>;

type Goods = { productId: number; variantId: number; page: string };

const preOrderOf = ({ productId, variantId }: Goods) => ({
  preOrderType: 'buyNow',
  orderDetails: [{ productId, attrValueId: variantId, productNum: 1 }],
  uuid: crypto.randomUUID().replaceAll('-', ''),
});

/** Something of which there is plenty, and its page. */
const goodsOf = async (fleet: Awaited<ReturnType<typeof openFleet>>): Promise<Goods> => {
  const [product] = await fleet.query<{ id: string; variant: string; slug: string }>(
    `update variant v set stock = 500 from product p where v.id = (
       select v.id from product p join variant v on v.product_id = p.id
       where p.on_shelf and p.listed and not p.landing_page and v.stock > 9 order by v.stock desc, v.id limit 1)
     and p.id = v.product_id returning p.id, v.id as variant, p.slug`,
  );
  if (!product) throw new Error('the demo store sells nothing');
  return { productId: Number(product.id), variantId: Number(product.variant), page: `/product/${product.slug}` };
};
