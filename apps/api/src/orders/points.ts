import { sql } from 'kysely';
import { run } from '../database/tx';

interface Points {
  userId: string;
  kind: 'welcome' | 'order' | 'refund' | 'review' | 'adjust';
  /** What it is about; the same kind and number count once. */
  linkNo: string;
  /** Negative when points are taken back. */
  amount: number;
  now: Date;
}

/** Adds to a shopper's points, inside the transaction of what earned them. */
export const addPoints = ({ userId, kind, linkNo, amount, now }: Points) =>
  run(sql`
    insert into points_entry(user_id, kind, link_no, amount, balance, created_at)
    select ${userId}, ${kind}, ${linkNo}, ${amount}::int,
      coalesce((select sum(amount) from points_entry where user_id = ${userId}), 0)::int + ${amount}::int, ${now}
    on conflict (user_id, kind, link_no) do nothing`);

/** One point for each whole dollar. */
export const pointsFor = (cents: number) => Math.floor(cents / 100);
