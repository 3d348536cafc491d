import type { CallTable } from '../wire/call';

/** Calls about the shopper's addresses. Source: docs/contract.md "Addresses". */
export const addressCalls = {
  addressList: {
    as: 'address.list',
    method: 'GET',
    path: '/api/front/address/list',
    auth: 'required',
    tag: 'addresses',
  },
  addressDetail: {
    as: 'address.detail',
    method: 'GET',
    path: '/api/front/address/detail/:id',
    auth: 'required',
    tag: 'addresses',
  },
  /** The default address; null without one. */
  addressDefault: {
    as: 'address.default',
    method: 'GET',
    path: '/api/front/address/default',
    auth: 'required',
    tag: 'addresses',
    takes: 'nothing',
  },
  /** Creates an address, or changes the one whose id is given. */
  addressEdit: {
    as: 'address.edit',
    method: 'POST',
    path: '/api/front/address/edit',
    auth: 'required',
    tag: 'addresses',
  },
  addressDelete: {
    as: 'address.delete',
    method: 'POST',
    path: '/api/front/address/del',
    auth: 'required',
    tag: 'addresses',
  },
  addressSetDefault: {
    as: 'address.setDefault',
    method: 'POST',
    path: '/api/front/address/default/set',
    auth: 'required',
    tag: 'addresses',
  },
} as const satisfies CallTable;
