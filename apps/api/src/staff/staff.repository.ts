import type { StaffRole } from '@souk/contract/desk';
import { sql } from 'kysely';
import { row, rows, run } from '../database/tx';
import type { Locale } from '../locale';

/** A person of the platform as the list of staff shows them. */
export interface StaffRow {
  sub: string;
  email: string | null;
  nickname: string;
  roles: StaffRole[];
  last_seen: Date | null;
}

const inOrder = (found: StaffRow): StaffRow => ({ ...found, roles: [...found.roles].sort() });

/** Everybody who has a role here, by e-mail. */
export const allStaff = async (): Promise<StaffRow[]> =>
  (
    await rows(sql<StaffRow>`
      select s.sub, s.email, s.nickname, array_agg(r.role) as roles, max(seen.at) as last_seen
      from staff_role r join shopper s on s.sub = r.sub left join staff_seen seen on seen.sub = s.sub
      group by s.sub order by s.email, s.sub`)
  ).map(inOrder);

/** Everybody with a role here and an e-mail. */
export const findStaffByRole = (role: StaffRole) =>
  rows(sql<{ email: string; locale: Locale }>`
    select s.email, s.locale from staff_role r join shopper s on s.sub = r.sub
    where r.role = ${role} and s.email is not null order by s.sub`);

/** Locks everybody's roles and counts administrators: of two who remove each other at once, one stays. */
export const lockRoles = async (): Promise<number> => {
  await run(sql`lock table staff_role in share row exclusive mode`);
  const found = await row(sql<{ admins: number }>`select count(*)::int as admins from staff_role where role = 'admin'`);
  return found?.admins ?? 0;
};

const seenEveryMs = 60_000;

/** Notes that somebody of the platform is at the desk, once a minute at most. */
export const noteSeen = (sub: string, now: Date) =>
  run(sql`
    insert into staff_seen(sub, at) values (${sub}, ${now}) on conflict (sub) do update set at = excluded.at
    where staff_seen.at < ${new Date(now.getTime() - seenEveryMs)}`);
