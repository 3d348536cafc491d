import { isRefused } from './api-error';

/**
 * Gives each thing that somebody wants done a key of its own, the same for each try of it: a press after a lost answer, a second press, a
 * call made again after a fresh sign-in. The server does it once.
 */
export const createRequestKeys = (make: () => string = () => crypto.randomUUID()) => {
  const open = new Map<string, string>();
  return {
    /** @throws what `call` throws */
    async run<T>(input: unknown, call: (key: string) => Promise<T>): Promise<T> {
      const wanted = JSON.stringify(input);
      const key = open.get(wanted) ?? make();
      open.set(wanted, key);
      const close = () => void (open.get(wanted) === key && open.delete(wanted));
      try {
        const answer = await call(key);
        close();
        return answer;
      } catch (error) {
        // Where nobody knows what came of it, the next try is the same one.
        if (isRefused(error)) close();
        throw error;
      }
    },
  };
};
