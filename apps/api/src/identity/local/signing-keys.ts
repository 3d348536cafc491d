import { randomUUID } from 'node:crypto';
import { dayMs } from '@souk/domain';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { sql } from 'kysely';
import { run, tx } from '../../database/tx';
import { seal } from '../../secrets/sealing';
import { valueOfText } from '../../secrets/stored-secrets';
import { keptSecret } from '../secrets';
import { keepForMinute, readEveryMs } from './keep-for-minute';

const secretName = 'oidc.jwks';
/** A new key is published for so long before it signs: every process knows it by then. */
const publishedFirstMs = 3 * readEveryMs;
/** An old key verifies for so long after it signed last: longer than any token that it signed lives. */
const overlapMs = dayMs;

/** A signing key and its time, in milliseconds. Absent: from the beginning, for good. */
interface SigningKey extends JWK {
  signsFrom?: number;
  endsAt?: number;
}

/** 3072 bits of RSA are as hard as 128 of a cipher. Source: ASVS 5.0.0 11.2.3. */
const modulusLength = 3072;

const makeKey = async (): Promise<SigningKey> => {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true, modulusLength });
  return { ...(await exportJWK(privateKey)), kid: randomUUID(), use: 'sig', alg: 'RS256' };
};

const storedKeys = async () =>
  (await keptSecret<{ keys: SigningKey[] }>(secretName, async () => ({ keys: [await makeKey()] }))).keys;

const signsFrom = (key: SigningKey) => key.signsFrom ?? 0;
const withoutTimes = ({ signsFrom: _from, endsAt: _ends, ...jwk }: SigningKey): JWK => jwk;
const publicHalf = ({ kty, n, e, kid, use, alg }: JWK) => ({ kty, n, e, kid, use, alg }) as JWK;

/** The keys that hold at an instant: first the one that signs, then those that are published or still verify. */
export const keysAt = (keys: readonly SigningKey[], now: number): JWK[] => {
  const live = keys.filter(({ endsAt }) => endsAt === undefined || endsAt > now);
  const signing = live.filter((key) => signsFrom(key) <= now).sort((a, b) => signsFrom(b) - signsFrom(a));
  return [...signing, ...live.filter((key) => signsFrom(key) > now)].map(withoutTimes);
};

/** Adds a key that signs in some minutes; the ones before verify a day longer. @returns when it begins to sign */
export const rotateSigningKey = (now = Date.now()): Promise<Date> =>
  tx(async () => {
    const begins = now + publishedFirstMs;
    const before = (await storedKeys()).filter(({ endsAt }) => endsAt === undefined || endsAt > now);
    const ending = before.map((key) => ({ ...key, endsAt: key.endsAt ?? begins + overlapMs }));
    const keys = [...ending, { ...(await makeKey()), signsFrom: begins }];
    const text = valueOfText(await seal(secretName, JSON.stringify({ keys })));
    await run(sql`update secret set value = ${text}::jsonb where name = ${secretName}`);
    return new Date(begins);
  });

/** The key that signs tokens at an instant, by name. `since` in milliseconds; 0: it is the first one. */
export const signingKeyAt = async (now: number): Promise<{ name: string; since: number } | undefined> => {
  const stored = await storedKeys();
  const [first] = keysAt(stored, now);
  const signing = stored.find(({ kid }) => kid === first?.kid);
  return signing && { name: String(signing.kid), since: signsFrom(signing) };
};

/** The realm's keys as this process knows them: read from the database at most once a minute. */
export interface Keyring {
  /** Private, so it never leaves the server; the first one signs. */
  signing(): Promise<JWK[]>;
  /** Their public halves, for those who verify. */
  verifying(): Promise<JWK[]>;
  forget(): void;
}

export const createKeyring = (now: () => number = Date.now): Keyring => {
  const stored = keepForMinute(storedKeys, now);
  const current = async () => keysAt(await stored.current(), now());
  return {
    signing: current,
    verifying: async () => (await current()).map(publicHalf),
    forget: stored.forget,
  };
};
