import { randomBytes } from 'node:crypto';
import { dayMs } from '@souk/domain';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import { row, tx } from '../../database/tx';
import type { Deps } from '../../deps';
import { notFound } from '../../errors';
import { accountByLogin } from '../../identity/local/accounts.repository';

const product = z
  .object({
    name: z.string().min(1).max(100).optional(),
    stock: z.number().int().min(0).max(100_000).default(10),
    priceCents: z.number().int().min(1).max(10_000_000).default(2000),
    merchantId: z.number().int().positive().optional(),
  })
  .prefault({});
const coupon = z.object({
  email: z.email(),
  cents: z.number().int().min(1).max(10_000_000).default(500),
  minCents: z.number().int().min(0).default(0),
  days: z.number().int().min(1).max(365).default(30),
});
const merchant = z.object({ name: z.string().min(1).max(100).optional() }).prefault({});

const mark = () => randomBytes(4).toString('hex');

/** What every product of the seed has and no test asks for: merchant, category and pictures are the mug's. */
const model = 'ceramic-mug';

const insertProduct = async ({ name, stock, priceCents, merchantId }: z.output<typeof product>, now: Date) => {
  const slug = `product-${mark()}`;
  const title = name ?? `Product ${slug.slice(8)}`;
  const made = await row(sql<{ id: number }>`
    insert into product(store_id, unique_key, slug, merchant_id, category_id, category_path, name_en, name_fr, price_cents,
      store_price_cents, on_shelf, in_stock, image, images, attributes, options, created_at)
    select store_id, ${mark().toUpperCase()}, ${slug}, coalesce(${merchantId ?? null}::bigint, merchant_id), category_id,
      category_path, ${title}, ${title}, ${priceCents}, ${priceCents}, true, ${stock > 0}, image, images, '[]'::jsonb, '{}',
      ${now}
    from product where slug = ${model}
    returning id`);
  if (!made) throw notFound();
  const variant = await row(sql<{ id: number }>`
    insert into variant(product_id, sku, unique_key, price_cents, stock)
    values (${made.id}, '', ${mark()}, ${priceCents}, ${stock}) returning id`);
  return { id: made.id, slug, name: title, variantId: variant?.id };
};

const insertCoupon = async ({ email, cents, minCents, days }: z.output<typeof coupon>, now: Date) => {
  const account = await accountByLogin({ email });
  if (!account) throw notFound();
  const name = `Coupon ${mark()}`;
  const made = await row(sql<{ id: number }>`
    insert into coupon(store_id, use_type, type, name, money_cents, min_price_cents, day, receive_end)
    select id, 3, 'general', ${JSON.stringify({ en: name, fr: name })}::jsonb, ${cents}, ${minCents}, ${days}, ${now}
    from store order by id limit 1 returning id`);
  const until = new Date(now.getTime() + days * dayMs);
  const piece = await row(sql<{ id: number }>`
    insert into user_coupon(coupon_id, user_id, start_at, end_at, received_at)
    values (${made?.id}, ${account.id}, ${now}, ${until}, ${now}) returning id`);
  return { id: piece?.id, name };
};

const insertMerchant = async ({ name }: z.output<typeof merchant>, now: Date) => {
  const slug = `merchant-${mark()}`;
  const made = await row(sql<{ id: number; name: string }>`
    insert into merchant(store_id, slug, name, category_id, type_id, avatar, banner, address, country, service_type, service_email,
      created_at)
    select store_id, ${slug}, ${name ?? `Merchant ${slug.slice(9)}`}, category_id, type_id, avatar, banner, address, country,
      service_type, service_email, ${now}
    from merchant order by id limit 1 returning id, name`);
  return { ...made, slug };
};

/**
 * Makes what a test needs and nobody else knows: a product with its stock, a coupon in somebody's account, a merchant.
 * Source: test-contract "Sandbox".
 */
export function dataRoutes(app: FastifyInstance, { clock }: Pick<Deps, 'clock'>) {
  app.post('/sandbox/product', ({ body }) => tx(() => insertProduct(product.parse(body ?? undefined), clock.now())));
  app.post('/sandbox/coupon', ({ body }) => tx(() => insertCoupon(coupon.parse(body), clock.now())));
  app.post('/sandbox/merchant', ({ body }) => tx(() => insertMerchant(merchant.parse(body ?? undefined), clock.now())));
}
