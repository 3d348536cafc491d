import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ReplyError } from '../errors';
import type { Ctx } from '../http/handlers';
import { keptSecret } from '../identity/secrets';
import { ownerWords } from './owner-words';

/** Where a store started on this machine leaves its owner's token, readable by its user alone. */
export const ownerTokenFile = 'owner-token';

const secretName = (storeId: number) => `owner-token-${storeId}`;

/** The owner's token of a store: made on first need, the same after a restart and after a reset of the sandbox. */
export const ownerToken = (storeId: number): Promise<string> =>
  keptSecret(secretName(storeId), () => `owner_${randomBytes(24).toString('base64url')}`);

/** Leaves the first store's token in the data folder, for `npm run store` on the same machine. */
export async function leaveOwnerToken(dataDir: string): Promise<void> {
  const token = await ownerToken(1);
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(join(dataDir, ownerTokenFile), `${token}\n`, { mode: 0o600 });
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** @throws {ReplyError} 403 unless the caller holds the store's owner token (`X-Owner-Token`). */
export async function requireOwner(ctx: Pick<Ctx, 'storeId' | 'locale' | 'ownerToken'>): Promise<void> {
  const expected = await ownerToken(ctx.storeId);
  if (ctx.ownerToken && timingSafeEqual(digest(ctx.ownerToken), digest(expected))) return;
  throw new ReplyError('OWNER_TOKEN_REQUIRED', ownerWords(ctx.locale, 'notOwner'));
}
