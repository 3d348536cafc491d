import { sql } from 'kysely';
import { userOwner } from '../cart/owner';
import { needNotWait, row, run } from '../database/tx';

/** A line as a pre-order keeps it. */
export interface KeptLine {
  /** Null when it did not come from the cart. */
  cartLineId: number | null;
  variantId: number;
  num: number;
  /** What one piece cost when the shopper saw it last, in cents. */
  seenCents: number;
}

/** A pre-order as stored. */
export interface PreOrder {
  no: string;
  store_id: number;
  owner: string;
  lines: KeptLine[];
  expires_at: Date;
}

/** Keeps lines aside. One that a crash of the database takes with it is as one past its time: the cart is still there. */
export const insertPreOrder = (order: PreOrder, now: Date) =>
  run(sql`
    insert into pre_order(no, store_id, owner, lines, created_at, expires_at)
    select ${order.no}, ${order.store_id}::bigint, ${order.owner}, ${JSON.stringify(order.lines)}::jsonb, ${now}::timestamptz,
      ${order.expires_at}::timestamptz where ${needNotWait()}`);

/** The owner's pre-order; a stranger's is as if it were not there. @param isLocked the second of two waits for the first */
export const findPreOrder = (no: string, owner: string, isLocked = false) =>
  row(sql<PreOrder>`
    select no, store_id, owner, lines, expires_at from pre_order
    where no = ${no} and owner = ${owner} ${isLocked ? sql`for update` : sql``}`);

/** Whether a pre-order is open and belongs to somebody with an account. */
export const isOfAccount = async (no: string, now: Date): Promise<boolean> =>
  (await row(sql<{ no: string }>`
    select no from pre_order where no = ${no} and starts_with(owner, ${userOwner('')}) and expires_at > ${now}`)) !==
  undefined;

/** Notes the prices that the shopper has now seen. */
export const saveLines = (no: string, lines: readonly KeptLine[]) =>
  run(sql`update pre_order set lines = ${JSON.stringify(lines)}::jsonb where no = ${no}`);

/** Signing in keeps what was begun before: the anonymous cart's pre-orders become the user's. */
export const movePreOrders = (from: string, to: string) =>
  run(sql`update pre_order set owner = ${to} where owner = ${from}`);

/** Drops pre-orders that nobody can use any more. */
export const dropOldPreOrders = (before: Date) => run(sql`delete from pre_order where expires_at < ${before}`);
