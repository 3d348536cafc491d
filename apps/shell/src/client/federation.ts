import type { Boot } from '../app/boot';
import { createCircuitBreaker } from './circuit-breaker';
import { RemoteUnresponsive } from './load-timeout';
import { createLoadAttempts, type LoadAttempt } from './load-attempts';

/** How long a remote is not asked again after all its attempts failed; Retry asks at once. */
const restMs = 30_000;

type NextLoad = { name: string; expose: string; error: unknown; from: LoadAttempt; step: number };

/**
 * Loads this page's pinned releases through Module Federation. A load that fails goes down the fallback chain: the
 * release itself, the same from a mirror, the fallback version, then the caller's own fallback UI.
 */
export const createFederation = (boot: Pick<Boot, 'remotes' | 'mirror'>) => {
  const attempts = createLoadAttempts(boot);
  const breakers = new Map(Object.keys(boot.remotes).map((name) => [name, createCircuitBreaker(restMs)]));

  const load = async <T>(name: string, expose: string): Promise<T> => {
    const release = boot.remotes[name];
    if (!release) throw new Error(`no release of ${name} in this page`);
    if (release.refused)
      throw Object.assign(new Error(`${name} is refused: ${release.refused}`), { name: 'RemoteRefused' });
    const attempt = attempts.current(name);
    if (!attempt || breakers.get(name)?.isOpen()) throw new Error(`${name} failed lately`);
    return loadBy<T>(name, expose, attempt);
  };

  const loadBy = async <T>(name: string, expose: string, attempt: LoadAttempt): Promise<T> => {
    try {
      return await attempts.load<T>(attempt, expose);
    } catch (error) {
      const isUnresponsive = error instanceof RemoteUnresponsive && error.isEverywhere;
      const step = Math.max(isUnresponsive ? 2 : 0, attempt.step + 1);
      const next = loadByNext<T>({ name, expose, error, from: attempt, step });
      if (!isUnresponsive) return next;
      // The fallback UI is shown now; the rest of the chain goes on behind it, and what arrives replaces it.
      breakers.get(name)?.open();
      const late = Promise.any([error.loading.then(() => attempts.restore(name, attempt)), next]).then(() =>
        breakers.get(name)?.close(),
      );
      late.catch(() => {});
      throw Object.assign(error, { late });
    }
  };

  const loadByNext = async <T>({ name, expose, error, from, step }: NextLoad): Promise<T> => {
    const next = await attempts.next(name, from, step);
    // A load that failed at the same time may have ended the chain already.
    const isOver = breakers.get(name)?.isOpen() && !(error instanceof RemoteUnresponsive);
    if (next && !isOver) return loadBy<T>(name, expose, next);
    breakers.get(name)?.open();
    const release = boot.remotes[name];
    if (release) attempts.restart(name, release);
    throw error;
  };

  return {
    load,
    /** Which version of a remote is in use now. */
    versionOf: (name: string) => attempts.current(name)?.release.version ?? '',
    /** Starts the fallback chain from its beginning, also when the circuit breaker is open. */
    restart(name: string) {
      const release = boot.remotes[name];
      if (!release) return;
      breakers.get(name)?.close();
      attempts.restart(name, release);
    },
    /** Moves the remote to its fallback version. @returns whether there is one */
    async useFallbackVersion(name: string) {
      const attempt = attempts.current(name);
      return Boolean(attempt && attempt.step < 2 && (await attempts.next(name, attempt, 2)));
    },
  };
};
