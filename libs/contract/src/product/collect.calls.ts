import type { CallTable } from '../wire/call';

/** Calls about the wish list and followed merchants. Source: spec 7; docs/contract.md "Wish list". */
export const collectCalls = {
  collectProducts: {
    as: 'collect.products',
    method: 'GET',
    path: '/api/front/collect/product/list',
    auth: 'required',
    tag: 'wish list',
  },
  collectMerchants: {
    as: 'collect.merchants',
    method: 'GET',
    path: '/api/front/collect/merchant/list',
    auth: 'required',
    tag: 'wish list',
  },
  /** Puts a product on the wish list; twice is once. */
  collectAddProduct: {
    as: 'collect.addProduct',
    method: 'POST',
    path: '/api/front/collect/add/product',
    auth: 'required',
    tag: 'wish list',
  },
  /** Takes a product off, by the product's id. */
  collectCancelProduct: {
    as: 'collect.cancelProduct',
    method: 'POST',
    path: '/api/front/collect/cancel/:id',
    auth: 'required',
    tag: 'wish list',
  },
  collectBatch: {
    as: 'collect.batch',
    method: 'POST',
    path: '/api/front/collect/batch/product',
    auth: 'required',
    tag: 'wish list',
  },
  collectDelete: {
    as: 'collect.delete',
    method: 'POST',
    path: '/api/front/collect/delete/product',
    auth: 'required',
    tag: 'wish list',
  },
  /** Which products are on the wish list: ids only, for the hearts of a page. */
  collectIds: {
    as: 'collect.ids',
    method: 'GET',
    path: '/api/front/collect/product/ids',
    auth: 'required',
    tag: 'wish list',
    takes: 'nothing',
  },
  collectAddMerchant: {
    as: 'collect.addMerchant',
    method: 'POST',
    path: '/api/front/collect/add/merchant/:id',
    auth: 'required',
    tag: 'wish list',
  },
  collectCancelMerchant: {
    as: 'collect.cancelMerchant',
    method: 'POST',
    path: '/api/front/collect/cancel/merchant/:id',
    auth: 'required',
    tag: 'wish list',
  },
} as const satisfies CallTable;
