import { asMadeOnce, isRefused } from './api-error';

/** Keys of what was asked for and has no answer, for whoever asks for the same in another place. */
export type PendingRequestKeys = {
  /** @returns undefined: there is none, or it is too old */
  find: (wanted: string) => string | undefined;
  /** @param key null: it was answered */
  note: (wanted: string, key: string | null) => void;
};

/**
 * Gives each thing that somebody wants done a key of its own, the same for each try of it: a press after a lost answer, a second press, a
 * call made again after a fresh sign-in. The server does it once.
 * @param elsewhere what other forms and earlier ones have no answer to; absent: only this one's own tries are known
 */
export const createRequestKeys = (make: () => string = () => crypto.randomUUID(), elsewhere?: PendingRequestKeys) => {
  const open = new Map<string, string>();
  return {
    /** @throws what `call` throws; of a call without an answer it says that the next try does nothing twice */
    async run<T>(input: unknown, call: (key: string) => Promise<T>): Promise<T> {
      const wanted = JSON.stringify(input);
      const key = open.get(wanted) ?? elsewhere?.find(wanted) ?? make();
      open.set(wanted, key);
      elsewhere?.note(wanted, key);
      const close = () => {
        if (open.get(wanted) === key) open.delete(wanted);
        if (elsewhere?.find(wanted) === key) elsewhere.note(wanted, null);
      };
      try {
        const answer = await call(key);
        close();
        return answer;
      } catch (error) {
        // Where nobody knows what came of it, the next try is the same one.
        if (isRefused(error)) close();
        throw asMadeOnce(error);
      }
    },
  };
};
