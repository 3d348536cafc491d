import { LRUCache } from 'lru-cache';

/**
 * Keeps only what took long to find out, and only for a while: a small store always answers from its tables, a large one
 * does not count all of itself for every visitor.
 */
export function createSlowCache<T extends object>(options: { slowMs: number; keepMs: number; max: number }) {
  const kept = new LRUCache<string, T>({ max: options.max, ttl: options.keepMs });
  return async (key: string, find: () => Promise<T>): Promise<T> => {
    const found = kept.get(key);
    if (found) return found;
    const start = performance.now();
    const fresh = await find();
    if (performance.now() - start > options.slowMs) kept.set(key, fresh);
    return fresh;
  };
}
