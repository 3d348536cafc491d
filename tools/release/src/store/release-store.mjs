import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { createFolderReleaseStore } from './folder-release-store.mjs';
import { createS3ReleaseStore } from './s3-release-store.mjs';

/**
 * Where the release document and all builds lie for everybody: publishers write there, every shell server reads from there. One test
 * holds for each of them: `release-store.suite.mjs`.
 * @typedef {object} ReleaseStore
 * @property {string} name as messages call it, without a secret
 * @property {(key: string, known?: string) => Promise<{ bytes: Buffer, tag: string } | 'same' | null>} read null: there is none;
 * `same`: it still has the tag `known`
 * @property {(key: string, bytes: Buffer | string, tag: string | null) => Promise<string | null>} replace compares and replaces in one
 * step: writes only where the object still has this tag (null: where there is none). Returns the new tag, null when it was not so
 * @property {(key: string, bytes: Buffer | string) => Promise<void>} write puts an object in place of whatever is there
 * @property {(prefix: string) => Promise<{ key: string, bytes: number, at: number }[]>} list
 * @property {(key: string) => Promise<void>} remove one that is not there is removed already
 */

/** `s3://bucket/prefix` is a bucket of the server that STORAGE_URL names, reached with the same key. */
const addressOf = (text, storageUrl) => {
  if (/^https?:/.test(text)) return text;
  const { host: bucket, pathname } = new URL(text);
  if (!storageUrl) throw new Error('RELEASE_STORE=s3://… also needs STORAGE_URL, which names the server and its key');
  if (!URL.canParse(storageUrl))
    throw new Error('STORAGE_URL must be an address like https://KEY:SECRET@s3.example/bucket');
  const server = new URL(storageUrl);
  if (/^\/?$/.test(server.pathname))
    throw new Error(
      'STORAGE_URL has its bucket in the name of the host: set RELEASE_STORE to a whole address, https://KEY:SECRET@host/prefix',
    );
  server.pathname = `/${bucket}${pathname}`;
  return server.href;
};

const folderOf = (text) => {
  const folder = resolve(text);
  if (existsSync(folder) && !statSync(folder).isDirectory()) throw new Error(`RELEASE_STORE: ${folder} is no folder`);
  return folder;
};

/**
 * Opens the store that RELEASE_STORE names: a folder, `s3://bucket/prefix`, or a bucket's whole address as STORAGE_URL has it.
 * @returns {ReleaseStore}
 * @throws in one line when it is none of these
 */
export const openReleaseStore = (text, storageUrl) => {
  // `s3:releases` is a slip of the pen, and would be a folder of that name.
  if (!/^(\w+:\/\/|s3:|https?:)/.test(text)) return createFolderReleaseStore(folderOf(text));
  const isKnown = /^(s3|https?):\/\/[^/]/.test(text) && URL.canParse(text);
  if (!isKnown) throw new Error('RELEASE_STORE must be a folder, s3://bucket/prefix or https://KEY:SECRET@host/bucket');
  const address = addressOf(text, storageUrl);
  const { username, password } = new URL(address);
  if (!username || !password)
    throw new Error('RELEASE_STORE needs a key and a secret: https://KEY:SECRET@host/bucket, or those of STORAGE_URL');
  return createS3ReleaseStore(address);
};
