import type { CallTable } from '../wire/call';

/** Calls about merchants and about becoming one. Source: spec 7; docs/contract.md "Merchants". */
export const merchantCalls = {
  merchantTypes: {
    method: 'GET',
    path: '/api/front/merchant/all/type/list',
    auth: 'none',
    tag: 'merchants',
    takes: 'nothing',
  },
  merchantCategories: {
    method: 'GET',
    path: '/api/front/merchant/all/category/list',
    auth: 'none',
    tag: 'merchants',
    takes: 'nothing',
  },
  merchantAgreement: {
    method: 'GET',
    path: '/api/front/merchant/settled/agreement',
    auth: 'none',
    tag: 'applications',
    takes: 'nothing',
  },
  /** Mails a code; the body is the address alone, as a JSON text. */
  merchantCaptcha: {
    method: 'POST',
    path: '/api/front/captcha/email/merchant/settled',
    auth: 'optional',
    tag: 'applications',
  },
  merchantApply: { method: 'POST', path: '/api/front/merchant/settled/apply', auth: 'optional', tag: 'applications' },
  /** Own applications. */
  merchantRecords: { method: 'GET', path: '/api/front/merchant/settled/record', auth: 'required', tag: 'applications' },
  merchantRecord: {
    method: 'GET',
    path: '/api/front/merchant/settled/detail/:id',
    auth: 'required',
    tag: 'applications',
  },
  /** Sends a declined application again. */
  merchantResubmit: {
    method: 'POST',
    path: '/api/front/merchant/settled/resubmit/:id',
    auth: 'required',
    tag: 'applications',
  },
  merchantInfo: { method: 'GET', path: '/api/front/merchant/index/info/:id', auth: 'optional', tag: 'merchants' },
  /** What a merchant shows of itself: intro and qualification. */
  merchantDetail: { method: 'GET', path: '/api/front/merchant/detail/:id', auth: 'none', tag: 'merchants' },
  merchantProductCategories: {
    method: 'GET',
    path: '/api/front/product/merchant/:id/category/list',
    auth: 'none',
    tag: 'merchants',
  },
  merchantProducts: { method: 'GET', path: '/api/front/product/merchant/pro/list', auth: 'none', tag: 'merchants' },
  merchantStreet: { method: 'GET', path: '/api/front/merchant/street', auth: 'optional', tag: 'merchants' },
  merchantSearch: { method: 'GET', path: '/api/front/merchant/search/list', auth: 'optional', tag: 'merchants' },
  /** How to speak to a merchant. */
  merchantService: {
    method: 'GET',
    path: '/api/front/merchant/customer/service/info/:id',
    auth: 'none',
    tag: 'merchants',
  },
} as const satisfies CallTable;
