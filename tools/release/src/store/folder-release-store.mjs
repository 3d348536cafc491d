import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { withLock } from '../lock.mjs';
import { makeFolder } from '../make-folder.mjs';
import { writeWhole } from '../whole-file.mjs';
import { checkKey, isHealthReport, isKey, ReleaseStoreError } from './object-keys.mjs';

const tagOf = (bytes) => createHash('sha256').update(bytes).digest('hex');

/** Files of the folder that are no objects: the lock, and what is written at this moment. */
const isObject = (name) => !/\.lock$|\.next$/.test(name);

/**
 * A release store in a folder that all machines mount. A file system has no conditional rename, so `replace` compares and renames under
 * a lock, which is held for these two steps alone.
 * @returns {import('./release-store.mjs').ReleaseStore}
 */
export const createFolderReleaseStore = (folder) => {
  const fileOf = (key) => {
    checkKey(key);
    return join(folder, ...key.split('/'));
  };
  const bytesAt = (file) => {
    try {
      return readFileSync(file);
    } catch (error) {
      if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
      throw error;
    }
  };
  const put = (file, bytes, options) => {
    makeFolder(dirname(file));
    writeWhole(file, bytes, options);
  };
  /** A disk that does not answer is an outage of the store, as a server's is. */
  const told = async (work) => {
    try {
      return work();
    } catch (error) {
      throw error.code ? new ReleaseStoreError(error.message, { cause: error }) : error;
    }
  };
  return {
    name: folder,
    read: (key, known) =>
      told(() => {
        const bytes = bytesAt(fileOf(key));
        if (!bytes) return null;
        const tag = tagOf(bytes);
        return tag === known ? 'same' : { bytes, tag };
      }),
    replace: (key, bytes, tag) =>
      told(() => {
        const file = fileOf(key);
        makeFolder(folder);
        return withLock(folder, (isMine) => {
          const stored = bytesAt(file);
          if ((stored && tagOf(stored)) !== tag || !isMine()) return null;
          put(file, bytes);
          return tagOf(bytes);
        });
      }),
    write: (key, bytes) => told(() => put(fileOf(key), bytes, { isFlushed: !isHealthReport(key) })),
    list: (prefix) =>
      told(() => {
        const start = join(folder, ...prefix.split('/'));
        return filesUnder(prefix.endsWith('/') || !prefix ? start : dirname(start))
          .map((file) => ({ file, key: relative(folder, file).split(sep).join('/') }))
          .filter(({ key }) => key.startsWith(prefix) && isObject(key) && isKey(key))
          .flatMap(({ file, key }) => {
            const found = statSync(file, { throwIfNoEntry: false }); // none: somebody removed it at this moment
            return found ? [{ key, bytes: found.size, at: found.mtimeMs }] : [];
          });
      }),
    remove: (key) => told(() => rmSync(fileOf(key), { force: true })),
  };
};

const filesUnder = (folder) => {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
  } catch (error) {
    if (error.code === 'ENOENT') return [];
    throw error;
  }
};
