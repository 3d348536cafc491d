import type { CallTable } from '../wire/call';

/** Calls about the shopper's addresses. Source: docs/contract.md "Addresses". */
export const addressCalls = {
  addressList: { method: 'GET', path: '/api/front/address/list', auth: 'required', tag: 'addresses' },
  addressDetail: { method: 'GET', path: '/api/front/address/detail/:id', auth: 'required', tag: 'addresses' },
  /** The default address; null without one. */
  addressDefault: {
    method: 'GET',
    path: '/api/front/address/default',
    auth: 'required',
    tag: 'addresses',
    takes: 'nothing',
  },
  /** Creates an address, or changes the one whose id is given. */
  addressEdit: { method: 'POST', path: '/api/front/address/edit', auth: 'required', tag: 'addresses' },
  addressDelete: { method: 'POST', path: '/api/front/address/del', auth: 'required', tag: 'addresses' },
  addressSetDefault: { method: 'POST', path: '/api/front/address/default/set', auth: 'required', tag: 'addresses' },
} as const satisfies CallTable;
