import { calls, type CallName } from '@souk/contract';
import { schemas } from '@souk/contract/schema';
import { z } from 'zod';
import { goodAddress } from '../shop';
import type { TestApp } from '../test-app';
import type { Belongings } from './belongings';

type Asked = NonNullable<Parameters<TestApp['call']>[1]>;

/** How each call that names something of a shopper's is made with that name. A field names it, or the path. */
export const namingCalls: Partial<Record<CallName, (own: Belongings) => Asked>> = {
  addressDetail: ({ addressId }) => ({ params: { id: addressId } }),
  addressEdit: ({ addressId }) => ({ body: { ...goodAddress, id: addressId } }),
  addressDelete: ({ addressId }) => ({ body: { id: addressId } }),
  addressSetDefault: ({ addressId }) => ({ body: { id: addressId } }),
  cartNum: ({ cartLine }) => ({ body: { id: cartLine.id, number: 2 } }),
  cartReset: ({ cartLine }) => ({
    body: { id: cartLine.id, num: 1, productId: cartLine.productId, unique: cartLine.variantId },
  }),
  couponsForOrder: ({ preOrderNo }) => ({ params: { preOrderNo } }),
  merchantRecord: ({ applicationId }) => ({ params: { id: applicationId } }),
  merchantResubmit: ({ applicationId, upload }) => ({
    params: { id: applicationId },
    body: {
      name: 'Bob & Co',
      realName: 'Bob',
      phone: '4155550102',
      countryCode: '+1',
      email: 'bob@souk.test',
      captcha: '123456',
      categoryId: 1,
      typeId: 1,
      agreementVersion: '1',
      qualificationPicture: JSON.stringify([upload]),
    },
  }),
  orderPreLoad: ({ preOrderNo }) => ({ params: { preOrderNo } }),
  orderPrice: ({ preOrderNo }) => ({ body: { preOrderNo } }),
  paypalExpress: ({ preOrderNo }) => ({ body: { preOrderNo } }),
  paypalPayer: ({ preOrderNo }) => ({ body: { preOrderNo, token: 'ANY' } }),
  orderCreate: ({ preOrderNo }) => ({
    body: { preOrderNo, address: goodAddress, payType: 'stripe', email: goodAddress.email },
  }),
  orderDetail: ({ orderNo }) => ({ params: { orderNo } }),
  orderMasterDetail: ({ purchaseNo }) => ({ params: { orderNo: purchaseNo } }),
  orderExpress: ({ orderNo }) => ({ params: { orderNo } }),
  orderTake: ({ orderNo }) => ({ params: { orderNo } }),
  orderCancel: ({ unpaidNo }) => ({ params: { orderNo: unpaidNo } }),
  orderDelete: ({ orderNo }) => ({ params: { orderNo } }),
  orderAgain: ({ orderNo }) => ({ params: { orderNo } }),
  orderToCart: ({ unpaidNo }) => ({ params: { orderNo: unpaidNo }, body: {} }),
  visitorOrderDetail: ({ purchaseNo }) => ({ query: { orderNo: purchaseNo } }),
  visitorOrderClaim: ({ purchaseNo }) => ({ body: { orderNo: purchaseNo } }),
  payPayment: ({ unpaidNo }) => ({ body: { orderNo: unpaidNo, payType: 'stripe', payChannel: 'pc' } }),
  payResult: ({ purchaseNo }) => ({ params: { orderNo: purchaseNo } }),
  refundApply: ({ orderNo }) => ({ params: { orderNo } }),
  refundCreate: ({ orderNo }) => ({ body: { orderNo, type: 1, text: 'Arrived damaged' } }),
  refundDetail: ({ refundOrderNo }) => ({ params: { refundOrderNo } }),
  refundReturning: ({ refundOrderNo }) => ({
    body: { refundOrderNo, expressName: 'UPS', trackingNumber: '1Z', telephone: '4155550102' },
  }),
  refundRevoke: ({ refundOrderNo }) => ({ params: { refundOrderNo } }),
  replyCreate: ({ orderNo, itemId }) => ({
    body: { orderNo, orderInfoId: itemId, productScore: 1, serviceScore: 1, comment: 'Not mine' },
  }),
  ticketDetail: ({ ticketId }) => ({ params: { id: ticketId } }),
  ticketReply: ({ ticketId }) => ({ params: { id: ticketId }, body: { message: 'Hello' } }),
};

/** Calls that name something which is not one shopper's, or that do nothing for a name which is not the caller's. */
export const elsewhere: Partial<Record<CallName, string>> = {
  cartDelete: 'takes a list and deletes what is the caller’s: proved apart',
  collectBatch: 'products, which are public',
  collectAddProduct: 'a product, which is public',
  collectCancelProduct: 'a product of the caller’s own list: nothing to see',
  collectDelete: 'products of the caller’s own list: nothing to see',
  collectAddMerchant: 'a merchant, which is public',
  collectCancelMerchant: 'a merchant of the caller’s own list: nothing to see',
  couponReceive: 'a coupon, which is public',
  orderPre: 'cart lines: proved apart',
  orderEstimate: 'cart lines: foreign ones are as if they were not there, checkout/estimate.test.ts',
  replyPending: 'narrows the caller’s own list: own-reviews.test.ts',
  sessionStart: 'a visit: proved apart',
  sessionResume: 'a visit: proved apart',
  sessionEnd: 'a visit: proved apart',
  ticketSave: 'may name an order or a refund: proved apart',
  userEdit: 'may name an upload: proved apart',
  merchantApply: 'names uploads of whoever holds the mailed code: applications.test.ts',
  visitorOrderLink: 'always the same answer: orders.test.ts',
  paypalSuccess: 'a token of the payment provider: pay.test.ts',
  paypalCancel: 'a token of the payment provider: pay.test.ts',
};

const privateNames =
  /^(id|ids|orderNo|refundOrderNo|preOrderNo|orderInfoId|addressId|associatedNo|attachments|pics|reasonImage|avatar|guid|shoppingCartId|qualificationPicture)$/;
/** Names in public calls that mean products, merchants, pages and the like. */
const publicTags = new Set(['products', 'merchants', 'owner', 'pages', 'store', 'home', 'search', 'forms', 'chat']);

const keysOf = (schema: z.ZodType | undefined): string[] => {
  if (!schema) return [];
  const found: string[] = [];
  JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), (key, value: unknown) => {
    if (key === 'properties') found.push(...Object.keys(value as object));
    return value;
  });
  return found;
};

/** Every call of the contract whose input can name something of a shopper's. */
export const callsThatName = (Object.keys(calls) as CallName[]).filter((name) => {
  const { params, query, body } = schemas[name] as Partial<Record<'params' | 'query' | 'body', z.ZodType>>;
  const keys = [params, query, body].flatMap(keysOf);
  return !publicTags.has(calls[name].tag) && keys.some((key) => privateNames.test(key));
});
