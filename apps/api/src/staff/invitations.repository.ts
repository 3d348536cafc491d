import type { StaffRole } from '@souk/contract/desk';
import { sql } from 'kysely';
import { row, rows, run } from '../database/tx';
import { hashOfToken, makeToken } from './invitation-token';

/** An invitation that was mailed and holds. */
export interface Invitation {
  id: number;
  store_id: number;
  email: string;
  roles: StaffRole[];
  invited_by: string;
  expires_at: Date;
}

const columns = sql`id, store_id, email, roles, invited_by, expires_at`;

/** Invites somebody, in place of an invitation they have. @returns its id, and the token that their link carries: only its hash is stored */
export async function makeInvitation(
  made: Pick<Invitation, 'store_id' | 'email' | 'roles' | 'invited_by'>,
  now: Date,
): Promise<{ id: number; token: string }> {
  const { token, hash, expiresAt } = makeToken(now);
  const stored = await row(sql<{ id: number }>`
    insert into staff_invitation(store_id, email, roles, token_hash, invited_by, expires_at)
    values (${made.store_id}, ${made.email}, ${made.roles}::text[], ${hash}, ${made.invited_by}, ${expiresAt})
    on conflict (store_id, email) do update set roles = excluded.roles, token_hash = excluded.token_hash,
      invited_by = excluded.invited_by, expires_at = excluded.expires_at returning id`);
  return { id: stored?.id ?? 0, token };
}

/** Deletes invitations that hold no longer, and the addresses with them. */
export const dropOldInvitations = (now: Date) => run(sql`delete from staff_invitation where expires_at <= ${now}`);

/** Invitations of a store that hold, by e-mail. */
export const openInvitations = (storeId: number, now: Date) =>
  rows(sql<Invitation>`
    select ${columns} from staff_invitation where store_id = ${storeId} and expires_at > ${now} order by email`);

/** The invitation of a link; undefined: it was used, taken back, or is too old. */
export const invitationOf = (token: string, now: Date) =>
  row(sql<Invitation>`
    select ${columns} from staff_invitation where token_hash = ${hashOfToken(token)} and expires_at > ${now}`);

/** Uses a link up. @returns its invitation; undefined when another request did so first */
export const spendInvitation = (token: string, now: Date) =>
  row(sql<Invitation>`
    delete from staff_invitation where token_hash = ${hashOfToken(token)} and expires_at > ${now} returning ${columns}`);

/** Takes an invitation back. @returns whom it was for; undefined: there is none */
export const dropInvitation = (storeId: number, id: number) =>
  row(sql<Invitation>`delete from staff_invitation where store_id = ${storeId} and id = ${id} returning ${columns}`);
