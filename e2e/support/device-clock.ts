import type { BrowserContext } from '@playwright/test';

/** Sets the clock of a browser: its scripts read a time that is `aheadMs` later than the machine's. Time passes as ever. */
export const setDeviceClock = (context: BrowserContext, aheadMs: number): Promise<unknown> =>
  context.addInitScript((ms) => {
    const machine = Date;
    window.Date = new Proxy(machine, {
      construct: (target, given: ConstructorParameters<DateConstructor>, newTarget) =>
        Reflect.construct(target, given.length ? given : [machine.now() + ms], newTarget) as Date,
      apply: () => new machine(machine.now() + ms).toString(),
      get: (target, name) => (name === 'now' ? () => machine.now() + ms : (Reflect.get(target, name) as unknown)),
    });
  }, aheadMs);
