import type { UploadModel } from '@souk/contract';
import { sql } from 'kysely';
import { row, rows, run } from '../database/tx';
import type { ObjectKey } from '../storage/object-store';

/** What a picture is for: something of a shopper's, or a product. */
export type PictureKind = UploadModel | 'product';

export interface NewUpload {
  name: string;
  storeId: number;
  userId: string | null;
  email: string | null;
  model: PictureKind;
  fileName: string;
  /** Null: they lie in object storage, as `object` says. */
  data: Buffer | null;
  object: ObjectKey | null;
  now: Date;
}

export const insertUpload = (upload: NewUpload) =>
  run(sql`
    insert into upload(name, store_id, user_id, email, model, file_name, data, object, created_at)
    values (${upload.name}, ${upload.storeId}, ${upload.userId}, ${upload.email}, ${upload.model}, ${upload.fileName},
      ${upload.data}, ${upload.object}, ${upload.now})`);

export const findUpload = (name: string) =>
  row(sql<{ data: Buffer | null; object: ObjectKey | null; model: PictureKind }>`
    select data, object, model from upload where name = ${name}`);

/** Whose pictures: a user's, or those of an applicant who proved an e-mail. */
export type UploadOwner = { userId: string } | { email: string };

const ownedBy = (owner: UploadOwner) =>
  'userId' in owner ? sql`user_id = ${owner.userId}` : sql`email = ${owner.email} and user_id is null`;

/** Marks own pictures as used. @returns those of the names that are the owner's */
export const claimUploads = async (owner: UploadOwner, names: readonly string[], now: Date): Promise<string[]> => {
  const found = await rows(sql<{ name: string }>`
    update upload set used_at = coalesce(used_at, ${now})
    where name = any(${[...names]}::text[]) and (${ownedBy(owner)}) returning name`);
  return found.map(({ name }) => name);
};
