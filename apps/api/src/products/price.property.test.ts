import type { CartGroup, PreOrder, ProductCard, ProductDetail } from '@souk/contract';
import { detailPrice, displayPrice, toCents } from '@souk/domain';
import fc from 'fast-check';
import { sql } from 'kysely';
import { row, rows, run } from '../database/tx';
import { createShop, newUuid, type Shop } from '../testing/shop';
import { createTestApp, type TestApp } from '../testing/test-app';
import { productCentsNow } from './buyable';

const slug = 'linen-shirt';
let app: TestApp;
let shop: Shop;
let productId: number;
let variantIds: number[];

beforeAll(async () => {
  app = await createTestApp();
  shop = createShop(app);
  const found = await rows(sql<{ id: number; product_id: number }>`
    select v.id, v.product_id from variant v join product p on p.id = v.product_id where p.slug = ${slug} order by v.id`);
  productId = found[0]?.product_id ?? 0;
  variantIds = found.map(({ id }) => id);
  await run(sql`update variant set stock = 1000 where product_id = ${productId}`);
});
afterAll(() => app?.close());

const cents = fc.integer({ min: 100, max: 50_000 });
const anyProduct = fc.record({
  variants: fc.array(fc.record({ cents, compared: fc.option(cents, { nil: null }) }), { minLength: 2, maxLength: 8 }),
  discount: fc.integer({ min: 0, max: 90 }),
  endsInMinutes: fc.option(fc.integer({ min: -600, max: 600 }), { nil: null }),
});
type AnyProduct = typeof anyProduct extends fc.Arbitrary<infer P> ? P : never;

const store = async ({ variants, discount, endsInMinutes }: AnyProduct) => {
  const ends = endsInMinutes === null ? null : new Date(app.deps.clock.now().getTime() + endsInMinutes * 60_000);
  await run(sql`update product set discount = ${discount}, discount_expiry = ${ends} where id = ${productId}`);
  for (const [at, id] of variantIds.entries()) {
    const one = variants[at % variants.length];
    await run(
      sql`update variant set price_cents = ${one?.cents}, compared_cents = ${one?.compared ?? null} where id = ${id}`,
    );
  }
};

/** What every place of the shop says of one variant, in cents. */
const askEverywhere = async (variantId: number, detail: ProductDetail) => {
  const now = app.deps.clock.now();
  const variant = Object.values(detail.productValue).find(({ id }) => id === variantId) ?? null;
  const shopper = { uuid: newUuid() };
  const asked = { headers: { 'x-cart-uuid': shopper.uuid } };
  await app.call('cartSave', { ...asked, body: [{ productId, cartNum: 1, productAttrUnique: variantId }] });
  const groups = (await app.call<CartGroup[]>('cartList', asked)).data;
  const line = groups[0]?.cartInfoList[0];
  if (!line) throw new Error('The line is in the cart');
  const { proTotalFee } = (await app.call<{ proTotalFee: number }>('orderEstimate', asked)).data;
  const preOrderNo = await shop.preOrder(shopper, [{ variantId, num: 1 }]);
  const confirm = (await app.call<PreOrder>('orderPreLoad', { ...asked, params: { preOrderNo } })).data;
  const made = (await shop.create(shopper, preOrderNo)).data as { orderNo: string };
  const bought = await row(sql<{ cents: number }>`
    select i.unit_cents as cents from order_item i join merchant_order o on o.order_no = i.order_no
    where o.purchase_no = ${made.orderNo}`);
  const page = detailPrice(detail, variant, now);
  return {
    page: toCents(page.shown),
    struckOut: page.struckOut,
    cart: toCents(line.variantPrice),
    lineShown: toCents(displayPrice(line, now).shown),
    lineStruckOut: displayPrice(line, now).struckOut,
    estimate: toCents(proTotalFee),
    checkout: toCents(confirm.orderList[0]?.orderInfoList[0]?.price ?? 0),
    order: bought?.cents,
  };
};

test('[CARD-03] [CARD-04] card, page, cart, checkout and order name one price for any product', async () => {
  await fc.assert(
    fc.asyncProperty(anyProduct, fc.nat(7), async (product, at) => {
      await store(product);
      const detail = (await app.call<ProductDetail>('productDetail', { params: { uniqueKey: '-', slug } })).data;
      const cheapest = await row(sql<{ id: number }>`
        select id from variant where product_id = ${productId} and on_sale order by price_cents, id limit 1`);
      const lead = await askEverywhere(cheapest?.id ?? 0, detail);
      const { list } = (await app.call<{ list: ProductCard[] }>('productsByIds', { query: { ids: productId } })).data;
      const card = list[0] ? displayPrice(list[0], app.deps.clock.now()) : null;
      const unchosen = detailPrice(detail, null, app.deps.clock.now());
      const inSql = await row(sql<{ cents: number }>`
        select ${productCentsNow(app.deps.clock.now())} as cents from product p where p.id = ${productId}`);
      expect(inSql?.cents).toBe(lead.page);
      expect(card).toEqual(unchosen);
      expect(toCents(card?.shown ?? 0)).toBe(lead.page);
      expect(card?.struckOut).toBe(lead.struckOut);
      for (const said of [lead, await askEverywhere(variantIds[at % variantIds.length] ?? 0, detail)]) {
        const { page, struckOut } = said;
        expect(said).toEqual({
          page,
          struckOut,
          cart: page,
          lineShown: page,
          lineStruckOut: struckOut,
          estimate: page,
          checkout: page,
          order: page,
        });
      }
    }),
    { numRuns: 15 },
  );
});
