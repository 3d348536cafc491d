import type { CallTable } from '../wire/call';

/** Calls about merchants and about becoming one. Source: spec 7; docs/contract.md "Merchants". */
export const merchantCalls = {
  merchantTypes: {
    as: 'merchants.types',
    method: 'GET',
    path: '/api/front/merchant/all/type/list',
    auth: 'none',
    tag: 'merchants',
    takes: 'nothing',
  },
  merchantCategories: {
    as: 'merchants.categories',
    method: 'GET',
    path: '/api/front/merchant/all/category/list',
    auth: 'none',
    tag: 'merchants',
    takes: 'nothing',
  },
  merchantAgreement: {
    as: 'merchants.agreement',
    method: 'GET',
    path: '/api/front/merchant/settled/agreement',
    auth: 'none',
    tag: 'applications',
    takes: 'nothing',
  },
  /** Mails a code; the body is the address alone, as a JSON text. */
  merchantCaptcha: {
    as: 'merchants.captcha',
    method: 'POST',
    path: '/api/front/captcha/email/merchant/settled',
    auth: 'optional',
    tag: 'applications',
  },
  merchantApply: {
    as: 'merchants.apply',
    method: 'POST',
    path: '/api/front/merchant/settled/apply',
    auth: 'optional',
    tag: 'applications',
  },
  /** Own applications. */
  merchantRecords: {
    as: 'merchants.records',
    method: 'GET',
    path: '/api/front/merchant/settled/record',
    auth: 'required',
    tag: 'applications',
  },
  merchantRecord: {
    as: 'merchants.record',
    method: 'GET',
    path: '/api/front/merchant/settled/detail/:id',
    auth: 'required',
    tag: 'applications',
  },
  /** Sends a declined application again. */
  merchantResubmit: {
    as: 'merchants.resubmit',
    method: 'POST',
    path: '/api/front/merchant/settled/resubmit/:id',
    auth: 'required',
    tag: 'applications',
  },
  merchantInfo: {
    as: 'merchants.info',
    method: 'GET',
    path: '/api/front/merchant/index/info/:id',
    auth: 'optional',
    tag: 'merchants',
  },
  /** What a merchant shows of itself: intro and qualification. */
  merchantDetail: {
    as: 'merchants.detail',
    method: 'GET',
    path: '/api/front/merchant/detail/:id',
    auth: 'none',
    tag: 'merchants',
  },
  merchantProductCategories: {
    as: 'merchants.productCategories',
    method: 'GET',
    path: '/api/front/product/merchant/:id/category/list',
    auth: 'none',
    tag: 'merchants',
  },
  merchantProducts: {
    as: 'merchants.products',
    method: 'GET',
    path: '/api/front/product/merchant/pro/list',
    auth: 'none',
    tag: 'merchants',
  },
  merchantStreet: {
    as: 'merchants.street',
    method: 'GET',
    path: '/api/front/merchant/street',
    auth: 'optional',
    tag: 'merchants',
  },
  merchantSearch: {
    as: 'merchants.search',
    method: 'GET',
    path: '/api/front/merchant/search/list',
    auth: 'optional',
    tag: 'merchants',
  },
  /** How to speak to a merchant. */
  merchantService: {
    as: 'merchants.service',
    method: 'GET',
    path: '/api/front/merchant/customer/service/info/:id',
    auth: 'none',
    tag: 'merchants',
  },
} as const satisfies CallTable;
