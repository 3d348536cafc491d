import type { PendingRequestKeys } from '@souk/api-client';

/**
 * Remembers the idempotency key of each call of which nobody knows what came of it, so that a dialog that was closed and opened again makes the
 * same call, and the server does it once.
 * @param ms for how long after the last try a call with the same input is that call; later it is a new one
 */
export const createPendingRequestKeys = (ms: number): PendingRequestKeys => {
  const all = new Map<string, { key: string; at: number }>();
  const forgetOld = () => {
    for (const [wanted, { at }] of all) if (Date.now() - at >= ms) all.delete(wanted);
  };
  return {
    find: (wanted) => {
      forgetOld();
      return all.get(wanted)?.key;
    },
    note: (wanted, key) => void (key === null ? all.delete(wanted) : all.set(wanted, { key, at: Date.now() })),
  };
};
