import { randomBytes } from 'node:crypto';
import type { OwnerDetails, OwnerSettingsChange, PageDraft } from '@souk/contract';
import { dayMs } from '@souk/domain';
import { sql } from 'kysely';
import { row, run } from '../database/tx';

const mostDays = 7;

/** A change of the settings as it is read back: JSON names no field without a value. */
type SettingsDraft = Omit<OwnerSettingsChange, 'details'> & { details?: Partial<OwnerDetails> };

/** What an owner has not saved yet: a page, or a change of the settings. */
type OwnDraft = PageDraft | { settings: SettingsDraft };

const oldest = (now: Date) => new Date(now.getTime() - mostDays * dayMs);

const findDraft = async (storeId: number, token: string, now: Date): Promise<OwnDraft | undefined> =>
  (
    await row(sql<{ draft: OwnDraft }>`
      select draft from page_preview
      where store_id = ${storeId} and token = ${token} and created_at >= ${oldest(now)}`)
  )?.draft;

/**
 * Stores a draft for a week under a token that nobody can guess.
 * @param replaces the token of a draft that is no longer needed
 * @returns the token
 */
export async function saveDraft(
  storeId: number,
  draft: PageDraft | { settings: OwnerSettingsChange },
  now: Date,
  replaces?: string,
): Promise<string> {
  const token = randomBytes(18).toString('base64url');
  await run(sql`delete from page_preview where created_at < ${oldest(now)}`);
  if (replaces) await run(sql`delete from page_preview where store_id = ${storeId} and token = ${replaces}`);
  await run(sql`
    insert into page_preview(token, store_id, draft, created_at)
    values (${token}, ${storeId}, ${JSON.stringify(draft)}::jsonb, ${now})`);
  return token;
}

/** The page of a draft; undefined where the token names none. */
export async function findPageDraft(storeId: number, token: string, now: Date): Promise<PageDraft | undefined> {
  const draft = await findDraft(storeId, token, now);
  return draft && 'path' in draft ? draft : undefined;
}

/** The settings of a draft; undefined where there is no token, or it names none. */
export async function findSettingsDraft(
  storeId: number,
  token: string | null,
  now: Date,
): Promise<SettingsDraft | undefined> {
  const draft = token === null ? undefined : await findDraft(storeId, token, now);
  return draft && 'settings' in draft ? draft.settings : undefined;
}
