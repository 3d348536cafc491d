import type { SomeHandlers } from '../http/handlers';
import { ticketCategories } from './ticket-rules';
import type { TicketsService } from './tickets.service';

/** HTTP in, HTTP out: support tickets of the signed-in shopper. Source: docs/contract.md "Tickets". */
export const ticketRoutes = (tickets: TicketsService) =>
  ({
    ticketCategories: async (_input, ctx) => ticketCategories(ctx.locale),
    ticketList: ({ query }, ctx) => tickets.list(query, ctx),
    ticketDetail: ({ params }, ctx) => tickets.detail(params.id, ctx),
    ticketAssociated: (_input, ctx) => tickets.associated(ctx),
    ticketSave: ({ body }, ctx) => tickets.save(body, ctx),
    ticketReply: ({ params, body }, ctx) => tickets.reply(params.id, body, ctx),
  }) satisfies SomeHandlers;
