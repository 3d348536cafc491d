import { createHash } from 'node:crypto';

/** What the key of somebody without an account begins with. */
export const guestMark = 'guest-';

/** The key of whoever made a purchase, as addresses carry it; null for a guest who was deleted. */
export const customerKey = ({ user_id, email }: { user_id: string | null; email: string }): string | null =>
  user_id === null && email === ''
    ? null
    : (user_id ?? guestMark + createHash('md5').update(email.toLowerCase()).digest('hex'));
