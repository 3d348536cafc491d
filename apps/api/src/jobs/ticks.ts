/** Work that is done by a clock of this process: never twice at once here, and not after `stop`. */
export const createTicks = (onError: (error: Error) => void) => {
  const looks: { seconds: number; look: () => Promise<void> }[] = [];
  const timers = new Set<NodeJS.Timeout>();
  const running = new Set<Promise<void>>();
  const once = async (look: () => Promise<void>) => {
    const run = look().catch((error: unknown) => onError(error instanceof Error ? error : new Error(String(error))));
    running.add(run);
    await run;
    running.delete(run);
  };
  return {
    add: (seconds: number, look: () => Promise<void>) => void looks.push({ seconds, look }),
    start() {
      for (const { seconds, look } of looks) {
        let isBusy = false;
        const tick = () => {
          if (isBusy) return;
          isBusy = true;
          void once(look).finally(() => (isBusy = false));
        };
        timers.add(setInterval(tick, seconds * 1000).unref());
      }
    },
    async runAll() {
      for (const { look } of looks) await once(look);
    },
    async stop() {
      for (const timer of timers) clearInterval(timer);
      timers.clear();
      await Promise.all(running);
    },
  };
};
