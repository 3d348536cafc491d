import { AsyncLocalStorage } from 'node:async_hooks';
import { format } from 'node:util';
import { loggedError } from '@souk/build/source-stack';
import pino, { type DestinationStream } from 'pino';

const traces = new AsyncLocalStorage<string>();

/** Every line that is logged during this work, and because of it, carries the number of the request's trace. */
export const withTraceId = <T>(traceId: string, work: () => T): T => traces.run(traceId, work);

/** The number of the trace of the request that is being answered; undefined outside any. */
export const currentTraceId = (): string | undefined => traces.getStore();

/** @param destination where lines go; absent: standard output, each written before the call returns */
export const createLog = (destination?: DestinationStream) =>
  pino(
    {
      name: 'souk-shell',
      serializers: { err: loggedError },
      mixin: () => ({ traceId: currentTraceId() }),
    },
    destination ?? pino.destination({ sync: true }),
  );

/** This process's log: JSON lines as the api's, from `LOG_LEVEL` on. Source: docs/operations.md, Logs. */
export const log = createLog();

export const logLevels: readonly string[] = [...Object.keys(pino.levels.values).reverse(), 'silent'];

const consoleLevels = { debug: 'debug', log: 'info', info: 'info', warn: 'warn', error: 'error' } as const;

/**
 * Has whatever else runs in this process log as it does: remotes, React and libraries know the console alone. Called once, at the start;
 * the error that ends the process is logged as well.
 */
export const logConsole = (to: ReturnType<typeof createLog> = log) => {
  for (const [method, level] of Object.entries(consoleLevels))
    Object.assign(console, {
      [method]: (...words: unknown[]) => {
        const err = words.find((word) => word instanceof Error);
        to[level]({ err }, format(...words.filter((word) => word !== err)));
      },
    });
  process.on('uncaughtExceptionMonitor', (err) => to.fatal({ err }, 'the process ends'));
};
