import { type RawBuilder, sql } from 'kysely';
import { rows, run, tx } from '../database/tx';
import type { Deps } from '../deps';
import { type ObjectKey, type ObjectStore, type StoredObject, StorageError } from '../storage/object-store';
import { findUpload, insertUpload, type NewUpload, type PictureKind } from './uploads.repository';

/** Far longer than storing one takes: whoever has no row by then has failed. */
const unfinishedMs = 3_600_000;
const atOnce = 100;

/** An identity document is for whoever was given its address; every other picture stands on a page. */
export const isPrivate = (model: PictureKind) => model === 'application';

/** Where an upload lies in object storage. */
export const objectOf = ({ name, model }: Pick<NewUpload, 'name' | 'model'>): ObjectKey =>
  `${isPrivate(model) ? 'private' : 'public'}/uploads/${name}.webp`;

/** Whether a row names the object: an upload's, or one of its sizes. */
const isNamed = (key: RawBuilder<unknown>) => sql`(exists (select 1 from upload where upload.object = ${key})
  or exists (select 1 from upload_size where upload_size.key = ${key}))`;

const removeAt = (key: ObjectKey, due: Date) =>
  run(sql`
    insert into object_removal(key, due_at) values (${key}, ${due})
    on conflict (key) do update set due_at = excluded.due_at`);

/** Stores an object and what names it, or neither: whatever fails in between, an object without a row is removed an hour later. */
export const storeNamed = async (
  uploads: ObjectStore,
  { object, data, now }: { object: ObjectKey; data: Buffer; now: Date },
  writeName: () => Promise<unknown>,
) => {
  await removeAt(object, new Date(now.getTime() + unfinishedMs));
  await uploads.put(object, data);
  await tx(async () => {
    await writeName();
    await run(sql`delete from object_removal where key = ${object} and ${isNamed(sql`${object}`)}`);
  });
};

/** An upload that was found, and its bytes once they are wanted. */
export interface FoundUpload {
  model: PictureKind;
  /** @returns null when the storage has lost it */
  open(): Promise<StoredObject | null>;
}

/** Keeps the bytes of uploads: in their row, or in object storage where there is one. */
export const createUploadFiles = ({ storage: { uploads } }: Pick<Deps, 'storage'>) => ({
  /** @throws {StorageError} when the storage does not take it; nothing is left of it then */
  async save(upload: Omit<NewUpload, 'data' | 'object'> & { data: Buffer }) {
    if (!uploads) return insertUpload({ ...upload, object: null });
    const object = objectOf(upload);
    await storeNamed(uploads, { ...upload, object }, () => insertUpload({ ...upload, data: null, object }));
  },
  async find(name: string): Promise<FoundUpload | null> {
    const found = await findUpload(name);
    if (!found) return null;
    const { data, object, model } = found;
    const open = async () => {
      if (data) return { body: data, bytes: data.length };
      if (!uploads || !object) throw new StorageError(`${object}: STORAGE_URL is not set`);
      return uploads.get(object);
    };
    return { model, open };
  },
});

/** Removes the objects that no row names any more. A storage that is out leaves the rest for the next time. */
export const removeDueObjects = async (uploads: ObjectStore, now: Date): Promise<void> => {
  for (;;) {
    const due = await rows(sql<{ key: ObjectKey }>`
      select key from object_removal where due_at <= ${now}
        and not ${isNamed(sql`object_removal.key`)} order by due_at limit ${atOnce}`);
    for (const { key } of due) {
      await uploads.remove(key);
      await run(sql`delete from object_removal where key = ${key} and due_at <= ${now}`);
    }
    if (due.length < atOnce) return;
  }
};
