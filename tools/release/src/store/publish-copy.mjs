import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentKey } from './object-keys.mjs';
import { filesOf, forEach } from './working-copy.mjs';

/**
 * Writes the files of builds that the store does not have, or has otherwise. A build's release file comes last; of one
 * that was stored once more it is written again, since its time says how long `prune` leaves the build alone.
 */
export const writeBuilds = async (store, copy) => {
  for (const build of copy.ownBuilds()) {
    const isRelease = ({ key }) => key === `${build}/release.json`;
    const files = filesOf(copy.dir, build).filter(
      (file) => !copy.hasInStore(file.key, file.bytes) || (isRelease(file) && copy.isStoredAnew(build)),
    );
    const release = files.at(-1) && isRelease(files.at(-1)) ? files.pop() : undefined;
    await forEach(files, (file) => writeFile(store, copy, file));
    if (release) await writeFile(store, copy, release);
  }
};

const writeFile = async (store, copy, { key, bytes }) => {
  // What was copied and is other bytes now was spoiled in the store, and is restored.
  if (copy.isKnown(key)) await store.write(key, bytes);
  else if (!(await store.replace(key, bytes, null))) await refuseOther(store, key, bytes);
  copy.noteStored(key, bytes);
};

/** Another publisher may have been first with the same bytes; other bytes under a version are never written over. */
const refuseOther = async (store, key, bytes) => {
  const found = await store.read(key);
  if (found && !found.bytes.equals(bytes)) throw new Error(`${store.name} has another ${key} already: build it again`);
};

/**
 * Switches the store to the document of the working copy, if nobody else did meanwhile, and keeps it in the history.
 * @returns whether it is live
 */
export const switchDocument = async (store, { dir, document, changedText }) => {
  const text = changedText();
  if (text === document().text) return true;
  if (!(await store.replace(documentKey, text, document().tag))) return false;
  const stored = new Set((await store.list('history/')).map(({ key }) => key));
  const own = readdirSync(join(dir, 'history')).map((name) => `history/${name}`);
  for (const key of own.filter((each) => !stored.has(each)))
    await store.replace(key, readFileSync(join(dir, key)), null).catch((error) => {
      console.error(`${key} is live; the next change writes it into the history: ${error.message}`);
    });
  return true;
};

/**
 * Removes the builds from the store that the command removed from the working copy.
 * @throws when somebody published meanwhile; then all of them stay
 */
export const removeBuilds = async (store, copy) => {
  const gone = [...copy.builds()].filter(([build]) => !existsSync(join(copy.dir, build)));
  if (!gone.length) return;
  // Without its release file a build is no version: from here on nobody can promote it.
  const releases = [];
  for (const [build] of gone) {
    const key = `${build}/release.json`;
    const found = await store.read(key);
    if (found) releases.push({ key, bytes: found.bytes });
    await store.remove(key);
  }
  if ((await store.read(documentKey, copy.document().tag)) !== 'same') {
    for (const { key, bytes } of releases) await store.write(key, bytes);
    throw new Error('Nothing was deleted: somebody published meanwhile. Run it again');
  }
  for (const [build, { files }] of gone) await forEach(files, (file) => store.remove(`${build}/${file}`));
};
