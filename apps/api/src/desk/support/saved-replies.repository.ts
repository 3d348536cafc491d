import type { SavedReply, SavedReplyWords } from '@souk/contract/desk';
import { sql } from 'kysely';
import { row, rows, run } from '../../database/tx';
import type { Scope } from '../desk-ctx';

const columns = sql`id, name, text_en as "textEn", text_fr as "textFr", version`;

/** Saved replies of a store, by name. */
export const listReplies = ({ storeId }: Scope) =>
  rows(sql<SavedReply>`select ${columns} from saved_reply where store_id = ${storeId} order by lower(name), id`);

/** One of a store's; undefined: there is none by that id. Held until the transaction ends. */
export const heldReply = ({ storeId }: Scope, id: number) =>
  row(sql<SavedReply>`select ${columns} from saved_reply where store_id = ${storeId} and id = ${id} for update`);

/** Whether another one of a store is called so. */
export const isNameTaken = async ({ storeId }: Scope, name: string, own: number | null): Promise<boolean> =>
  (await row(sql`
    select 1 from saved_reply where store_id = ${storeId} and name = ${name} and id is distinct from ${own}`)) !==
  undefined;

/** @returns its id */
export const insertReply = async ({ storeId }: Scope, { name, textEn, textFr }: SavedReplyWords): Promise<number> =>
  (
    await row(sql<{ id: number }>`
      insert into saved_reply(store_id, name, text_en, text_fr) values (${storeId}, ${name}, ${textEn}, ${textFr}) returning id`)
  )?.id ?? 0;

export const updateReply = (id: number, { name, textEn, textFr }: SavedReplyWords) =>
  run(sql`
    update saved_reply set name = ${name}, text_en = ${textEn}, text_fr = ${textFr}, version = version + 1 where id = ${id}`);

export const deleteReply = (id: number) => run(sql`delete from saved_reply where id = ${id}`);

/** Makes those who add to a store's saved replies wait for each other. */
export const lockReplies = ({ storeId }: Scope) =>
  run(sql`select pg_advisory_xact_lock(hashtext('saved_reply'), ${storeId}::int)`);
