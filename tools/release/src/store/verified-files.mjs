import { createHash } from 'node:crypto';
import { isRecord } from '../verified.mjs';

/** @returns path in the build's folder → hash, of every file that a release names */
export const hashesOf = ({ files = {}, server }) =>
  Object.fromEntries([
    ...Object.entries(files).map(([file, { integrity }]) => [`client/${file}`, integrity]),
    ...Object.entries(server?.files ?? {}).map(([file, { integrity }]) => [`server/${file}`, integrity]),
  ]);

/** Whether a release file names its files with their hashes, a shell's as a remote's. */
export const hasHashes = (release) =>
  isRecord(release) &&
  [release.files, release.server?.files]
    .filter((files) => files !== undefined)
    .every((files) => isRecord(files) && Object.values(files).every(isRecord));

/** A shell's scripts that are no files of its pages, in the order in which tools/build hashes them together. */
const documentFiles = ['inline.js', 'private-page.js', 'offline-worker.js', 'vitals.js'];
/** What a shell that was built earlier calls a file, or does without: the hash of all tells whether one is missing. */
const earlierNames = { 'inline.js': ['document.js'], 'private-page.js': ['desk-token.js', null] };

/** @returns a file's own name in that shell, and its bytes; undefined when it can be without @throws when it has to be there */
const documentFile = async (store, build, wanted) => {
  for (const name of [wanted, ...(earlierNames[wanted] ?? [])]) {
    if (name === null) return undefined;
    const object = await store.read(`${build}/document/${name}`);
    if (object) return { name, bytes: object.bytes };
  }
  throw new Error(`${build}/document/${wanted} is not in the release store`);
};

/** @returns path and bytes of a shell's inline scripts @throws when they are not those of its release */
export const documentFilesOf = async (store, build, { documentHash }) => {
  const found = [];
  for (const wanted of documentFiles) {
    const file = await documentFile(store, build, wanted);
    if (file) found.push([`document/${file.name}`, file.bytes]);
  }
  const hash = createHash('sha384').update(Buffer.concat(found.map(([, bytes]) => bytes)));
  if (`sha384-${hash.digest('base64')}` !== documentHash)
    throw new Error(`${build}/document in the release store is not what was released`);
  return found;
};
