import { sql } from 'kysely';
import { rows } from '../database/tx';
import type { FolderStore } from '../storage/folder-store';
import type { ObjectKey } from '../storage/object-store';

/** Far longer than making one takes. */
const unfinishedMs = 3_600_000;
const atOnce = 500;

/**
 * Deletes resized uploads that no row of the database names any more, from this process's own folder. Without a bucket each process keeps
 * the sizes that it has made, and the process that deletes an upload sees no folder but its own.
 */
export const deleteSizesInFolder = async (folder: FolderStore, now: Date): Promise<void> => {
  const removeUnnamed = async (keys: readonly ObjectKey[]) => {
    const found = await rows(sql<{ key: ObjectKey }>`
      select key from upload_size where key = any(${[...keys]}::text[])`);
    const named = new Set(found.map(({ key }) => key));
    for (const key of keys) if (!named.has(key)) await folder.remove(key);
  };
  let some: ObjectKey[] = [];
  for await (const key of folder.olderThan('uploads', new Date(now.getTime() - unfinishedMs))) {
    some.push(key);
    if (some.length < atOnce) continue;
    await removeUnnamed(some);
    some = [];
  }
  await removeUnnamed(some);
};
