import { createHash, randomBytes } from 'node:crypto';
import { dayMs } from '@souk/domain';

/** How long a mailed link holds. Source: docs/back-office.md, Staff and roles. */
const invitationDays = 7;

const tokenBytes = 32;

/** What is stored of the token of a link. */
export const hashOfToken = (token: string) => createHash('sha256').update(token).digest('base64url');

/** A token for a link that is mailed now, its hash, and until when it holds. */
export const makeToken = (now: Date) => {
  const token = randomBytes(tokenBytes).toString('base64url');
  return { token, hash: hashOfToken(token), expiresAt: new Date(now.getTime() + invitationDays * dayMs) };
};
