import type { Readable } from 'node:stream';

/** Where an object lies. Under `public/` it may be read by anybody and never changes; under `private/` by whom the store lets. */
export type ObjectKey = `${'public' | 'private'}/${string}`;

/** An object as it comes: its bytes, at once or as a stream, and how many they are. */
export interface StoredObject {
  body: Buffer | Readable;
  bytes: number;
}

/** Keeps files of the store by key. One test holds for every one of them: `object-store.suite.ts`. */
export interface ObjectStore {
  /** Stores an object, in place of one that has its key already. @throws for one above `mostObjectBytes` */
  put(key: ObjectKey, data: Buffer): Promise<void>;
  /** @returns null when there is none */
  get(key: ObjectKey): Promise<StoredObject | null>;
  /** Removes an object; one that is not there is removed already. */
  remove(key: ObjectKey): Promise<void>;
}

/** Object storage does not answer, or refuses. The same may succeed in a moment. */
export class StorageError extends Error {}

/** Far above what an upload may be once it is drawn anew. */
export const mostObjectBytes = 16 * 1024 * 1024;

const types: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  avif: 'image/avif',
  jpeg: 'image/jpeg',
  txt: 'text/plain; charset=utf-8',
};

/** The content type of an object, which its ending says. */
export const typeOf = (key: ObjectKey): string => types[key.split('.').at(-1) ?? ''] ?? 'application/octet-stream';

const pattern = /^(public|private)(\/[a-z0-9][a-z0-9.-]*)+$/;

/** @throws for a key that could leave its place, and for too many bytes */
export const checkObject = (key: ObjectKey, data?: Buffer) => {
  if (!pattern.test(key) || key.includes('..')) throw new Error(`no key of an object: ${key}`);
  if (data && data.length > mostObjectBytes) throw new Error(`${key} is too large: ${data.length} bytes`);
};
