import type { Deps } from '../../deps';
import { fieldErrors, notFound, ReplyError } from '../../errors';
import { note } from '../audit';
import type { DeskCtx, DeskHandlers } from '../desk-ctx';
import { deskWords } from '../desk-words';
import * as stored from './desk-tickets.repository';

/** @throws {ReplyError} 404 */
export const seenOne = async (id: number, ctx: DeskCtx): Promise<stored.ListedTicket> => {
  const found = await stored.seenTicket(ctx, id);
  if (!found) throw notFound();
  return found;
};

/** Those who can be given a ticket: everybody with a role here that answers tickets, and whoever asks, if they do by an outside provider. */
export const peopleFor = async ({ actor, permissions }: DeskCtx): Promise<stored.Colleague[]> => {
  const known = await stored.colleagues();
  const isMissing = permissions.includes('tickets.answer') && !known.some(({ sub }) => sub === actor.sub);
  return isMissing ? [{ sub: actor.sub, name: actor.name }, ...known] : known;
};

/** What the platform's people tell each other about a ticket: who answers it, and notes. */
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

    async ticketNote({ params: { id }, body: { text } }, ctx) {
      await seenOne(id, ctx);
      const now = clock.now();
      await stored.addTicketNote({ ticketId: id, author: ctx.actor.sub, text, now });
      await note(ctx, now, { subject: ['ticket', id] });
      return true;
    },
  }) satisfies Partial<DeskHandlers>;
