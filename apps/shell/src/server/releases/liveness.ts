type Written = { key: string; at: number; bytes: number };

/**
 * Tells by whether its object changes whether a process still writes: storage has a clock of its own, and an object may lie there longer
 * than any process ran.
 * @param beatMs how often a process writes at the least
 * @param goneMs how long one that is gone has written nothing
 */
export const createLiveness = ({ beatMs, goneMs }: { beatMs: number; goneMs: number }) => {
  let known = new Map<string, { state: string; silentMs: number; hasChanged: boolean }>();
  let lookedAt = -Infinity;
  return {
    /** Looks at all objects as they are listed now. */
    look: (objects: readonly Written[]) => {
      const now = performance.now();
      // While the storage is out, or this machine sleeps, nobody can be heard.
      const sinceMs = Math.min(now - lookedAt, beatMs);
      lookedAt = now;
      const anew = objects.map(({ key, at, bytes }) => {
        const [before, state] = [known.get(key), `${at} ${bytes}`];
        return before?.state === state
          ? ([key, { ...before, silentMs: before.silentMs + sinceMs }] as const)
          : ([key, { state, silentMs: 0, hasChanged: before !== undefined }] as const);
      });
      known = new Map(anew);
    },
    isGone: (key: string) => (known.get(key)?.silentMs ?? 0) > goneMs,
    /** Whether it was written again since it was first seen: somebody is there. */
    isWriting: (key: string) => known.get(key)?.hasChanged ?? false,
  };
};
