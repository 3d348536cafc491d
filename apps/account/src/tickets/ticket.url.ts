import type { TicketAssociation, TicketStatus } from '@souk/contract';

export const ticketStatuses = ['OPEN', 'INPROCESS', 'CLOSED'] as const satisfies readonly TicketStatus[];

/** What the list's address says: which tickets, and whether a new one is being written, about what. */
export type TicketListAddress = { status: TicketStatus | null; isNew: boolean; about: TicketAssociation | null };

const kinds = ['order', 'refund', 'application'] as const;

export const readTicketList = (search: URLSearchParams): TicketListAddress => {
  const type = kinds.find((kind) => kind === search.get('type'));
  const no = search.get('no')?.trim();
  return {
    status: ticketStatuses.find((status) => status === search.get('status')) ?? null,
    isNew: search.has('new'),
    about: type && no ? { type, no } : null,
  };
};

/** Where a new one is written. @param status of the tickets that the list behind it shows */
export const newTicketHref = (status: TicketStatus | null = null): string =>
  `/users/support_ticket?${status ? `status=${status}&` : ''}new=1`;

export const ticketListHref = (status: TicketStatus | null): string =>
  `/users/support_ticket${status ? `?status=${status}` : ''}`;

/** Which ticket is shown; absent: the address names none. */
export const readTicketId = (search: URLSearchParams): number | null => {
  const id = Number(search.get('id'));
  return Number.isInteger(id) && id > 0 ? id : null;
};
