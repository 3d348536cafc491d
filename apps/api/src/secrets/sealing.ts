import { createHash } from 'node:crypto';
import { CompactEncrypt, compactDecrypt, decodeProtectedHeader } from 'jose';
import type { SecretsKeys } from '../config';

/** A secret cannot be opened; the message is one line that says what to set. */
export class SealedError extends Error {}

const sealed = /^[\w-]+\.[\w-]+\.[\w-]+\.[\w-]+\.[\w-]+$/;
/** How a key is named beside what it seals; it says nothing of the key. */
const idOf = (key: Uint8Array) => createHash('sha256').update('souk secrets').update(key).digest('hex').slice(0, 12);

interface Key {
  id: string;
  bytes: Uint8Array;
}
const keyOf = (text: string): Key => {
  const bytes = new Uint8Array(Buffer.from(text, 'base64'));
  return { id: idOf(bytes), bytes };
};

let current: Key | undefined;
let known = new Map<string, Key>();

/** Names the keys that `seal` and `open` use. One process has one set, as it has one database. */
export const sealWith = (keys: SecretsKeys): void => {
  current = keys.current === undefined ? undefined : keyOf(keys.current);
  const old = keys.old === undefined ? [] : [keyOf(keys.old)];
  known = new Map([...old, ...(current ? [current] : [])].map((key) => [key.id, key]));
};

/** The name of the key that seals; null: there is none. */
export const sealingKey = (): string | null => current?.id ?? null;

/** Under which variable this process has a key; null: it has not. */
export const keyVariable = (id: string): 'SECRETS_KEY' | 'SECRETS_KEY_OLD' | null => {
  if (id === current?.id) return 'SECRETS_KEY';
  return known.has(id) ? 'SECRETS_KEY_OLD' : null;
};

/** By which key a stored text is sealed; null: it stands as it is. */
export const sealOf = (stored: string): string | null =>
  sealed.test(stored) ? String(decodeProtectedHeader(stored).kid) : null;

/** Whether a stored text is as this process would write it. */
export const isSealedNow = (stored: string): boolean => sealOf(stored) === (current?.id ?? null);

/**
 * Seals a text for the database: a key of its own encrypts it (AES-256-GCM), and that key is wrapped by `SECRETS_KEY`. JWE, RFC 7516.
 * @param name what it is; sealed text moved under another name does not open
 */
export const seal = async (name: string, text: string): Promise<string> => {
  if (!current) return text;
  return new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ alg: 'A256GCMKW', enc: 'A256GCM', kid: current.id, sub: name })
    .encrypt(current.bytes);
};

/**
 * Opens what `seal` made; a text that was never sealed comes back as it is.
 * @throws {SealedError} without its key, or when it was changed or belongs elsewhere
 */
export const open = async (name: string, stored: string): Promise<string> => {
  const id = sealOf(stored);
  if (id === null) return stored;
  const key = known.get(id);
  if (!key)
    throw new SealedError(
      current
        ? `SECRETS_KEY: the secret ${name} is sealed by the key ${id}, which neither SECRETS_KEY nor SECRETS_KEY_OLD is: set SECRETS_KEY to that key if the store has a newer one than this process, SECRETS_KEY_OLD if this process has the newer one`
        : `SECRETS_KEY is not set, and the secret ${name} is sealed by the key ${id}: set it to that key`,
    );
  try {
    const { plaintext, protectedHeader } = await compactDecrypt(stored, key.bytes);
    if (protectedHeader['sub'] === name) return new TextDecoder().decode(plaintext);
  } catch {
    // said below: the reason would only help whoever changed it
  }
  throw new SealedError(`SECRETS_KEY: the secret ${name} was changed in the database, or stands under another name`);
};
