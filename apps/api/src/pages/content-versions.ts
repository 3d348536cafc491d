import type { FrameType } from '@souk/contract';
import { sql } from 'kysely';
import { row, rows, run } from '../database/tx';

/** How many versions of one thing are stored. */
const versionsMax = 20;

/** Whose versions: a page's by its address, or a header's or footer's. */
export type VersionSubject = `page ${string}` | `frame ${FrameType}`;

/** Content as it stood at a moment. `savedAt` null: before versions were stored. `by` empty: by a command, or not known. */
export interface Version {
  content: unknown;
  savedAt: Date | null;
  by: string;
}

const insert = (storeId: number, subject: VersionSubject, { content, savedAt, by }: Version) =>
  run(sql`
    insert into content_version(store_id, subject, content, saved_at, saved_by)
    select ${storeId}, ${subject}, ${JSON.stringify(content)}::jsonb, ${savedAt}, ${by}
    where ${JSON.stringify(content)}::jsonb is distinct from (
      select content from content_version
      where store_id = ${storeId} and subject = ${subject} order by id desc limit 1)`);

/**
 * Stores what was saved, within the transaction that saves it; what stood before goes first where it has no version yet. Nothing is stored
 * where nothing changed. Of each thing the last twenty stay.
 */
export async function storeVersion(
  storeId: number,
  subject: VersionSubject,
  { before, now }: { before: Version | null; now: Version },
): Promise<void> {
  if (before) {
    const known = await row(sql`
      select 1 from content_version where store_id = ${storeId} and subject = ${subject} limit 1`);
    if (!known) await insert(storeId, subject, before);
  }
  await insert(storeId, subject, now);
  await run(sql`
    delete from content_version where store_id = ${storeId} and subject = ${subject} and id not in (
      select id from content_version where store_id = ${storeId} and subject = ${subject} order by id desc limit ${versionsMax})`);
}

/** The versions of a thing, the newest first: that is the one that stands there. */
export const listVersions = async (storeId: number, subject: VersionSubject) =>
  (
    await rows(sql<{ id: number; saved_at: Date | null; saved_by: string }>`
      select id, saved_at, saved_by from content_version
      where store_id = ${storeId} and subject = ${subject} order by id desc`)
  ).map(({ id, saved_at, saved_by }) => ({ id, at: saved_at?.toISOString() ?? null, by: saved_by }));

/** @returns null when the thing has no such version */
export const findVersion = async (storeId: number, subject: VersionSubject, id: number) =>
  (await row(sql<{ content: unknown }>`
    select content from content_version where store_id = ${storeId} and subject = ${subject} and id = ${id}`)) ?? null;
