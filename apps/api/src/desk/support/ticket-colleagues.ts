import type { Deps } from '../../deps';
import { fieldErrors, notFound, ReplyError } from '../../errors';
import { note } from '../audit';
import type { DeskCtx, DeskHandlers } from '../desk-ctx';
import { deskWords } from '../desk-words';
import * as stored from './desk-tickets.repository';
import { noteWriter } from './ticket-writers';

/** Finds a support ticket that whoever asks may see. @throws {ReplyError} 404 there is none */
export const seenOne = async (id: number, ctx: DeskCtx): Promise<stored.ListedTicket> => {
  const found = await stored.seenTicket(ctx, id);
  if (!found) throw notFound();
  return found;
};

/**
 * The people to whom a ticket can be given: everybody whose role lets them answer tickets. Whoever asks is one of them too when an
 * outside sign-in gave them that role.
 */
export const peopleFor = async ({ actor, permissions }: DeskCtx): Promise<stored.Colleague[]> => {
  const known = await stored.colleagues();
  const isMissing = permissions.includes('tickets.answer') && !known.some(({ sub }) => sub === actor.sub);
  return isMissing ? [{ sub: actor.sub, name: actor.name }, ...known] : known;
};

/** Calls of the platform's desk that no shopper sees: one gives a ticket to a colleague, one notes something for colleagues, one says who writes. */
export const ticketColleagues = ({ clock }: Pick<Deps, 'clock'>) =>
  ({
    async ticketAssign({ params: { id }, body: { from, to } }, ctx) {
      const found = await seenOne(id, ctx);
      const person = (await peopleFor(ctx)).find(({ sub }) => sub === to);
      if (to !== null && !person) throw fieldErrors({ to: deskWords(ctx.locale, 'noColleague') });
      if (!(await stored.moveTicket(id, { from, to })))
        throw new ReplyError('CHANGED_MEANWHILE', deskWords(ctx.locale, 'moved'));
      await note(ctx, clock.now(), {
        subject: ['ticket', id],
        before: { assignee: found.assignee_name },
        after: { assignee: person?.name ?? null },
      });
      return true;
    },

    async ticketWriting({ params: { id } }, ctx) {
      await seenOne(id, ctx);
      await noteWriter(id, ctx.actor.sub, clock.now());
      return true;
    },

    async ticketNote({ params: { id }, body: { text } }, ctx) {
      await seenOne(id, ctx);
      const now = clock.now();
      await stored.addTicketNote({ ticketId: id, author: ctx.actor.sub, text, now });
      await note(ctx, now, { subject: ['ticket', id] });
      return true;
    },
  }) satisfies Partial<DeskHandlers>;
