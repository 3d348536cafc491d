import type { EventEmitter } from 'node:events';
import type { Lifecycle } from './health';
import { log } from './log';

const graceMs = 8_000;

type Stop = {
  lifecycle: Lifecycle;
  /** How long visitors are still answered, while balancers see that this process is not ready. */
  drainMs: number;
  /** Answers what was asked for. @param onClosed follows the last answer */
  drain: (onClosed: () => void) => void;
  /** Ends what runs beside answers: looks for releases, verdicts, changes. */
  closes: readonly (() => unknown)[];
  /** Ends the process after its last answer. */
  leave: () => void;
};

/**
 * Ends the process when it is told to. First it is unready, later closed: a balancer that looks meanwhile sends nobody any more, and
 * whoever comes till then is answered. What runs beside answers ends when nobody new is answered. A part that does not end keeps no other
 * from it.
 * @param source where signals come from
 */
export const stopOnSignals = ({ lifecycle, drainMs, drain, closes, leave }: Stop, source: EventEmitter = process) => {
  const stop = () => {
    if (lifecycle.isDraining) return;
    drain(leave);
    setTimeout(() => {
      for (const close of closes) closeOne(close);
    }, drainMs);
    setTimeout(() => process.exit(0), drainMs + graceMs).unref();
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'disconnect']) source.once(signal, stop);
};

const closeOne = (close: () => unknown) =>
  void new Promise((resolve) => resolve(close())).catch((error: Error) => log.error(`not closed: ${error.message}`));
