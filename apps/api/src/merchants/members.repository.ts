import type { MemberRole } from '@souk/contract/desk';
import { sql } from 'kysely';
import { row, rows, run } from '../database/tx';

/** A merchant that somebody works for. */
export interface Membership {
  merchant_id: number;
  store_id: number;
  name: string;
  slug: string;
  role: MemberRole;
}

const memberships = sql`
  select m.merchant_id, x.store_id, x.name, x.slug, m.role from merchant_member m join merchant x on x.id = m.merchant_id`;

/** The merchants that somebody works for, by name. */
export const membershipsOf = (sub: string, storeId: number) =>
  rows(sql<Membership>`${memberships} where m.sub = ${sub} and x.store_id = ${storeId} order by x.name, x.id`);

/** How somebody works for one merchant; undefined: not at all. */
export const membershipIn = (sub: string, merchantId: number) =>
  row(sql<Membership>`${memberships} where m.sub = ${sub} and m.merchant_id = ${merchantId}`);

/** Lets somebody work for a merchant, or changes as what. */
export const addMember = (merchantId: number, sub: string, role: MemberRole, now: Date) =>
  run(sql`
    insert into merchant_member(merchant_id, sub, role, added_at) values (${merchantId}, ${sub}, ${role}, ${now})
    on conflict (merchant_id, sub) do update set role = excluded.role`);
