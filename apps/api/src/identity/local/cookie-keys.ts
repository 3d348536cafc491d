import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { run, tx } from '../../database/tx';
import { seal } from '../../secrets/sealing';
import { valueOfText } from '../../secrets/stored-secrets';
import { keptSecret } from '../secrets';
import { readEveryMs } from './keep-for-minute';
import { sessionLifeMs } from './realm';

const secretName = 'oidc.cookies';
/** A new key verifies for so long before it signs: every process knows it by then. */
const knownFirstMs = 3 * readEveryMs;

/**
 * A key as text. One that came by rotation begins with the instant from which it signs, in milliseconds, and a dot; the first one has
 * no instant. The whole text is the key, so the release before verifies by it too.
 */
const newKey = (signsFrom?: number) =>
  (signsFrom === undefined ? '' : `${signsFrom}.`) + randomBytes(32).toString('base64url');
const signsFrom = (key: string) => (key.includes('.') ? Number(key.split('.')[0]) : 0);

/** The stored keys, oldest first. */
export const storedCookieKeys = () => keptSecret<string[]>(secretName, () => [newKey()]);

/** A key holds until the next one has signed for the life of a session: the cookies of all who stayed away no longer. */
const withoutEnded = (keys: readonly string[], now: number) =>
  keys.filter((_, index) => {
    const next = keys[index + 1];
    return next === undefined || signsFrom(next) + sessionLifeMs > now;
  });

/** The cookie keys that hold at an instant: the first one signs, all verify. */
export const cookieKeysAt = (keys: readonly string[], now: number): string[] => {
  const live = withoutEnded(keys, now);
  const signing = live.filter((key) => signsFrom(key) <= now).reverse();
  return [...signing, ...live.filter((key) => signsFrom(key) > now)];
};

/** Adds a cookie key that signs in some minutes; the one before verifies as long as a session lives. @returns when it begins to sign */
export const rotateCookieKeys = (now = Date.now()): Promise<Date> =>
  tx(async () => {
    const begins = now + knownFirstMs;
    const keys = [...withoutEnded(await storedCookieKeys(), now), newKey(begins)];
    const text = valueOfText(await seal(secretName, JSON.stringify(keys)));
    await run(sql`update secret set value = ${text}::jsonb where name = ${secretName}`);
    return new Date(begins);
  });

/** The key that signs cookies at an instant, by a name that says nothing of it. `since` in milliseconds; 0: it is the first one. */
export const cookieKeyAt = async (now: number): Promise<{ name: string; since: number } | undefined> => {
  const [key] = cookieKeysAt(await storedCookieKeys(), now);
  if (key === undefined) return undefined;
  return {
    name: createHash('sha256').update('souk cookies').update(key).digest('hex').slice(0, 12),
    since: signsFrom(key),
  };
};
