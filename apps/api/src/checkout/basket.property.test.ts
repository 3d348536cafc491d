import type {
  CartEstimate,
  CartGroup,
  ComputedPrice,
  MerchantEstimate,
  PreOrder,
  ProductCard,
  ProductDetail,
} from '@souk/contract';
import { cartSubtotalUsd, detailPrice, displayPrice, lineTotalUsd, toCents } from '@souk/domain';
import fc from 'fast-check';
import { sql } from 'kysely';
import { row, rows, run } from '../database/tx';
import { giveCoupons, plentyOfVariants, someCoupons } from '../testing/random-purchase';
import { createShop, type Shop } from '../testing/shop';
import { createTestApp, type TestApp } from '../testing/test-app';

let app: TestApp;
let shop: Shop;
let variants: Awaited<ReturnType<typeof plentyOfVariants>>;
let shoppers = 0;

beforeAll(async () => {
  app = await createTestApp();
  shop = createShop(app);
  variants = await plentyOfVariants({ isListed: true });
});
afterAll(() => app?.close());

const cents = fc.integer({ min: 10, max: 99_999 });
/** A flash sale gives its products a discount and an end: some are over, some run, and some discounts never had an end. */
const anyLine = fc.record({
  at: fc.nat(39),
  num: fc.integer({ min: 1, max: 9 }),
  cents,
  compared: fc.option(cents, { nil: null }),
  discount: fc.integer({ min: 0, max: 90 }),
  endsInMinutes: fc.option(fc.integer({ min: -600, max: 600 }), { nil: null }),
});
const anyBasket = fc.record({
  lines: fc.uniqueArray(anyLine, { selector: ({ at }) => at, minLength: 1, maxLength: 6 }),
  ...someCoupons,
});
type AnyLine = typeof anyLine extends fc.Arbitrary<infer L> ? L : never;

const variantOf = ({ at }: AnyLine) => variants[at % variants.length] ?? { id: 0, merchant_id: 0 };
const now = () => app.deps.clock.now();

/** Gives every variant of the line's product its price, so that a card, which shows the cheapest, shows this one. */
const store = async (line: AnyLine) => {
  const { id } = variantOf(line);
  const ends = line.endsInMinutes === null ? null : new Date(now().getTime() + line.endsInMinutes * 60_000);
  const product = sql`(select product_id from variant where id = ${id})`;
  await run(sql`update product set discount = ${line.discount}, discount_expiry = ${ends} where id = ${product}`);
  await run(
    sql`update variant set price_cents = ${line.cents}, compared_cents = ${line.compared} where product_id = ${product}`,
  );
};

/** What card and page show for a piece, in cents. */
const shownOf = async (variantId: number) => {
  const product = await row(sql<{ id: number; slug: string }>`
    select p.id, p.slug from product p join variant v on v.product_id = p.id where v.id = ${variantId}`);
  const params = { uniqueKey: '-', slug: product?.slug ?? '' };
  const detail = (await app.call<ProductDetail>('productDetail', { params })).data;
  const variant = Object.values(detail.productValue).find(({ id }) => id === variantId) ?? null;
  const cards = await app.call<{ list: ProductCard[] }>('productsByIds', { query: { ids: product?.id ?? 0 } });
  const [card] = cards.data.list;
  if (!card) throw new Error('The product has a card');
  return { page: toCents(detailPrice(detail, variant, now()).shown), card: toCents(displayPrice(card, now()).shown) };
};

/** Puts the lines into a new shopper's cart. @returns who it is, and the lines as the cart shows them */
const fillCart = async (lines: readonly AnyLine[]) => {
  const user = `basket-${++shoppers}`;
  for (const line of lines) {
    const { id } = variantOf(line);
    const found = await row(sql<{ product_id: number }>`select product_id from variant where id = ${id}`);
    const body = [{ productId: found?.product_id, cartNum: line.num, productAttrUnique: id }];
    await app.call('cartSave', { user, body });
  }
  const groups = (await app.call<CartGroup[]>('cartList', { user })).data;
  return { user, inCart: groups.flatMap(({ cartInfoList }) => cartInfoList) };
};

const stored = (orderNo: string) =>
  row(sql<{ goods: number; freight: number; coupons: number; pay: number }>`
    select goods_cents as goods, freight_cents as freight, mer_coupon_cents + plat_coupon_cents as coupons, pay_cents as pay
    from purchase where order_no = ${orderNo}`);

type Fees = { proTotalFee: number; freightFee: number; couponFee?: number; payFee: number };
const inCents = ({ proTotalFee, freightFee, couponFee = 0, payFee }: Fees) => ({
  goods: toCents(proTotalFee),
  freight: toCents(freightFee),
  coupons: toCents(couponFee),
  pay: toCents(payFee),
});

test('[CART-09] [ORDER-02] card, page, cart, checkout and order agree to the cent for any basket with any coupons', async () => {
  await fc.assert(
    fc.asyncProperty(anyBasket, async ({ lines, ...coupons }) => {
      for (const line of lines) await store(line);
      const { user, inCart } = await fillCart(lines);
      expect(inCart).toHaveLength(lines.length);

      // A piece: card, page, the cart's line.
      for (const line of inCart) {
        const price = toCents(line.variantPrice);
        expect(await shownOf(line.attrId ?? 0)).toEqual({ page: price, card: price });
        expect(toCents(displayPrice(line, now()).shown)).toBe(price);
      }

      // The basket: the cart's subtotal, the estimate, the checkout as it opens.
      const estimate = (await app.call<CartEstimate>('orderEstimate', { user })).data;
      expect(toCents(cartSubtotalUsd(inCart))).toBe(toCents(estimate.proTotalFee));
      const body = { preOrderType: 'shoppingCart', orderDetails: inCart.map(({ id }) => ({ shoppingCartId: id })) };
      const preOrderNo = (await app.call<{ preOrderNo: string }>('orderPre', { user, body })).data.preOrderNo;
      const opened = (await app.call<PreOrder>('orderPreLoad', { user, params: { preOrderNo } })).data;
      const { goods, freight } = inCents(estimate);
      expect(inCents(opened)).toEqual({ goods, freight, coupons: 0, pay: goods + freight });
      const perLine = opened.orderList.flatMap(({ orderInfoList }) => orderInfoList);
      const ofCart = new Map(inCart.map((line) => [line.attrId, toCents(lineTotalUsd(line))]));
      expect(new Map(perLine.map((line) => [line.attrValueId, toCents(line.price) * line.payNum]))).toEqual(ofCart);
      const perMerchant = ({
        orderList,
      }: {
        orderList: Pick<MerchantEstimate, 'merId' | 'proTotalFee' | 'freightFee'>[];
      }) => new Map(orderList.map((one) => [one.merId, [toCents(one.proTotalFee), toCents(one.freightFee)]]));
      expect(perMerchant(opened)).toEqual(perMerchant(estimate));

      // With coupons: what the checkout works out is what the purchase stores, in all and for each piece.
      const merId = opened.orderList[0]?.merId ?? 0;
      const choice = await giveCoupons(user, merId, coupons);
      const computed = (await app.call<ComputedPrice>('orderPrice', { user, body: { preOrderNo, ...choice } })).data;
      expect(computed.rejectedCoupons).toEqual([]);
      const sums = inCents(computed);
      expect(sums).toMatchObject({ goods, freight, pay: goods + freight - sums.coupons });
      const made = (await shop.create({ user }, preOrderNo, choice)).data as { orderNo: string };
      expect(await stored(made.orderNo)).toEqual(sums);
      const bought = await rows(sql<{ id: number; cents: number }>`
        select i.variant_id as id, i.unit_cents * i.num as cents from order_item i
        join merchant_order o on o.order_no = i.order_no where o.purchase_no = ${made.orderNo}`);
      expect(new Map(bought.map((line) => [line.id, line.cents]))).toEqual(ofCart);
    }),
    { numRuns: 12 },
  );
});
