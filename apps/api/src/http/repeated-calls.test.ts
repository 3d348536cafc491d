import { calls, type CallName } from '@souk/contract';
import { sql } from 'kysely';
import { agreementVersion } from '../applications/agreement';
import { run } from '../database/tx';
import { countRows } from '../testing/count-rows';
import { type Belongings, giveBelongings } from '../testing/isolation/belongings';
import { namingCalls } from '../testing/isolation/naming-calls';
import { createTestApp, type TestApp } from '../testing/test-app';

type Asked = NonNullable<Parameters<TestApp['call']>[1]>;

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());
// Each shopper buys the same product.
afterEach(() => run(sql`update variant set stock = 40 where stock < 40`));

/** How each call is made that names nothing of a shopper's. */
const furtherCalls: Partial<Record<CallName, (own: Belongings) => Asked>> = {
  cartDelete: ({ cartLine }) => ({ body: { ids: [cartLine.id] } }),
  cartSave: ({ cartLine: { productId, variantId } }) => ({
    body: [{ productId, cartNum: 1, productAttrUnique: variantId }],
  }),
  cartSaveSku: ({ cartLine: { productId } }) => ({ body: [{ productId, cartNum: 1, sku: 'White,S' }] }),
  collectAddMerchant: () => ({ params: { id: 1 } }),
  collectAddProduct: ({ cartLine }) => ({ body: { id: cartLine.productId, category: 'store' } }),
  collectBatch: ({ cartLine }) => ({ body: { ids: [cartLine.productId], category: 'store' } }),
  collectCancelMerchant: () => ({ params: { id: 1 } }),
  collectCancelProduct: ({ cartLine }) => ({ params: { id: cartLine.productId } }),
  collectDelete: ({ cartLine }) => ({ body: { ids: [cartLine.productId] } }),
  couponReceive: () => ({ body: { couponId: 1 } }),
  merchantResubmit: (own) => {
    const asked = namingCalls.merchantResubmit?.(own);
    return { ...asked, body: { ...(asked?.body as object), agreementVersion } };
  },
  newsletterSubscribe: () => ({ query: { email: 'ann@souk.test' } }),
  productNotify: ({ cartLine: { productId, variantId } }) => ({
    body: { productId, attrId: variantId, email: 'ann@souk.test' },
  }),
  ticketSave: ({ orderNo }) => ({
    body: { subject: 'Late', categoryId: 3, message: 'Where is it?', associatedType: 'order', associatedNo: orderNo },
  }),
  userNoticesEdit: () => ({ body: { newsletter: false } }),
};

/** What must be so before a call is made, and is not so of a shopper's belongings. */
const before: Partial<Record<CallName, (own: Belongings, user: string) => Promise<unknown>>> = {
  merchantResubmit: ({ applicationId }) =>
    run(sql`update merchant_application set audit_status = 3 where id = ${applicationId}`),
  orderDelete: async ({ orderNo }) => {
    await run(sql`update refund set status = 6 where order_no = ${orderNo}`);
    await run(sql`update merchant_order set status = 3, refund_status = 0 where order_no = ${orderNo}`);
  },
  orderTake: ({ orderNo }) => run(sql`update merchant_order set status = 1 where order_no = ${orderNo}`),
  productNotify: ({ cartLine }) => run(sql`update variant set stock = 0 where id = ${cartLine.variantId}`),
  refundCreate: ({ refundOrderNo }, user) => shop.call('refundRevoke', { user, params: { refundOrderNo } }),
  refundReturning: ({ refundOrderNo }) =>
    run(sql`update refund set status = 4, type = 2 where refund_no = ${refundOrderNo}`),
};

const codes = 'a code of one use, or a mail with one: limited by address and visitor';
const visits = 'a visit has its own id';
const ownersCalls = (Object.keys(calls) as CallName[]).filter((name) => calls[name].tag === 'owner');

/** Calls that do again what they are asked again, or whose repeat is refused, and why that is right. */
const doneAgain: Partial<Record<CallName, string>> = {
  cartSubscribe: 'a wish to be told, which is there or not',
  checkCode: 'asks, and changes nothing',
  emailCaptcha: codes,
  forgotPassword: codes,
  merchantApply: 'needs a code that was mailed: applications.test.ts',
  merchantCaptcha: codes,
  newsletterLeave: 'its key is spent',
  orderPre: 'opens a checkout, of which only the one that is ordered counts',
  paypalCancel: 'a token of the payment provider: pay.test.ts',
  paypalExpress: 'opens a payment at the provider, of which only the one that is approved takes money',
  paypalPayer: 'a token of the payment provider: pay.test.ts',
  paypalSuccess: 'a token of the payment provider: pay.test.ts',
  phoneCode: codes,
  registerEmail: codes,
  registerPhone: codes,
  registerVisitor: 'makes an account for an address that may have one by then',
  resetPassword: codes,
  sessionEnd: visits,
  sessionRecordUser: visits,
  sessionResume: visits,
  sessionStart: visits,
  tokenExists: 'asks, and changes nothing',
  uploadImage: 'a picture that nothing uses is deleted after a day',
  userDelete: 'whoever is deleted is nobody',
  userEmailCode: codes,
  userEmailEdit: codes,
  userEdit: 'sets fields: the same twice is the same',
  userSignOutAll: 'signs out, which is the same twice',
  visitorOrderLink: 'a mail with a link: limited by address and visitor',
  ...Object.fromEntries(
    ownersCalls.map((name) => [name, 'the owner’s own tools: the page’s version says whether it was saved']),
  ),
};

/** Calls whose repeat says how much there is, and not again what was added. */
const saysOnlyCount: ReadonlySet<CallName> = new Set(['cartSave', 'cartSaveSku']);

const argumentsOf = (name: CallName) => furtherCalls[name] ?? namingCalls[name];
const changing = (Object.keys(calls) as CallName[]).filter((name) => calls[name].method === 'POST');

test('[CART-01] a new call that changes something is looked at: it is made twice here, or its reason stands here', () => {
  expect(changing.filter((name) => !argumentsOf(name) && !doneAgain[name])).toEqual([]);
});

// A line that breaks after the server was done: the page does not know it, and asks again with the same key.
test.each(changing.filter((name) => !doneAgain[name]))(
  '[CART-01] %s made again with its key is answered as before and adds nothing',
  async (name) => {
    const user = `twice-${name}`;
    const own = await giveBelongings(shop, user);
    await before[name]?.(own, user);
    const asked = { ...argumentsOf(name)?.(own), user, headers: { 'idempotency-key': `key-of-${name}` } };
    const first = await shop.call(name, asked);
    expect(first).toMatchObject({ code: 200 });
    await shop.deps.jobs.runDue();
    const counted = await countRows();
    const again = await shop.call(name, asked);
    expect(again).toEqual(saysOnlyCount.has(name) ? { ...first, data: { count: first.data.count, lines: [] } } : first);
    await shop.deps.jobs.runDue();
    expect(await countRows()).toEqual(counted);
  },
);
