import { sql } from 'kysely';
import { row, run } from '../database/tx';
import { bytesOf } from '../storage/layered-store';
import type { ObjectKey, ObjectStore } from '../storage/object-store';
import { objectOf, storeNamed } from '../uploads/upload-files';
import { forgetSizes } from '../uploads/upload-sizes';
import type { NewUpload } from '../uploads/uploads.repository';
import { type Command, CommandError, unknownWords } from './command';

const usage = `npm run storage -- to-bucket      moves the bytes of uploads from the database into the bucket of STORAGE_URL
npm run storage -- to-database    brings them back, before the store goes on without a bucket`;

/** An upload that was looked at. `lost`: the object that is not where it should be, and is left as it is; absent: it was moved. */
interface Moved {
  name: string;
  lost?: string;
}

/**
 * One upload at a time: each is read, stored and noted before the next, so that either command can be stopped and begun again. One that is
 * lost keeps no other from being moved.
 */
const moveAll = async (moveOne: (after: string) => Promise<Moved | null>) => {
  const lost: string[] = [];
  let count = 0;
  for (let one = await moveOne(''); one !== null; one = await moveOne(one.name))
    if (one.lost === undefined) count += 1;
    else lost.push(one.lost);
  return { count, lost };
};

const toBucket =
  (uploads: ObjectStore, pictures: ObjectStore, now: () => Date) =>
  async (after: string): Promise<Moved | null> => {
    const next = await row(sql<Pick<NewUpload, 'name' | 'model'> & { data: Buffer }>`
    select name, model, data from upload where data is not null and name > ${after} order by name limit 1`);
    if (!next) return null;
    const object = objectOf(next);
    await storeNamed(uploads, { object, data: next.data, now: now() }, () =>
      run(sql`update upload set data = null, object = ${object} where name = ${next.name} and data is not null`),
    );
    await forgetSizes(next.name, pictures);
    return { name: next.name };
  };

const toDatabase =
  (uploads: ObjectStore) =>
  async (after: string): Promise<Moved | null> => {
    const next = await row(sql<{ name: string; object: ObjectKey }>`
    select name, object from upload where object is not null and name > ${after} order by name limit 1`);
    if (!next) return null;
    const object = await uploads.get(next.object);
    if (!object) return { name: next.name, lost: next.object };
    await run(sql`update upload set data = ${await bytesOf(object)}, object = null where name = ${next.name}`);
    await forgetSizes(next.name, uploads);
    return { name: next.name };
  };

/** Moves the bytes of uploads between the database and object storage, beside a store that runs. */
export const storage: Command = {
  about:
    'Moves the bytes of uploads between the database and the bucket of STORAGE_URL. It can be stopped and run again; one that is missing is named and left as it is.',
  usage,
  faultOf: (args) => (['to-bucket', 'to-database'].includes(args.join(' ')) ? null : unknownWords('storage', args)),
  async run([where], deps, print) {
    const { uploads, pictures } = deps.storage;
    if (!uploads) throw new CommandError('STORAGE_URL is not set: there is no bucket');
    const { count, lost } = await moveAll(
      where === 'to-bucket' ? toBucket(uploads, pictures, deps.clock.now) : toDatabase(uploads),
    );
    const moved = `${count} uploads were moved`;
    if (lost.length > 0)
      throw new CommandError(`${moved}; not in the bucket, and left as they are: ${lost.join(', ')}`);
    print(moved);
  },
};
