import { calls, type CallName } from '@souk/contract';
import { sql } from 'kysely';
import { row, run } from '../database/tx';
import { filled, fullScans } from '../testing/grown-tables';
import { type Belongings, giveBelongings } from '../testing/isolation/belongings';
import { namingCalls } from '../testing/isolation/naming-calls';
import { type Asked, publicCallArguments } from '../testing/public-calls';
import { type RecordedStatement, statementsDuring } from '../testing/recorded-statements';
import { createShop, newUuid } from '../testing/shop';
import { createTestApp, type TestApp } from '../testing/test-app';

let shop: TestApp;
let anns: Belongings;
let product: { id: number; slug: string; merchantId: number };
let [couponId, variantId] = [0, 0];
const [uuid, guid] = [newUuid(), newUuid()];

beforeAll(async () => {
  shop = await createTestApp();
  anns = await giveBelongings(shop, 'ann');
  product = (await row<typeof product>(sql`
    select p.id, p.slug, p.merchant_id as "merchantId" from product p where p.review_count > 0
      and exists (select 1 from variant v where v.product_id = p.id and v.on_sale and v.stock > 4) order by p.id limit 1`)) ?? {
    id: 0,
    slug: '',
    merchantId: 0,
  };
  const idOf = async (found: Promise<{ id: number } | undefined>) => (await found)?.id ?? 0;
  couponId = await idOf(row(sql`select id from coupon where is_active order by id limit 1`));
  variantId = await idOf(
    row(sql`select id from variant where product_id = ${product.id} and stock > 4 and on_sale order by id limit 1`),
  );
  await run(
    sql`insert into oidc_payload(model, id, payload) values ('Session', 'a-session', '{"accountId": "somebody"}')`,
  );
});
afterAll(() => shop.close());

/** How calls are made that name nothing of a shopper's. Absent: with nothing. */
const others = (): Partial<Record<CallName, Asked>> => {
  const list = { page: 1, limit: 10 };
  const email = 'reader@souk.test';
  return {
    ...publicCallArguments(product),
    productList: { query: { ...list, title: 'glass' } },
    productNotify: { body: { productId: product.id, email } },
    searchSuggest: { query: { q: 'gla' } },
    merchantInfo: { params: { id: product.merchantId } },
    merchantProducts: { query: { merId: product.merchantId, ...list } },
    cartDelete: { body: { uuid, ids: [anns.cartLine.id] } },
    cartSubscribe: { body: { email, uuid } },
    sessionStart: { body: { guid, uuid } },
    sessionResume: { body: { guid } },
    sessionRecordUser: { body: { uuid } },
    sessionEnd: { body: { guid } },
    collectAddProduct: { body: { id: product.id, category: 'store' } },
    collectBatch: { body: { ids: [product.id], category: 'store' } },
    collectCancelProduct: { params: { id: product.id } },
    collectDelete: { body: { ids: [product.id] } },
    collectAddMerchant: { params: { id: product.merchantId } },
    collectCancelMerchant: { params: { id: product.merchantId } },
    newsletterSubscribe: { query: { email } },
    emailCaptcha: { body: email },
    userEmailCode: { body: { email } },
    registerVisitor: { body: { email, uuid } },
    couponReceive: { body: { couponId } },
    merchantDetail: { params: { id: product.merchantId } },
    merchantService: { params: { id: product.merchantId } },
    merchantProductCategories: { params: { id: product.merchantId } },
    cartSave: { body: [{ productId: product.id, cartNum: 1, productAttrUnique: variantId, uuid }] },
    orderPre: {
      body: {
        preOrderType: 'buyNow',
        orderDetails: [{ productId: product.id, attrValueId: variantId, productNum: 1 }],
      },
    },
    ticketSave: { body: { subject: 'A', categoryId: 1, message: 'B' } },
    visitorOrderLink: { body: { orderNo: anns.purchaseNo, email } },
  };
};

/** Calls that are refused here: what they name has moved on, or they need what a provider sends. Of these only the first statements are planned. */
const refused: CallName[] = [
  'cartReset',
  'merchantCaptcha',
  'merchantApply',
  'merchantResubmit',
  'orderTake',
  'orderDelete',
  'visitorOrderDetail',
  'paypalExpress',
  'paypalPayer',
  'payPayment',
  'paypalSuccess',
  'paypalCancel',
  'couponsForOrder',
  'cartSaveSku',
  'addressSetDefault',
  'registerEmail',
  'phoneCode',
  'registerPhone',
  'forgotPassword',
  'resetPassword',
  'checkCode',
  'userDelete',
  'userEmailEdit',
  'refundCreate',
  'refundReturning',
  'uploadImage',
  'newsletterLeave',
  'ownerSettings',
  'ownerSaveSettings',
  'ownerPages',
  'ownerPage',
  'ownerCheckPage',
  'ownerPreviewPage',
  'ownerSavePage',
  'ownerDeletePage',
];

const expectNoneWhole = async (...recorded: RecordedStatement[][]) =>
  expect(await fullScans(recorded.flat())).toEqual([]);
const workOf = () => statementsDuring(() => shop.deps.jobs.runDue());

// A call that reads a whole table works in a demo, and holds everybody up in a store that sells. Not held for an account that is deleted,
// or gets another e-mail: what it left is looked for everywhere, once.
describe('what shoppers do reads no table whole that grows with shoppers or goods', () => {
  test('a purchase, from the cart to the payment', async () => {
    const bought = await statementsDuring(() => createShop(shop).bought({ user: 'flow' }, [{ variantId, num: 1 }]));
    expect(bought.some(({ text }) => text.includes('insert into payment'))).toBe(true);
    await expectNoneWhole(bought, await workOf());
  });

  test('the tables that matter most have rows, without which a plan says nothing', async () => {
    const names = [
      'cart_line',
      'order_item',
      'payment',
      'points_entry',
      'product',
      'purchase',
      'user_coupon',
      'variant',
    ];
    expect((await filled(names)).sort()).toEqual(names);
  });

  test.each(Object.keys(calls) as CallName[])('%s, and the work that it starts', async (name) => {
    const asked = others()[name] ?? namingCalls[name]?.(anns) ?? (calls[name].method === 'POST' ? { body: {} } : {});
    let code = 0;
    const own = await statementsDuring(async () => void ({ code } = await shop.call(name, { ...asked, user: 'ann' })));
    expect([name, code === 200]).toEqual([name, !refused.includes(name)]);
    await expectNoneWhole(own, await workOf());
  });
});
