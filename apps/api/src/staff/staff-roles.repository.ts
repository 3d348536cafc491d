import type { StaffRole } from '@souk/contract/desk';
import { sql } from 'kysely';
import { rows, run } from '../database/tx';

/** A person of the platform with their roles. */
export interface StaffMember {
  sub: string;
  email: string | null;
  nickname: string;
  roles: StaffRole[];
}

/** Gives a role. @returns false when the person had it already */
export const grantRole = async (sub: string, role: StaffRole, now: Date): Promise<boolean> =>
  (await run(sql`
    insert into staff_role(sub, role, granted_at) values (${sub}, ${role}, ${now}) on conflict do nothing`)) > 0;

/** Takes a role away. @returns false when the person did not have it */
export const revokeRole = async (sub: string, role: StaffRole): Promise<boolean> =>
  (await run(sql`delete from staff_role where sub = ${sub} and role = ${role}`)) > 0;

/** Roles of one person; empty for a shopper. */
export const rolesOf = async (sub: string): Promise<StaffRole[]> =>
  (await rows(sql<{ role: StaffRole }>`select role from staff_role where sub = ${sub} order by role`)).map(
    ({ role }) => role,
  );

/** Everybody who has a role. */
export const listStaff = () =>
  rows(sql<StaffMember>`
    select s.sub, s.email, s.nickname, array_agg(r.role order by r.role) as roles
    from staff_role r join shopper s on s.sub = r.sub group by s.sub order by s.email, s.sub`);
