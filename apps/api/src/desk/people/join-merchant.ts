import { tx } from '../../database/tx';
import type { FindOffer } from '../../identity/local/offer';
import {
  memberInvitationOf,
  memberInvitationsTo,
  type OpenMemberInvitation,
  spendMemberInvitation,
} from '../../merchants/member-invitations.repository';
import { joinMember } from '../../merchants/members.repository';
import { peopleWords } from '../../merchants/people-words';
import { note } from '../audit';
import type { DeskCtx } from '../desk-ctx';

type Actor = DeskCtx['actor'];

/** Gives the role of an invitation, with its row in the log. Whoever works there already stays what they are. */
const join = async (
  { merchant_id: merchantId, store_id: storeId, role }: OpenMemberInvitation,
  actor: Actor,
  now: Date,
) => {
  if (!(await joinMember(merchantId, actor.sub, role, now))) return;
  await note({ storeId, merchantId, actor, call: 'peopleJoin' }, now, {
    subject: ['person', actor.sub],
    after: { role },
  });
};

/** The invitation to a merchant's people that a link leads to. */
export const merchantOffer: FindOffer = async (token, now) => {
  const invitation = await memberInvitationOf(token, now);
  return (
    invitation && {
      email: invitation.email,
      merchant: invitation.merchant_name,
      rolesIn: (locale) => peopleWords(locale, invitation.role),
      deskPath: `/sell/${invitation.merchant_id}`,
      spend: () => spendMemberInvitation(invitation),
      give: (actor) => join(invitation, actor, now),
    }
  );
};

/**
 * Accepts whatever an e-mail was invited to, for somebody who signed in with it. For accounts of an outside provider, which has no page
 * of ours to accept on: the address must be one that it has proved.
 */
export const joinByEmail = async (actor: Actor, storeId: number, now: Date): Promise<void> => {
  if (!actor.email) return;
  for (const invitation of await memberInvitationsTo(actor.email, storeId, now))
    await tx(async () => {
      if (await spendMemberInvitation(invitation)) await join(invitation, actor, now);
    });
};
