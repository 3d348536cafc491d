import { tellOnce } from './tell-once';

/** Work that is done by a clock of this process: never twice at once here, and not after `stop`. */
export const createTicks = (onError: (error: Error) => void) => {
  const looks: { seconds: number; look: () => Promise<void> }[] = [];
  const tells = new Map<() => Promise<void>, ReturnType<typeof tellOnce>>();
  const timers = new Set<NodeJS.Timeout>();
  const running = new Set<Promise<void>>();
  const once = async (look: () => Promise<void>) => {
    const tell = tells.get(look);
    const run = look().then(
      () => tell?.forget(),
      (error: unknown) => tell?.tell(error instanceof Error ? error : new Error(String(error))),
    );
    running.add(run);
    await run;
    running.delete(run);
  };
  return {
    add(seconds: number, look: () => Promise<void>) {
      looks.push({ seconds, look });
      tells.set(look, tellOnce(onError));
    },
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
