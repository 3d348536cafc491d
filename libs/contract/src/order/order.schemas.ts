import { z } from 'zod';
import { cartEstimate, computedPrice, orderCreated, orderInput, preOrder, preOrderInput, priceInput } from './checkout';
import type { SchemaTable } from '../wire/call';
import { cartKeys, docNumber, emailText, idList, instant, sentence } from '../wire/fields';
import {
  expressInfo,
  orderAgain,
  orderCounts,
  orderListQuery,
  orderOrPurchase,
  purchase,
  purchaseSummary,
  visitorOrderQuery,
} from './order';
import type { orderCalls } from './order.calls';
import { pagedOf, pageQuery } from '../wire/paging';

const byNumber = z.object({ orderNo: docNumber });

/** Schemas of the calls about orders. */
export const orderSchemas = {
  /** Absent `ids`: every line that can be bought. */
  orderEstimate: { query: cartKeys.extend({ ids: idList.optional() }), data: cartEstimate },
  orderPre: { body: preOrderInput, data: z.object({ preOrderNo: z.string(), expiresAt: instant }) },
  orderPreLoad: { params: z.object({ preOrderNo: docNumber }), query: cartKeys, data: preOrder },
  orderPrice: { body: priceInput, data: computedPrice },
  orderCreate: { body: orderInput, data: orderCreated },
  orderCounts: { data: orderCounts },
  orderList: { query: orderListQuery, data: pagedOf(purchaseSummary) },
  orderAwaitPay: { query: pageQuery, data: pagedOf(purchaseSummary) },
  orderDetail: { params: byNumber, data: orderOrPurchase },
  orderMasterDetail: { params: byNumber, data: purchase },
  orderExpress: { params: byNumber, data: expressInfo },
  orderTake: { params: byNumber, data: z.literal(true) },
  orderCancel: { params: byNumber, data: z.literal(true) },
  orderDelete: { params: byNumber, data: z.literal(true) },
  orderAgain: { params: byNumber, data: orderAgain },
  orderToCart: { params: byNumber, body: cartKeys, data: orderAgain },
  visitorOrderDetail: { query: visitorOrderQuery, data: purchase },
  visitorOrderLink: { body: z.object({ orderNo: z.string().trim().max(40), email: emailText }), data: sentence },
  visitorOrderClaim: { body: z.object({ orderNo: docNumber }), data: z.literal(true) },
} satisfies SchemaTable<typeof orderCalls>;
