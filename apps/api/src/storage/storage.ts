import type { Config } from '../config';
import { createFolderStore } from './folder-store';
import { createLayeredStore } from './layered-store';
import { type ObjectKey, type ObjectStore, StorageError } from './object-store';
import { createS3Store } from './s3-store';

/** `own`: this process's folder and the database. The others are object storage's. */
export type StorageState = 'own' | 'ready' | 'not reached';

/** Where the store keeps what is no row. */
export interface Storage {
  /** Pictures that were resized: each can be made again. */
  pictures: ObjectStore;
  /** What people uploaded. Null: the bytes stand in the upload's row. */
  uploads: ObjectStore | null;
  state(): StorageState;
  close(): void;
}

type Report = (state: StorageState, reason: string) => void;

const probeKey: ObjectKey = 'private/health.txt';
const probeMs = 30_000;

/** Notes of each request whether object storage did what it was asked. */
const watched = (store: ObjectStore, note: (error: unknown) => void): ObjectStore => {
  const noted = async <T>(work: Promise<T>): Promise<T> => {
    try {
      const result = await work;
      note(null);
      return result;
    } catch (error) {
      note(error);
      throw error;
    }
  };
  return {
    put: (key, data) => noted(store.put(key, data)),
    get: (key) => noted(store.get(key)),
    remove: (key) => noted(store.remove(key)),
  };
};

/** Writes a small object and reads it now and then, so that health is known while nobody uploads. */
const probe = async (store: ObjectStore) => {
  const found = await store.get(probeKey).catch(() => null);
  if (!found) return store.put(probeKey, Buffer.from('This object shows that the store reaches its storage.\n'));
  if (!Buffer.isBuffer(found.body)) found.body.resume();
};

const openBucket = (url: string, onChange: Report) => {
  let state: StorageState = 'not reached';
  let isKnown = false;
  const note = (error: unknown) => {
    if (error && !(error instanceof StorageError)) return;
    const next = error ? 'not reached' : 'ready';
    if (isKnown && next === state) return;
    [state, isKnown] = [next, true];
    onChange(next, error ? (error as StorageError).message : '');
  };
  const bucket = createS3Store(url);
  // Noted as a whole: a bucket that answers and takes nothing is none.
  const look = () => void probe(bucket).then(() => note(null), note);
  look();
  const timer = setInterval(look, probeMs).unref();
  return { store: watched(bucket, note), state: () => state, close: () => clearInterval(timer) };
};

/** Opens the bucket that `STORAGE_URL` names; without one the folder and the database hold everything. */
export const openStorage = (
  { dataDir, storageUrl }: Pick<Config, 'dataDir' | 'storageUrl'>,
  onChange: Report,
): Storage => {
  const folder = createFolderStore(dataDir);
  if (!storageUrl) return { pictures: folder, uploads: null, state: () => 'own', close: () => undefined };
  const { store, state, close } = openBucket(storageUrl, onChange);
  return { pictures: createLayeredStore(folder, store), uploads: store, state, close };
};
