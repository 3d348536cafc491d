import type { Api } from '@souk/api-client';
import type { TicketStatus } from '@souk/contract';
import { queryOptions } from '@souk/query';
import { pagedOptions } from './paged/paged-options';

/** Everything about support stands under this key. */
export const ticketsKey = ['tickets'] as const;

/** Support tickets. Source: docs/contract "Tickets". */
export const ticketQueries = (api: Api) => ({
  list: (status: TicketStatus | null) =>
    pagedOptions([...ticketsKey, 'list', status], (page, signal) =>
      api.tickets.list({ ...(status ? { status } : {}), page, limit: 10 }, signal),
    ),
  /** How many tickets have an answer that was not read yet. */
  unread: () =>
    queryOptions({
      queryKey: [...ticketsKey, 'unread'],
      queryFn: async ({ signal }) => (await api.tickets.list({ unread: true, page: 1, limit: 1 }, signal)).total,
    }),
  /** With that the ticket was read: the lists and the count that call its answer new are read anew when they are shown next. */
  detail: (id: number) =>
    queryOptions({
      queryKey: [...ticketsKey, 'detail', id],
      queryFn: async ({ signal, client }) => {
        const ticket = await api.tickets.detail(id, signal);
        for (const part of ['list', 'unread']) void client.invalidateQueries({ queryKey: [...ticketsKey, part] });
        return ticket;
      },
    }),
  categories: () =>
    queryOptions({
      queryKey: [...ticketsKey, 'categories'],
      queryFn: ({ signal }) => api.tickets.categories(signal),
      staleTime: 300_000,
    }),
  /** Own orders, refunds and applications that a ticket may be about. */
  associated: () =>
    queryOptions({
      queryKey: [...ticketsKey, 'associated'],
      queryFn: ({ signal }) => api.tickets.associated(signal),
    }),
});
