import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { row, run } from '../database/tx';

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/**
 * Makes a guest's key to a purchase: 192 random bits. Only its hash is kept, so nobody can read it back.
 * A purchase may have several; each mail carries its own.
 */
export async function newOrderToken(orderNo: string, now: Date): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  await run(
    sql`insert into order_token(token_hash, order_no, created_at) values (${hashOf(token)}, ${orderNo}, ${now})`,
  );
  return token;
}

/** Whether a token opens a purchase. */
export const tokenOpens = async (token: string, orderNo: string): Promise<boolean> =>
  (await row(sql`select 1 from order_token where token_hash = ${hashOf(token)} and order_no = ${orderNo}`)) !==
  undefined;
