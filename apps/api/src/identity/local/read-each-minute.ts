/** How long a process uses keys of the database that it has read. */
export const readEveryMs = 60_000;

/** A reading that stands for a minute. */
export interface MinuteReading<T> {
  current(): Promise<T>;
  forget(): void;
}

/** Calls `read` at most once a minute. A reading that failed is tried again at once. */
export const readEachMinute = <T>(read: () => Promise<T>, now: () => number = Date.now): MinuteReading<T> => {
  let last: { at: number; value: Promise<T> } | undefined;
  return {
    current() {
      if (!last || now() - last.at >= readEveryMs) {
        const value = read();
        last = { at: now(), value };
        value.catch(() => (last = undefined));
      }
      return last.value;
    },
    forget: () => (last = undefined),
  };
};
