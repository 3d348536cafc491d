import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { run } from '../database/tx';
import { freshBytes } from '../random';

/** What is kept of a key. */
export const tokenHash = (token: string) => createHash('sha256').update(token).digest('hex');

/**
 * Makes a guest's key to a purchase: 192 random bits. Only its hash is kept, so nobody can read it back.
 * A purchase may have several; each mail carries its own.
 */
export async function newOrderToken(orderNo: string, now: Date): Promise<string> {
  const token = randomToken();
  await run(tokenRow(token, orderNo, now));
  return token;
}

/** A key that opens nothing yet. */
export const randomToken = () => freshBytes(24).toString('base64url');

/** Lets a key open a purchase; a statement, to be run together with others. */
export const tokenRow = (token: string, orderNo: string, now: Date) =>
  sql`insert into order_token(token_hash, order_no, created_at) values (${tokenHash(token)}, ${orderNo}, ${now})`;
