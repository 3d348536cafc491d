import type { UnansweredKeys } from '@souk/api-client';

/** @param ms for how long after its last try the same is the same wish; later it is a new one */
export const createUnansweredKeys = (ms: number): UnansweredKeys => {
  const all = new Map<string, { key: string; at: number }>();
  return {
    find: (wanted) => {
      const last = all.get(wanted);
      return last && Date.now() - last.at < ms ? last.key : undefined;
    },
    note: (wanted, key) => void (key === null ? all.delete(wanted) : all.set(wanted, { key, at: Date.now() })),
  };
};
