import { createHash } from 'node:crypto';
import { ReplyError } from '../errors';
import type { DeskCtx } from './desk-ctx';
import { deskWords } from './desk-words';

/** Names what is stored by a digest of it: whoever changes it, by screen or command, changes its version. */
export const versionOf = (stored: unknown): string =>
  createHash('sha256').update(JSON.stringify(stored)).digest('base64url').slice(0, 22);

/** @throws {ReplyError} 409 when what is stored is not what was seen */
export const refuseOvertaken = (stored: unknown, seen: string, { locale }: Pick<DeskCtx, 'locale'>): void => {
  if (versionOf(stored) !== seen) throw new ReplyError('CHANGED_MEANWHILE', deskWords(locale, 'moved'));
};
