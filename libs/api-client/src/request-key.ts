import { isRefused } from './api-error';

/**
 * Gives each thing that somebody wants done a key of its own, the same for each try of it: a press after a lost answer, a second press, a
 * call made again after a fresh sign-in. The server does it once.
 * @param unansweredMs for how long the same, asked for after an answer was lost, is the same wish; absent: for as long as these keys are held
 */
export const createRequestKeys = (make: () => string = () => crypto.randomUUID(), unansweredMs = Infinity) => {
  const open = new Map<string, { key: string; at: number }>();
  return {
    /** @throws what `call` throws */
    async run<T>(input: unknown, call: (key: string) => Promise<T>): Promise<T> {
      const wanted = JSON.stringify(input);
      const [last, at] = [open.get(wanted), Date.now()];
      const key = last && at - last.at < unansweredMs ? last.key : make();
      open.set(wanted, { key, at });
      const close = () => void (open.get(wanted)?.key === key && open.delete(wanted));
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
