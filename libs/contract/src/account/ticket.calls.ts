import type { CallTable } from '../wire/call';

/** Calls about support. Source: docs/contract.md "Tickets". */
export const ticketCalls = {
  ticketCategories: {
    as: 'tickets.categories',
    method: 'GET',
    path: '/api/front/ticket/category/list',
    auth: 'none',
    tag: 'tickets',
    takes: 'nothing',
  },
  ticketList: { as: 'tickets.list', method: 'GET', path: '/api/front/ticket/list', auth: 'required', tag: 'tickets' },
  ticketDetail: {
    as: 'tickets.detail',
    method: 'GET',
    path: '/api/front/ticket/detail/:id',
    auth: 'required',
    tag: 'tickets',
  },
  /** Own orders, refunds and applications that a ticket may be about. */
  ticketAssociated: {
    as: 'tickets.associated',
    method: 'GET',
    path: '/api/front/ticket/associated/list',
    auth: 'required',
    tag: 'tickets',
    takes: 'nothing',
  },
  ticketSave: { as: 'tickets.save', method: 'POST', path: '/api/front/ticket/save', auth: 'required', tag: 'tickets' },
  ticketReply: {
    as: 'tickets.reply',
    method: 'POST',
    path: '/api/front/ticket/reply/:id',
    auth: 'required',
    tag: 'tickets',
  },
} as const satisfies CallTable;
