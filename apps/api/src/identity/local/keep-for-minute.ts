/** How long a process uses keys of the database that it has read. */
export const readEveryMs = 60_000;

/** What was read, kept for a minute. */
export interface KeptForMinute<T> {
  current(): Promise<T>;
  forget(): void;
}

/** Keeps what `read` gave for a minute. A read that failed is not kept: the next call reads again. */
export const keepForMinute = <T>(read: () => Promise<T>, now: () => number = Date.now): KeptForMinute<T> => {
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
