import { setTimeout as wait } from 'node:timers/promises';
import { Gauge, type Registry } from 'prom-client';

/** No figure waits longer for the database: whoever collects them gives up after some seconds, and takes the whole process for gone. */
const patienceMs = 3000;

/**
 * One reading for all that ask at the same time. One that hangs is not begun again.
 * @returns undefined while the database does not answer, or not in time
 */
export const readOnce = <T>(read: () => Promise<T>, waitMs = patienceMs): (() => Promise<T | undefined>) => {
  let reading: Promise<T | undefined> | undefined;
  return () => {
    reading ??= read()
      .catch(() => undefined)
      .finally(() => (reading = undefined));
    return Promise.race([reading, wait(waitMs, undefined, { ref: false })]);
  };
};

interface Named {
  name: `souk_${string}`;
  help: string;
  /** The one by which it has several values; absent: it has one. */
  label?: string;
}

/**
 * A figure that is read from the database. While that does not answer the figure is absent, and all others of the process are told.
 * @param read by `readOnce` @param show sets the figure's values
 */
export const databaseFigure = <T>(
  registry: Registry,
  { name, help, label }: Named,
  read: () => Promise<T | undefined>,
  show: (gauge: Gauge, found: T) => void,
) =>
  new Gauge({
    name,
    help,
    labelNames: label ? [label] : [],
    registers: [registry],
    async collect() {
      const found = await read();
      if (label) this.reset();
      else this.remove(); // a reset would make it 0
      if (found !== undefined) show(this, found);
    },
  });
