import type { MerchantInvitation, MerchantPerson } from '@souk/contract/desk';
import type { MemberInvitation } from '../../merchants/member-invitations.repository';
import type { Member } from '../../merchants/members.repository';

/** One of a merchant's people, as the desks show them. */
export const personOf = ({ sub, nickname: name, email, role, last_seen }: Member): Omit<MerchantPerson, 'isSelf'> => ({
  sub,
  name,
  email,
  role,
  lastSeen: last_seen?.toISOString() ?? null,
});

/** An invitation to a merchant's people, as the desks show it. */
export const invitationOf = (
  { id, email, role, invited_by: by, expires_at }: MemberInvitation,
  now: Date,
): MerchantInvitation => ({
  id,
  email,
  role,
  by,
  expiresAt: expires_at.toISOString(),
  isOver: expires_at <= now,
});
