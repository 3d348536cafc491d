import { randomUUID } from 'node:crypto';
import { documentKey, probePrefix } from './object-keys.mjs';

const ignored = ({ name }, header) =>
  new Error(
    `${name} ignores ${header}: two publishers could overwrite each other there. Use storage with conditional writes`,
  );

/**
 * Tries the conditions that publishing depends on, with a small object of its own.
 * @throws in one line when the store writes although a condition does not hold
 */
export const refuseWithoutConditionalWrites = async (store) => {
  const key = `${probePrefix}${randomUUID()}.txt`;
  try {
    const tag = await store.replace(key, 'first', null);
    if (!tag) throw ignored(store, 'PUT'); // it says no where it should say yes
    if (await store.replace(key, 'second', null)) throw ignored(store, 'If-None-Match');
    const next = await store.replace(key, 'third', tag);
    if (!next) throw ignored(store, 'If-Match');
    if (await store.replace(key, 'fourth', tag)) throw ignored(store, 'If-Match');
  } finally {
    await store.remove(key).catch(() => {}); // what went wrong before is what counts
  }
};

/**
 * Tries the condition that servers ask the document by. They may have a key that only reads.
 * @throws in one line when the store answers with a document that has not changed
 */
export const refuseWithoutConditionalReads = async (store) => {
  const found = await store.read(documentKey);
  if (!found || found === 'same') return;
  const again = await store.read(documentKey, found.tag);
  const isChanged = again !== 'same' && again?.tag !== found.tag; // by a publisher, at this moment
  if (again !== 'same' && !isChanged)
    throw new Error(`${store.name} ignores If-None-Match: every look at the document would fetch all of it`);
};
