/** @jest-environment node */
import * as shapes from '@souk/contract/schema';
import type { z } from 'zod';
import { deskSchemas } from '@souk/contract/desk-schema';
import * as carts from './carts';
import * as desk from './desk';
import * as orders from './orders';
import * as products from './products';
import * as shoppers from './shoppers';
import * as stores from './stores';

/** What a builder makes is what the server may send. */
test.each<[string, z.ZodType, unknown]>([
  ['aProductCard', shapes.productCard, products.aProductCard()],
  ['aProductDetail', shapes.productDetail, products.aProductDetail()],
  [
    'productResults',
    shapes.productResults,
    products.productResults([products.aProductCard()], { facets: [products.aFacet()] }),
  ],
  ['aReply', shapes.productReply, products.aReply()],
  ['aReplySummary', shapes.replySummary, products.aReplySummary()],
  ['aCategory', shapes.category, products.aCategory()],
  ['aCartGroup', shapes.cartGroup, carts.aCartGroup()],
  ['aDeskProduct', deskSchemas.product.data, desk.aDeskProduct()],
  ['anOrder', shapes.order, orders.anOrder()],
  ['aPurchaseSummary', shapes.purchaseSummary, orders.aPurchaseSummary()],
  ['aPurchase', shapes.purchase, orders.aPurchase()],
  ['aPreOrder', shapes.preOrder, orders.aPreOrder()],
  ['aRefund', shapes.refund, orders.aRefund()],
  ['aUser', shapes.userInfo, shoppers.aUser()],
  ['anAddress', shapes.address, shoppers.anAddress()],
  ['aCoupon', shapes.coupon, shoppers.aCoupon()],
  ['aUserCoupon', shapes.userCoupon, shoppers.aUserCoupon()],
  ['aWish', shapes.wish, shoppers.aWish()],
  ['aTicket', shapes.ticket, shoppers.aTicket()],
  ['aStore', shapes.storeDetails, stores.aStore()],
  ['aHome', shapes.homeIndex, stores.aHome()],
  ['aMerchant', shapes.merchantInfo, stores.aMerchant()],
  ['aMerchantCard', shapes.merchantCard, stores.aMerchantCard()],
  ['anApplication', shapes.application, stores.anApplication()],
  ['aConfig', shapes.publicConfig, stores.aConfig()],
])('%s fits the contract', (_name, schema, made) => {
  expect(schema.safeParse(made).error).toBeUndefined();
});
