import { createHash } from 'node:crypto';

/** What the key of somebody without an account begins with. */
export const guestMark = 'guest-';

/** The key of whoever made a purchase, as addresses carry it. */
export const customerKey = ({ user_id, email }: { user_id: string | null; email: string }): string =>
  user_id ?? guestMark + createHash('md5').update(email.toLowerCase()).digest('hex');
