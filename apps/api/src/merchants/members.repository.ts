import type { MemberRole, MerchantState } from '@souk/contract/desk';
import { sql } from 'kysely';
import { row, rows, run } from '../database/tx';
import { isEmailProved } from '../identity/shoppers';
import type { Locale } from '../locale';

/** A merchant that somebody works for. */
export interface Membership {
  merchant_id: number;
  store_id: number;
  name: string;
  slug: string;
  role: MemberRole;
  state: MerchantState;
  state_reason: string;
}

const memberships = sql`
  select m.merchant_id, x.store_id, x.name, x.slug, m.role, x.state, x.state_reason from merchant_member m join merchant x on x.id = m.merchant_id`;

/** The merchants that somebody works for, by name. */
export const membershipsOf = (sub: string, storeId: number) =>
  rows(sql<Membership>`${memberships} where m.sub = ${sub} and x.store_id = ${storeId} order by x.name, x.id`);

/** How somebody works for one merchant; undefined: not at all. */
export const membershipIn = (sub: string, merchantId: number) =>
  row(sql<Membership>`${memberships} where m.sub = ${sub} and m.merchant_id = ${merchantId}`);

/** One of a merchant's people. */
export interface Member {
  sub: string;
  nickname: string;
  email: string | null;
  /** Whether the e-mail is known to be theirs. */
  is_email_proved: boolean;
  role: MemberRole;
  last_seen: Date | null;
}

const members = (merchantId: number) => sql`
  select m.sub, s.nickname, lower(s.email) as email, ${isEmailProved} as is_email_proved, m.role, seen.at as last_seen
  from merchant_member m join shopper s on s.sub = m.sub left join staff_seen seen on seen.sub = m.sub
  where m.merchant_id = ${merchantId} order by m.sub`;

/** Everybody who works for a merchant. */
export const membersOf = (merchantId: number) => rows(sql<Member>`${members(merchantId)}`);

/** The same, locked until the transaction ends: of two owners who remove each other at once, one stays. */
export const lockMembers = (merchantId: number) => rows(sql<Member>`${members(merchantId)} for update of m`);

/** Lets somebody work for a merchant who does not yet. @returns false: they do, and their role stays */
export const joinMember = async (merchantId: number, sub: string, role: MemberRole, now: Date): Promise<boolean> =>
  (await run(sql`
    insert into merchant_member(merchant_id, sub, role, added_at) values (${merchantId}, ${sub}, ${role}, ${now})
    on conflict do nothing`)) > 0;

/** Ends somebody's work for a merchant. */
export const removeMember = (merchantId: number, sub: string) =>
  run(sql`delete from merchant_member where merchant_id = ${merchantId} and sub = ${sub}`);

/** Lets somebody work for a merchant, or changes as what. */
export const addMember = (merchantId: number, sub: string, role: MemberRole, now: Date) =>
  run(sql`
    insert into merchant_member(merchant_id, sub, role, added_at) values (${merchantId}, ${sub}, ${role}, ${now})
    on conflict (merchant_id, sub) do update set role = excluded.role`);

/** Whom a merchant's mails go to: its owners, each in their language. */
export const ownersOf = (id: number) =>
  rows(sql<{ email: string; locale: Locale }>`
    select s.email, s.locale from merchant_member m join shopper s on s.sub = m.sub
    where m.merchant_id = ${id} and m.role = 'owner' and s.email is not null order by s.email`);
