import { NotTried } from './outcomes';

/** Thrown by work whose other system did not answer in time: what it costs is time, which others then wait as well. */
export class NoAnswer extends Error {}

interface BreakerOptions {
  /** The time in milliseconds. */
  now: () => number;
  /** It is silent after so many tries in a row without an answer. */
  mostSilent: number;
  /** A silent one is asked again after so many milliseconds, by one. */
  restMs: number;
}

/** Keeps work from a system that gives no answer, as this process last found it. */
export interface CircuitBreaker {
  /**
   * Does work that asks the other system. While that is silent, one asks it from time to time, and whoever comes meanwhile waits for the
   * answer to that one.
   * @throws what `work` throws; `NotTried` without doing it while the system is silent and is not to be asked yet
   */
  run<T>(work: () => Promise<T>): Promise<T>;
}

/**
 * A circuit breaker: stops asking a system that gave several no answer in time. Each would wait as long, and hold up others; a system that
 * refuses has answered.
 */
export const createCircuitBreaker = ({ now, mostSilent, restMs }: BreakerOptions): CircuitBreaker => {
  let silent = 0;
  let reason = '';
  let askAgainAt = 0;
  let asking: Promise<void> | undefined;
  const ask = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      const answer = await work();
      silent = 0;
      return answer;
    } catch (error) {
      if (!(error instanceof NoAnswer)) silent = 0;
      else {
        silent += 1;
        reason = error.message;
        askAgainAt = now() + restMs;
      }
      throw error;
    }
  };
  return {
    async run(work) {
      while (silent >= mostSilent && asking) await asking;
      if (silent < mostSilent) return ask(work);
      if (now() < askAgainAt) throw new NotTried(`not tried: no answer to the last ${silent} tries: ${reason}`);
      const asked = ask(work);
      const settled = () => void (asking = undefined);
      asking = asked.then(settled, settled);
      return asked;
    },
  };
};
