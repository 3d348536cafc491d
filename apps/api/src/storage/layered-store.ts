import { buffer } from 'node:stream/consumers';
import type { ObjectStore, StoredObject } from './object-store';

/** All bytes of an object. */
export const bytesOf = async ({ body }: StoredObject): Promise<Buffer> => (Buffer.isBuffer(body) ? body : buffer(body));

/** Reads from a store nearby before a far one, and puts beside it what only the far one had. What it stores, both have. */
export const createLayeredStore = (near: ObjectStore, far: ObjectStore): ObjectStore => ({
  async put(key, data) {
    await near.put(key, data);
    await far.put(key, data);
  },
  async get(key) {
    const found = await near.get(key);
    if (found) return found;
    const object = await far.get(key);
    if (!object) return null;
    const data = await bytesOf(object);
    await near.put(key, data);
    return { body: data, bytes: data.length };
  },
  async remove(key) {
    await far.remove(key);
    await near.remove(key);
  },
});
