import type { MemberRole } from '@souk/contract/desk';
import { dayMs } from '@souk/domain';
import { sql } from 'kysely';
import { row, rows, run } from '../database/tx';
import { hashOfToken, makeToken } from '../staff/invitation-token';

/** An invitation to a merchant's people that was mailed. */
export interface MemberInvitation {
  id: number;
  merchant_id: number;
  email: string;
  role: MemberRole;
  invited_by: string;
  expires_at: Date;
}

/** One whose link holds, with what its page shows. */
export interface OpenMemberInvitation extends MemberInvitation {
  store_id: number;
  merchant_name: string;
}

/** How long an invitation that nobody accepted is listed after its link ended, to be sent again. */
const listedDays = 30;

const columns = sql`id, merchant_id, email, role, invited_by, expires_at`;
const withMerchant = sql`
  select i.id, i.merchant_id, i.email, i.role, i.invited_by, i.expires_at, m.store_id, m.name as merchant_name
  from member_invitation i join merchant m on m.id = i.merchant_id`;

/** Invites somebody to a merchant, in place of an invitation they have. @returns its id, and the token that their link carries */
export async function makeMemberInvitation(
  made: Pick<MemberInvitation, 'merchant_id' | 'email' | 'role' | 'invited_by'> & { inviter: string },
  now: Date,
): Promise<{ id: number; token: string }> {
  const { token, hash, expiresAt } = makeToken(now);
  const stored = await row(sql<{ id: number }>`
    insert into member_invitation(merchant_id, email, role, token_hash, inviter, invited_by, expires_at)
    values (${made.merchant_id}, ${made.email}, ${made.role}, ${hash}, ${made.inviter}, ${made.invited_by}, ${expiresAt})
    on conflict (merchant_id, email) do update set role = excluded.role, token_hash = excluded.token_hash,
      inviter = excluded.inviter, invited_by = excluded.invited_by, expires_at = excluded.expires_at returning id`);
  return { id: stored?.id ?? 0, token };
}

/** Invitations of a merchant, also those whose link ended, by e-mail. */
export const memberInvitations = (merchantId: number) =>
  rows(sql<MemberInvitation>`
    select ${columns} from member_invitation where merchant_id = ${merchantId} order by email`);

/** The invitation of a link; undefined: it was used, taken back, or is too old. */
export const memberInvitationOf = (token: string, now: Date) =>
  row(sql<OpenMemberInvitation>`
    ${withMerchant} where i.token_hash = ${hashOfToken(token)} and i.expires_at > ${now}`);

/** Uses an invitation up, as it was read. @returns false: it was used, taken back or sent again meanwhile */
export const spendMemberInvitation = async ({ id, expires_at: expiresAt }: MemberInvitation): Promise<boolean> =>
  (await run(sql`delete from member_invitation where id = ${id} and expires_at = ${expiresAt}`)) > 0;

/** Invitations to merchants of a store that an e-mail has. */
export const memberInvitationsTo = (email: string, storeId: number, now: Date) =>
  rows(sql<OpenMemberInvitation>`
    ${withMerchant} where i.email = ${email} and m.store_id = ${storeId} and i.expires_at > ${now} order by i.id`);

/** Takes an invitation back. @returns what it was; undefined: the merchant has none by that number */
export const dropMemberInvitation = (merchantId: number, id: number) =>
  row(sql<MemberInvitation>`
    delete from member_invitation where merchant_id = ${merchantId} and id = ${id} returning ${columns}`);

/** Takes back all that somebody sent for a merchant. @returns how many */
export const dropInvitationsBy = (merchantId: number, inviter: string) =>
  run(sql`delete from member_invitation where merchant_id = ${merchantId} and inviter = ${inviter}`);

/** Deletes invitations that nobody accepted, and the addresses with them. */
export const dropOldMemberInvitations = (now: Date) =>
  run(sql`delete from member_invitation where expires_at <= ${new Date(now.getTime() - listedDays * dayMs)}`);
