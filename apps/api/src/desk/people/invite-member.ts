import type { MemberRole } from '@souk/contract/desk';
import type { Deps } from '../../deps';
import { makeMemberInvitation } from '../../merchants/member-invitations.repository';
import { note } from '../audit';
import type { DeskCtx } from '../desk-ctx';
import { peopleMail } from './people-mail';

interface Invited {
  merchantId: number;
  merchantName: string;
  email: string;
  role: MemberRole;
}

/** Invites somebody to a merchant's people, with its row in the log; an invitation that they have is replaced. */
export async function inviteMember(
  { clock, config, identity, mail }: Pick<Deps, 'clock' | 'config' | 'identity' | 'mail'>,
  { merchantId, merchantName, email, role }: Invited,
  ctx: DeskCtx,
): Promise<void> {
  const made = { merchant_id: merchantId, email, role, inviter: ctx.actor.sub, invited_by: ctx.actor.name };
  const { id, token } = await makeMemberInvitation(made, clock.now());
  await mail.send(
    peopleMail(
      { ...made, store_id: ctx.storeId, merchant_name: merchantName, token, locale: ctx.locale },
      { issuer: config.oidcIssuer ? null : identity.deskIssuer, deskOrigin: config.deskOrigin },
    ),
  );
  await note(ctx, clock.now(), {
    subject: ctx.merchantId === null ? ['merchant', merchantId] : ['personInvitation', id],
    after: { role },
  });
}
