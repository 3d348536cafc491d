import type { FindOffer } from '../../identity/local/offer';
import { invitationOf, spendInvitation } from '../../staff/invitations.repository';
import { grantRole } from '../../staff/staff-roles.repository';
import { roleNames } from '../../staff/staff-words';
import { note } from '../audit';

/** The invitation to the platform's people that a link leads to. */
export const staffOffer: FindOffer = async (token, now) => {
  const invitation = await invitationOf(token, now);
  if (!invitation) return undefined;
  const { email, roles, store_id: storeId } = invitation;
  return {
    email,
    merchant: null,
    rolesIn: (locale) => roleNames(roles, locale),
    deskPath: '/admin',
    spend: async () => (await spendInvitation(token, now)) !== undefined,
    async give(actor) {
      for (const role of roles) await grantRole(actor.sub, role, now);
      await note({ storeId, merchantId: null, actor, call: 'staffJoin' }, now, {
        subject: ['staff', actor.sub],
        after: { roles },
      });
    },
  };
};
