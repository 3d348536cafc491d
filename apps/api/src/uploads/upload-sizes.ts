import { sql } from 'kysely';
import { row, run } from '../database/tx';
import type { Deps } from '../deps';
import { notFound } from '../errors';
import { makeAhead, pictureIn, type PictureSize, type PictureSource } from '../img/resize';
import { bytesOf } from '../storage/layered-store';
import type { ObjectKey, ObjectStore } from '../storage/object-store';
import { createUploadFiles, type FoundUpload, isPrivate, storeNamed } from './upload-files';

/** Makes the sizes of a new picture that many pages will ask for. */
export const sizesJob = 'uploads.sizes';

/** What lists, the cart and a product's page ask for (libs/ui, `Picture`). */
const widthsAhead = [160, 320, 480, 640, 960, 1280];

/** Where its sizes lie: beside the upload, and named by a row, so that they go when it goes. */
const storeFor = (place: ObjectStore, name: string, now: () => Date): ObjectStore => ({
  get: (key) => place.get(key),
  remove: (key) => place.remove(key),
  put: (key, data) =>
    storeNamed(place, { object: key, data, now: now() }, () =>
      run(sql`
        insert into upload_size(key, name) select ${key}, name from upload where name = ${name} on conflict do nothing`),
    ),
});

const sourceOf = (name: string, upload: FoundUpload): PictureSource => ({
  sizesAt: async (): Promise<ObjectKey> => `public/uploads/${name}`,
  async read() {
    const object = await upload.open();
    if (!object) throw notFound();
    return bytesOf(object);
  },
});

/** Sizes of public uploads. An identity document has none: it is shown as it is, and nothing of it lies anywhere else. */
export const createUploadSizes = ({ clock, storage }: Pick<Deps, 'clock' | 'storage'>) => {
  const files = createUploadFiles({ storage });
  const storeOf = (name: string) => storeFor(storage.uploads ?? storage.pictures, name, clock.now);
  return {
    /** @throws {ReplyError} 404 when the storage has lost the upload @throws {StorageError} when it does not answer */
    inSize: (name: string, upload: FoundUpload, asked: PictureSize) =>
      pictureIn(storeOf(name), sourceOf(name, upload), asked),
    /** Makes them ahead as AVIF, so that the first who sees the picture has the small one. One that was deleted meanwhile has none. */
    async makeAhead(name: string): Promise<void> {
      const upload = await files.find(name);
      if (!upload || isPrivate(upload.model)) return;
      for (const width of widthsAhead)
        await makeAhead(storeOf(name), sourceOf(name, upload), { width, format: 'avif' });
    },
  };
};

/** Forgets the sizes of an upload whose bytes move to another place: they are made again there. */
export const forgetSizes = async (name: string, place: ObjectStore): Promise<void> => {
  for (;;) {
    const size = await row(sql<{ key: ObjectKey }>`
      delete from upload_size where key = (select key from upload_size where name = ${name} limit 1) returning key`);
    if (!size) return;
    await place.remove(size.key);
  }
};
