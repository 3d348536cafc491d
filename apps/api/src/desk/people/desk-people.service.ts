import type { MemberRole } from '@souk/contract/desk';
import { sameEmail } from '@souk/domain';
import { invitationObstacle, memberMay, mostInvitationsAnHour, mostPeople, peopleObstacle } from '@souk/domain/desk';
import type { Deps } from '../../deps';
import { notFound, ReplyError } from '../../errors';
import {
  dropInvitationsBy,
  dropMemberInvitation,
  memberInvitations,
} from '../../merchants/member-invitations.repository';
import {
  addMember,
  lockMembers,
  type Member,
  membersOf,
  membershipIn,
  removeMember,
} from '../../merchants/members.repository';
import { peopleWords } from '../../merchants/people-words';
import { countCalls, note } from '../audit';
import type { DeskCtx, DeskHandlers } from '../desk-ctx';
import { inviteMember } from './invite-member';
import { invitationOf, personOf } from './people-view';

const hourMs = 3_600_000;

/** The merchant in whose scope a call is made: these calls have no other. */
const merchantOf = ({ merchantId }: DeskCtx): number => {
  if (merchantId === null) throw notFound();
  return merchantId;
};

/** Who works for a merchant and as what, and who was invited. */
export function deskPeople(deps: Deps) {
  const { clock } = deps;
  /** @throws {ReplyError} 409 with the obstacle */
  const mayChange = (people: Member[], change: { from: MemberRole | null; to: MemberRole | null }, ctx: DeskCtx) => {
    const owners = people.filter(({ role }) => role === 'owner').length;
    const obstacle = peopleObstacle({ ...change, mine: ctx.permissions, owners });
    if (obstacle) throw new ReplyError('PEOPLE_CHANGE_REFUSED', peopleWords(ctx.locale, obstacle), { obstacle });
  };

  /** @throws {ReplyError} 429 */
  const mayMail = async (merchantId: number, ctx: DeskCtx) => {
    const since = new Date(clock.now().getTime() - hourMs);
    const sent = await countCalls(['peopleInvite', 'peopleInviteAgain'], merchantId, since);
    if (sent >= mostInvitationsAnHour)
      throw new ReplyError('MAIL_SENT_TOO_OFTEN', peopleWords(ctx.locale, 'tooMany', { most: mostInvitationsAnHour }));
  };

  const invite = async (merchantId: number, { email, role }: { email: string; role: MemberRole }, ctx: DeskCtx) => {
    const { name = '' } = (await membershipIn(ctx.actor.sub, merchantId)) ?? {};
    await inviteMember(deps, { merchantId, merchantName: name, email, role }, ctx);
  };

  return {
    async people(_input, ctx) {
      const merchantId = merchantOf(ctx);
      return {
        people: (await membersOf(merchantId)).map((one) => ({ ...personOf(one), isSelf: one.sub === ctx.actor.sub })),
        invitations: (await memberInvitations(merchantId)).map((one) => invitationOf(one, clock.now())),
      };
    },

    async peopleInvite({ body }, ctx) {
      const merchantId = merchantOf(ctx);
      const email = sameEmail(body.email);
      const people = await lockMembers(merchantId);
      mayChange(people, { from: null, to: body.role }, ctx);
      const invitations = (await memberInvitations(merchantId)).map((one) => one.email);
      const obstacle = invitationObstacle({ email, people: people.map((one) => one.email), invitations });
      if (obstacle)
        throw new ReplyError(
          obstacle === 'full' ? 'PEOPLE_FULL' : 'PEOPLE_EXISTS',
          peopleWords(ctx.locale, obstacle, { most: mostPeople }),
        );
      await mayMail(merchantId, ctx);
      await invite(merchantId, { email, role: body.role }, ctx);
      return true;
    },

    async peopleInviteAgain({ params: { id } }, ctx) {
      const merchantId = merchantOf(ctx);
      const people = await lockMembers(merchantId);
      const sent = (await memberInvitations(merchantId)).find((one) => one.id === id);
      if (!sent) throw notFound();
      mayChange(people, { from: null, to: sent.role }, ctx);
      await mayMail(merchantId, ctx);
      await invite(merchantId, sent, ctx);
      return true;
    },

    async peopleInviteCancel({ params: { id } }, ctx) {
      const dropped = await dropMemberInvitation(merchantOf(ctx), id);
      if (!dropped) throw notFound();
      await note(ctx, clock.now(), { subject: ['personInvitation', id], before: { role: dropped.role } });
      return true;
    },

    async peopleRole({ params: { sub }, body: { from, to } }, ctx) {
      const merchantId = merchantOf(ctx);
      const people = await lockMembers(merchantId);
      const person = people.find((one) => one.sub === sub);
      // Whoever asks was looked up before the lock: a colleague may have removed them since.
      if (!person || !people.some((one) => one.sub === ctx.actor.sub)) throw notFound();
      if (person.role !== from) throw new ReplyError('CHANGED_MEANWHILE', peopleWords(ctx.locale, 'moved'));
      mayChange(people, { from, to }, ctx);
      if (to === null) await removeMember(merchantId, sub);
      else await addMember(merchantId, sub, to, clock.now());
      const mayInvite = to !== null && memberMay(to).includes('people.write');
      const taken = mayInvite ? 0 : await dropInvitationsBy(merchantId, sub);
      await note(ctx, clock.now(), {
        subject: ['person', sub],
        before: { role: from },
        after: { role: to, ...(taken > 0 ? { invitationsTakenBack: taken } : {}) },
      });
      return true;
    },
  } satisfies Partial<DeskHandlers>;
}
