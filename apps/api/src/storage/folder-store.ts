import { randomUUID } from 'node:crypto';
import { mkdir, opendir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkObject, type ObjectKey, type ObjectStore } from './object-store';

export interface FolderStore extends ObjectStore {
  /** Keys below `public/<part>/` of what was written before an instant; none where nothing was yet. */
  olderThan(part: string, before: Date): AsyncGenerator<ObjectKey>;
}

/** @returns what work on a file gives; null when it is not there */
const orNull = <T>(work: Promise<T>): Promise<T | null> =>
  work.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });

/**
 * Stores objects as files of a folder: `public/pictures/a.webp` is `pictures/a.webp` in it. Nobody but this process reads the folder, so
 * the first part of a key says nothing here.
 */
export const createFolderStore = (folder: string): FolderStore => {
  const fileOf = (key: ObjectKey) => join(folder, ...key.split('/').slice(1));
  return {
    async put(key, data) {
      checkObject(key, data);
      const file = fileOf(key);
      const own = `${file}.${randomUUID()}.tmp`;
      await mkdir(dirname(file), { recursive: true });
      try {
        await writeFile(own, data);
        // Whoever reads meanwhile finds the old one whole, or none.
        await rename(own, file);
      } catch (error) {
        await rm(own, { force: true }); // on a full disk each half file would make it fuller
        throw error;
      }
    },
    async get(key) {
      checkObject(key);
      const body = await orNull(readFile(fileOf(key)));
      return body && { body, bytes: body.length };
    },
    async remove(key) {
      checkObject(key);
      await rm(fileOf(key), { force: true });
    },
    async *olderThan(part, before) {
      for await (const { name } of (await orNull(opendir(join(folder, part)))) ?? []) {
        const found = await orNull(stat(join(folder, part, name)));
        if (found?.isFile() && found.mtime < before) yield `public/${part}/${name}`;
      }
    },
  };
};
