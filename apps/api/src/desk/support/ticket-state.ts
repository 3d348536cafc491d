import type { Deps } from '../../deps';
import { ReplyError } from '../../errors';
import { addTicketEvent, anyTicket, shopperOf } from '../../tickets/tickets.repository';
import { refuseUnread, supportOf } from '../../tickets/tickets.service';
import { ticketWords } from '../../tickets/tickets.words';
import { note } from '../audit';
import type { DeskHandlers } from '../desk-ctx';
import { seenOne } from './ticket-colleagues';

/**
 * Closes a ticket or opens it again. It mails nobody: who closes spam, or a question that was asked twice, has nothing to say.
 * Source: DESK-42.
 */
export const ticketState = ({ clock, stores }: Pick<Deps, 'clock' | 'stores'>) =>
  ({
    async ticketState({ params: { id }, body: { to, lastEventId } }, ctx) {
      await seenOne(id, ctx);
      const now = clock.now();
      const held = await anyTicket(id);
      await refuseUnread(id, lastEventId, ctx.locale);
      if (!held || (held.status === 'CLOSED') === (to === 'CLOSED'))
        throw new ReplyError('TICKET_STATUS_REFUSED', ticketWords(ctx.locale, 'status'));
      const author = await supportOf(stores, held, (await shopperOf(held.user_id))?.locale ?? 'en');
      await addTicketEvent({ ticketId: id, author, byAgent: true, message: '', attachments: [], toStatus: to, now });
      await note(ctx, now, { subject: ['ticket', id], before: { status: held.status }, after: { status: to } });
      return true;
    },
  }) satisfies Partial<DeskHandlers>;
